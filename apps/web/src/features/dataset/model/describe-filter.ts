import type { TableColumn } from '@mingfa/contract/dataset-table';
import { FILTER_OPERATOR_LABELS } from '@mingfa/contract/labels/table-labels';
import type { TableFilter } from '@mingfa/contract/table-query';
import type { TFunction } from 'i18next';
import { currentLanguage } from '../../../lib/i18n.ts';

/** A filter in words: `借方金额 不小于 10000`. */
export function describeFilter(
  { of, operator, values }: TableFilter,
  columns: readonly Pick<TableColumn, 'name' | 'label'>[],
  t: TFunction<'dataset'>,
): string {
  const label = columns.find(({ name }) => name === of.column)?.label ?? of.column;
  const joined = values
    .map((value) => (value === 'true' ? t('cell.yes') : value === 'false' ? t('cell.no') : value))
    .join(operator === 'between' ? ' – ' : t('listed'));
  return [label, FILTER_OPERATOR_LABELS[currentLanguage()][operator], joined].filter(Boolean).join(' ');
}
