import type { TableWindow } from '@mingfa/contract/dataset-question';
import type { ResultColumn, TableCellValue } from '@mingfa/contract/table-query';
import { unreadableTable } from '@mingfa/tables/sql/asked-tables';
import type { RequestContext } from '../../../ports/app-context.ts';
import type { BuiltColumn, BuiltTable } from '../../../ports/table-engine.ts';
import type { DatasetContext } from '../dataset-context.ts';
import type { OpenTables } from './open-tables.ts';

/** A window of rows whose first cell is their number; cells that failed their kind are put in as they are written. */
export async function windowOf(
  { tableEngine, signal }: DatasetContext & RequestContext,
  { key }: OpenTables,
  {
    table,
    shown,
    columns,
    rows,
    totalRows,
  }: {
    table: BuiltTable & { revision: number };
    shown: readonly BuiltColumn[];
    columns: readonly ResultColumn[];
    rows: readonly TableCellValue[][];
    totalRows: number;
  },
): Promise<TableWindow> {
  const numbers = rows.map(([row]) => Number(row));
  const written = new Map<string, string>();
  if (numbers.length > 0 && shown.some(({ unreadable }) => unreadable > 0)) {
    const sql = `SELECT "_row", "column", "text" FROM ${unreadableTable(table.name)} WHERE "_row" IN (${numbers.join(', ')})`;
    const found = await tableEngine.ask(
      key,
      { sql, rows: numbers.length * shown.length, isWritten: false },
      signal,
    );
    for (const [row, column, text] of found.rows) written.set(`${row} ${column}`, String(text ?? ''));
  }
  return {
    columns: [...columns.slice(1)],
    rows: rows.map(([, ...cells], at) => {
      const row = numbers[at] ?? 0;
      const unreadable: number[] = [];
      for (const [index, { name }] of shown.entries()) {
        const text = written.get(`${row} ${name}`);
        if (text === undefined) continue;
        cells[index] = text;
        unreadable.push(index);
      }
      return { row, cells, unreadable };
    }),
    totalRows,
    revision: table.revision,
  };
}
