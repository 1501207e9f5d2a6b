import type { TableColumn } from '@mingfa/contract/dataset-table';
import type { ColumnRef, RowReckoning } from '@mingfa/contract/table-query';
import { QueryProblem } from './query-problem.ts';

/** A table of an analysis: `name` is what SQL calls it (`t1`), `label` what people do. Skipped columns are not in it. */
export interface AskedTable {
  name: string;
  label: string;
  columns: readonly TableColumn[];
}

/** The hidden column that every stored table has: the number of the row in the original, from 1. */
export const ROW_COLUMN = '_row';

/** The table beside each table that holds what its cells said where they fail the kind of their column: `_row`, `column` (`c3`), `text`. */
export const unreadableTable = (table: string): string => `${table}_unreadable`;

/** What stands between two columns that are reckoned with one another. */
const SIGNS: Record<RowReckoning, string> = { days_since: '−', minus: '−', divided_by: '÷' };

/**
 * The column somebody means; one that is reckoned is a column of numbers named after both.
 * @throws QueryProblem for a table or a column that is not asked, and for columns that cannot be reckoned so
 */
export function columnOf(tables: readonly AskedTable[], ref: ColumnRef): TableColumn {
  const column = storedColumn(tables, ref);
  if (!ref.by) return column;
  const other = storedColumn(tables, { table: ref.table, column: ref.by.column });
  const isOfDays = ref.by.how === 'days_since';
  for (const { kind, label } of [column, other])
    if (isOfDays ? kind !== 'date' && kind !== 'time' : kind !== 'number')
      throw new QueryProblem('wrong_kind', label);
  return {
    ...column,
    label: `${column.label} ${SIGNS[ref.by.how]} ${other.label}`,
    kind: 'number',
    meaning: isOfDays ? 'count' : ref.by.how === 'divided_by' ? 'rate' : column.meaning,
  };
}

function storedColumn(tables: readonly AskedTable[], ref: ColumnRef): TableColumn {
  const table = tables.find(({ name }) => name === ref.table);
  if (!table) throw new QueryProblem('unknown_table', ref.table);
  const column = table.columns.find(({ name, isSkipped }) => name === ref.column && !isSkipped);
  if (!column) throw new QueryProblem('unknown_column', `${ref.table}.${ref.column}`);
  return column;
}
