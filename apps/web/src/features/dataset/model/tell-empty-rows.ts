import type { DatasetTable } from '@mingfa/contract/dataset';
import type { TableStep } from '@mingfa/contract/dataset-table';
import type { TFunction } from 'i18next';

/** How many rows of a calculated column are empty, and why as far as its columns tell; null where none is, or where another step made it otherwise. */
export function tellEmptyRows(
  step: TableStep,
  table: DatasetTable | undefined,
  t: TFunction<'dataset'>,
): string | null {
  if (step.kind !== 'calculate') return null;
  const made = table?.columns.find(({ label, formula }) => label === step.label && formula === step.formula);
  // A text of the wrong kind is no cell either.
  const empty = (made?.empty ?? 0) + (made?.unreadable ?? 0);
  if (!table || empty === 0) return null;
  const used = new Set([...step.formula.matchAll(/\[([^\]]+)\]/g)].map(([, label]) => label?.trim()));
  const causes = table.columns.filter(
    (column) => used.has(column.label) && column.empty + column.unreadable > 0,
  );
  const reasons = causes.map(({ label, empty: without, unreadable }) =>
    t('steps.emptyBecause', {
      label,
      count: without + unreadable,
      shown: (without + unreadable).toLocaleString(),
    }),
  );
  const most = causes.reduce((sum, column) => sum + column.empty + column.unreadable, 0);
  return t('steps.emptyRows', {
    count: empty,
    shown: empty.toLocaleString(),
    reasons: [...reasons, ...(most < empty ? [t('steps.emptyElse')] : [])].join(t('listed')),
  });
}
