/** Where a case opens, at a paragraph where one is meant. */
export const caseAddress = (caseId: string, paragraph?: number): string =>
  `/case_search/${caseId}${paragraph ? `?paragraph=${paragraph}` : ''}`;
