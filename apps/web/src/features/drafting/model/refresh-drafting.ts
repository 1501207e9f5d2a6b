import { listAddresses } from '@mingfa/contract/address-book';
import { getDraft, listDrafts } from '@mingfa/contract/draft';
import { getMatter, getMatterFacts, listMatters } from '@mingfa/contract/matter';
import { refreshEndpoints } from '../../../lib/query.ts';

/** A matter was made, named otherwise or deleted, or has another draft. */
export const refreshMatters = () => refreshEndpoints(listMatters, getMatter, listDrafts);
/** Facts were changed: drafts that rest on them look otherwise, too. */
export const refreshFacts = () =>
  refreshEndpoints(getMatterFacts, listMatters, getMatter, listDrafts, getDraft);
export const refreshAddresses = () => refreshEndpoints(listAddresses);
