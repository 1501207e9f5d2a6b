import type { ColumnRef } from '@mingfa/contract/table-query';
import { type AskedTable, columnOf, ROW_COLUMN, unreadableTable } from './asked-tables.ts';
import { quoteName, quoteText } from './sql-text.ts';

/** Writes columns of the asked tables; with one table its name is left out, so that a person reads labels alone. */
export interface ColumnWriter {
  tables: readonly AskedTable[];
  isJoined: boolean;
}

/** A column as SQL reads it: `"金额"`, beside another table `t1."金额"`. */
export function columnSql(writer: ColumnWriter, ref: ColumnRef): string {
  if (ref.by) return reckonedSql(writer, ref, ref.by);
  const name = quoteName(columnOf(writer.tables, ref).label);
  return writer.isJoined ? `${tableSql(ref.table)}.${name}` : name;
}

/** Empty where one of both cells is. */
function reckonedSql(writer: ColumnWriter, ref: ColumnRef, { how }: NonNullable<ColumnRef['by']>): string {
  columnOf(writer.tables, ref);
  const [one, other] = columnsOf(ref).map((part) => columnSql(writer, part));
  if (how === 'days_since') return `DATE_DIFF('day', CAST(${other} AS DATE), CAST(${one} AS DATE))`;
  return how === 'minus' ? `(${one} - ${other})` : `(${one} / NULLIF(${other}, 0))`;
}

/** The columns as they are stored that a column stands for. */
export const columnsOf = ({ table, column, by }: ColumnRef): ColumnRef[] => [
  { table, column },
  ...(by ? [{ table, column: by.column }] : []),
];

/** The number of a row in its original. */
export function rowSql({ isJoined }: ColumnWriter, table: string): string {
  return isJoined ? `${tableSql(table)}.${quoteName(ROW_COLUMN)}` : quoteName(ROW_COLUMN);
}

/** `t1` as it is, any other name quoted. */
export const tableSql = (name: string): string => (/^t\d{1,3}$/.test(name) ? name : quoteName(name));

/** Whether the cell of a row said something that its column could not read. */
export function isUnreadableSql(writer: ColumnWriter, ref: ColumnRef): string {
  const beside = tableSql(unreadableTable(ref.table));
  const columns = columnsOf(ref).map(({ column }) => quoteText(column));
  const isOfThem = columns.length === 1 ? `= ${columns.join()}` : `IN (${columns.join(', ')})`;
  return `${rowSql(writer, ref.table)} IN (SELECT "_row" FROM ${beside} WHERE "column" ${isOfThem})`;
}
