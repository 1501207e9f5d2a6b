import { listPublishedFigures } from '@mingfa/contract/calculator';
import { type PublishedFigures, SHIPPED_FIGURES } from '@mingfa/legal/figures/published-figures';
import { useEndpoint } from '../../lib/query.ts';

const HOUR_MS = 3_600_000;

/** Holidays and the LPR as this installation knows them; those of the release until they are read. */
export function usePublishedFigures(): PublishedFigures {
  return useEndpoint(listPublishedFigures, {}, { staleTime: HOUR_MS }).data ?? SHIPPED_FIGURES;
}
