export { type AskedFilters, countFacets, failedFilters } from './case-filters.ts';
export type { CaseColumn, CaseColumns, CaseIndex } from './case-index.ts';
export { causeLine } from './cause-line.ts';
export { mayReadCase } from './may-read-case.ts';
export { expireCases, readCases } from './read-cases.ts';
export { type LaterDecision, readLaterDecisions } from './read-later-decisions.ts';
export { type LaterDocument, numberOfLater, readLaterDocuments } from './read-later-documents.ts';
