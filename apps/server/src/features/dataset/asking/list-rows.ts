import type * as contract from '@mingfa/contract/dataset-question';
import type { TableWindow } from '@mingfa/contract/dataset-question';
import type { EndpointInput } from '@mingfa/contract/endpoint';
import { type TableQuery, tableQuery } from '@mingfa/contract/table-query';
import { compileBasis } from '@mingfa/tables/sql/compile-basis';
import { compileRows } from '@mingfa/tables/sql/compile-rows';
import type { RequestContext } from '../../../ports/app-context.ts';
import type { DatasetContext } from '../dataset-context.ts';
import { type OpenTables, openTables, tableOf } from './open-tables.ts';
import { compiled } from './query-problem-words.ts';
import { windowOf } from './window-of.ts';

/** A window of the rows of a table, sorted and filtered. @throws AppError `not_found`, `dataset_not_ready`, `query_refused` */
export async function listDatasetRows(
  context: DatasetContext & RequestContext,
  { datasetId, ...asked }: EndpointInput<typeof contract.listDatasetRows>,
): Promise<TableWindow> {
  const open = await openTables(context, datasetId);
  const table = tableOf(open, asked.table);
  const names = asked.columns.length > 0 ? asked.columns : table.columns.map(({ name }) => name);
  const query: TableQuery = {
    ...tableQuery.parse({ from: table.name }),
    filters: asked.filters,
    columns: names.map((column) => ({ table: table.name, column })),
    order: asked.sort.map(({ column, descending }) => ({
      by: { of: { table: table.name, column } },
      descending,
    })),
  };
  const { sql, columns } = compiled(() => compileRows(query, open.tables, context.language));
  const totalRows = asked.filters.length === 0 ? table.rows : await countRows(context, open, query);
  const isPlain = asked.filters.length === 0 && asked.sort.length === 0;
  const paged = isPlain ? pageInOrder(sql, asked) : pageByPlace(sql, table.name, asked);
  const question = { sql: paged, rows: asked.limit, isWritten: false };
  const { rows } = await context.tableEngine.ask(open.key, question, context.signal);
  const shown = names.flatMap((name) => table.columns.filter((column) => column.name === name));
  return windowOf(context, open, { table, shown, columns, rows, totalRows });
}

interface Page {
  offset: number;
  limit: number;
}

/** Rows lie in the order of the file: any place of it is found without reading what stands before. */
const pageInOrder = (sql: string, { offset, limit }: Page): string =>
  sql.replace(
    /\nORDER BY "_row"$/,
    () => `\nWHERE rowid BETWEEN ${offset} AND ${offset + limit - 1}\nORDER BY rowid`,
  );

/** Places are sorted by what they are sorted by alone; whole rows are read for those that are shown. */
function pageByPlace(sql: string, table: string, { offset, limit }: Page): string {
  const from = sql.indexOf(`\nFROM ${table}`);
  const order = sql.lastIndexOf('\nORDER BY ');
  const places = `SELECT rowid${sql.slice(from)}\nLIMIT ${limit} OFFSET ${offset}`;
  return `${sql.slice(0, from)}\nFROM ${table}\nWHERE rowid IN (\n${places}\n)${sql.slice(order)}`;
}

async function countRows(
  { tableEngine, signal }: DatasetContext & RequestContext,
  { key, tables }: OpenTables,
  query: TableQuery,
): Promise<number> {
  const { sql } = compiled(() => compileBasis({ ...query, order: [], columns: [] }, tables));
  const { rows } = await tableEngine.ask(key, { sql, rows: 1, isWritten: false }, signal);
  return Number(rows[0]?.[1] ?? 0);
}
