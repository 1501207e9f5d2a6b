import { DOCUMENTS } from '../../../lib/document-address.ts';

/** The tab of comparisons. */
export const COMPARISONS = `${DOCUMENTS}?tab=comparisons`;

export const comparisonAddress = (comparisonId: string): string => `${DOCUMENTS}/comparison/${comparisonId}`;
