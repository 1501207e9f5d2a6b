export type { CaseColumn, CaseColumns, CaseIndex } from './case-index.ts';
export { expireCases, readCases } from './read-cases.ts';
