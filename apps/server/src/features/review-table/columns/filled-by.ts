import type { ReviewColumnMethod } from '@mingfa/contract/review-cell';
import type { ColumnRow } from '../own-table.ts';

/** Who fills a column now: without a model, what asks for one is left to its rule, or to a person's hand. */
export function filledBy(
  { method, libraryKey }: Pick<ColumnRow, 'method' | 'libraryKey'>,
  hasModel: boolean,
): ReviewColumnMethod {
  if (libraryKey === null) return method !== 'hand' && hasModel ? 'model' : 'hand';
  return hasModel || method === 'hand' ? method : 'rule';
}

/** Whether rules take part in filling a column. */
export const byRule = (method: ReviewColumnMethod): boolean => method === 'rule' || method === 'both';
/** Whether a model does. */
export const byModel = (method: ReviewColumnMethod): boolean => method === 'model' || method === 'both';
