import { REVIEW_CELL_STATE_LABELS } from '@mingfa/contract/labels/review-table-labels';
import type { ReviewRowFilter } from '@mingfa/contract/review-table-content';
import type { TFunction } from 'i18next';
import { currentLanguage } from '../../../lib/i18n.ts';

/** A filter of one column, and what its groups say in words: a group's own name is for machines. */
export interface ColumnFilter {
  asks: ReviewRowFilter;
  groupWords: readonly string[];
}

/** Which rows are shown, and in which order. */
export interface RowView {
  q: string;
  filters: readonly ColumnFilter[];
  sort: { by: string; descending: boolean } | null;
}

/** Whether a filter leaves anything out. */
export const narrows = ({ columnId: _, ...parts }: ReviewRowFilter): boolean =>
  Object.values(parts).some((part) => (Array.isArray(part) ? part.length > 0 : part !== undefined));

/** One filter a column: a new one takes the place of the one before; one that leaves nothing out is none. */
export const withFilter = (filters: readonly ColumnFilter[], filter: ColumnFilter): ColumnFilter[] => [
  ...filters.filter(({ asks }) => asks.columnId !== filter.asks.columnId),
  ...(narrows(filter.asks) ? [filter] : []),
];

/** A filter in words: `押金：未约定、还没有核对`. */
export function describeColumnFilter(
  { asks, groupWords }: ColumnFilter,
  label: string,
  t: TFunction<'review-table'>,
): string {
  const language = currentLanguage();
  const { states = [], deviating, disagreeing, checked } = asks;
  const parts = [
    ...states.map((state) => REVIEW_CELL_STATE_LABELS[language][state]),
    ...groupWords,
    deviating ? t('filter.deviating') : null,
    disagreeing ? t('filter.disagreeing') : null,
    checked === undefined ? null : t(checked ? 'filter.checked' : 'filter.unchecked'),
  ].filter((part) => part !== null);
  return language === 'en' ? `${label}: ${parts.join(', ')}` : `${label}：${parts.join('、')}`;
}
