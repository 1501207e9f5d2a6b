import type { DatasetTable } from '@mingfa/contract/dataset';
import type { TableStep } from '@mingfa/contract/dataset-table';
import { COLUMN_KIND_LABELS } from '@mingfa/contract/labels/table-labels';
import type { TFunction } from 'i18next';
import { currentLanguage } from '../../../lib/i18n.ts';

/** What a step was about, beside its kind: `“摘要”改为“用途”`. */
export function describeStep(
  step: TableStep,
  table: DatasetTable | undefined,
  t: TFunction<'dataset'>,
): string {
  const labelOf = (name: string) => table?.columns.find((column) => column.name === name)?.label ?? name;
  switch (step.kind) {
    case 'rename':
      return t('steps.about.rename', { to: step.label });
    case 'retype':
      return t('steps.about.retype', {
        column: labelOf(step.column),
        to: COLUMN_KIND_LABELS[currentLanguage()][step.to.kind],
      });
    case 'replace':
      return t('steps.about.replace', { column: labelOf(step.column), find: step.find, by: step.by });
    case 'drop_duplicates':
      return step.columns.length > 0
        ? t('steps.about.columns', { columns: step.columns.map(labelOf).join(t('listed')) })
        : t('steps.about.wholeRows');
    case 'drop_rows':
      return t('steps.about.rows', { rows: step.rows.slice(0, 10).join(t('listed')) });
    case 'set_cell':
      return t('steps.about.cell', { row: step.row, column: labelOf(step.column), value: step.value });
    case 'calculate':
      return t('steps.about.formula', { column: step.label, formula: step.formula });
    default:
      return t('steps.about.column', { column: labelOf(step.column) });
  }
}
