import type { ColumnOddity } from '@mingfa/contract/dataset-table';
import type { TableCellValue } from '@mingfa/contract/table-query';
import { findOddities } from '@mingfa/tables/profile/find-oddities';
import { quoteName } from '@mingfa/tables/sql/sql-text';
import type { BuiltColumn, BuiltTable } from '../../../ports/table-engine.ts';

/** Different values that are looked at one by one. */
export const ODD_VALUES = 20_000;
/** Meanings whose values are read one by one, and what that tells which no condition in SQL can. */
const MEANINGS = ['identity', 'name', 'code'];
const KINDS: ColumnOddity['kind'][] = ['duplicates', 'bad_identity_numbers', 'near_duplicates'];

/** Whether the values of a column are read one by one. */
export const isReadByValue = ({ kind, meaning }: BuiltColumn, distinct: number): boolean =>
  kind === 'text' && MEANINGS.includes(meaning) && distinct <= ODD_VALUES;

/** Each different value of a column with how many rows say it. */
export const valuesSql = ({ name }: BuiltTable, { label }: BuiltColumn): string =>
  `SELECT ${quoteName(label)}, count(*) FROM ${name} WHERE ${quoteName(label)} IS NOT NULL GROUP BY 1 ORDER BY 1`;

/** What is odd in values that are numbers of persons, names or codes. */
export function oddValues(
  column: BuiltColumn,
  rows: readonly TableCellValue[][],
  today: string,
): ColumnOddity[] {
  const values = rows.map(([value, times]) => ({ value: String(value), rows: Number(times) }));
  return findOddities(column, values, [], today).filter(({ kind }) => KINDS.includes(kind));
}
