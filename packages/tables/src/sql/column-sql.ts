import type { ColumnRef } from '@mingfa/contract/table-query';
import { type AskedTable, columnOf, ROW_COLUMN, unreadableTable } from './asked-tables.ts';
import { quoteName, quoteText } from './sql-text.ts';

/** Writes columns of the asked tables; with one table its name is left out, so that a person reads labels alone. */
export interface ColumnWriter {
  tables: readonly AskedTable[];
  isJoined: boolean;
}

/** A column as SQL reads it: `"金额"`, beside another table `t1."金额"`. */
export function columnSql({ tables, isJoined }: ColumnWriter, ref: ColumnRef): string {
  const name = quoteName(columnOf(tables, ref).label);
  return isJoined ? `${tableSql(ref.table)}.${name}` : name;
}

/** The number of a row in its original. */
export function rowSql({ isJoined }: ColumnWriter, table: string): string {
  return isJoined ? `${tableSql(table)}.${quoteName(ROW_COLUMN)}` : quoteName(ROW_COLUMN);
}

/** `t1` as it is, any other name quoted. */
export const tableSql = (name: string): string => (/^t\d{1,3}$/.test(name) ? name : quoteName(name));

/** Whether the cell of a row said something that its column could not read. */
export function isUnreadableSql(writer: ColumnWriter, ref: ColumnRef): string {
  const beside = tableSql(unreadableTable(ref.table));
  return `${rowSql(writer, ref.table)} IN (SELECT "_row" FROM ${beside} WHERE "column" = ${quoteText(ref.column)})`;
}
