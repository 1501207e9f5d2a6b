import {
  getComparison,
  getDocument,
  getReading,
  listComparisons,
  listDocuments,
} from '@mingfa/contract/document';
import type { Endpoint } from '@mingfa/contract/endpoint';
import { getPlaybook, listPlaybooks } from '@mingfa/contract/playbook';
import { getReview, listReviews } from '@mingfa/contract/review';
import { getWebPage, listWebPages } from '@mingfa/contract/web-page';
import { endpointKey, queryClient } from '../../../lib/query.ts';

/** How often what moves on the server is asked for. */
export const POLL_MS = 2_000;

const refreshAll = (endpoints: readonly Endpoint[]) => async (): Promise<void> => {
  await Promise.all(
    endpoints.map((endpoint) => queryClient.invalidateQueries({ queryKey: endpointKey(endpoint) })),
  );
};

export const refreshDocuments = refreshAll([listDocuments, getDocument, getReading]);
export const refreshReviews = refreshAll([listReviews, getReview]);
export const refreshComparisons = refreshAll([listComparisons, getComparison]);
export const refreshPlaybooks = refreshAll([listPlaybooks, getPlaybook]);
export const refreshWebPages = refreshAll([listWebPages, getWebPage]);
