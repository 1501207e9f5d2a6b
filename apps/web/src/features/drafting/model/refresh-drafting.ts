import { listAddresses } from '@mingfa/contract/address-book';
import { getTemplate, getTemplateSample, listTemplates } from '@mingfa/contract/document-template';
import { getDraft, listDrafts } from '@mingfa/contract/draft';
import { getMatter, getMatterFacts, listMatters } from '@mingfa/contract/matter';
import { getOwnTemplate, listOwnTemplates } from '@mingfa/contract/own-template';
import { refreshEndpoints } from '../../../lib/query.ts';

/** A matter was made, named otherwise or deleted, or has another draft. */
export const refreshMatters = () => refreshEndpoints(listMatters, getMatter, listDrafts);
/** Facts were changed: drafts that rest on them look otherwise, too. */
export const refreshFacts = () =>
  refreshEndpoints(getMatterFacts, listMatters, getMatter, listDrafts, getDraft);
/** A template of one's own was made, set up otherwise or deleted: drafts of it look otherwise, too. */
export const refreshOwnTemplates = () =>
  refreshEndpoints(listOwnTemplates, getOwnTemplate, listTemplates, getTemplate, getTemplateSample, getDraft);
export const refreshAddresses = () => refreshEndpoints(listAddresses);
