import {
  type ResultBasis,
  TABLE_QUERY_LIMITS,
  type TableQuery,
  type TableResult,
} from '@mingfa/contract/table-query';
import { chooseCharts } from '@mingfa/tables/charts/choose-charts';
import type { AskedTable } from '@mingfa/tables/sql/asked-tables';
import { compileBasis } from '@mingfa/tables/sql/compile-basis';
import { compileQuery } from '@mingfa/tables/sql/compile-query';
import { describeFilter } from '@mingfa/tables/sql/describe-filter';
import type { RequestContext } from '../../../ports/app-context.ts';
import type { DatasetContext } from '../dataset-context.ts';
import type { OpenTables } from './open-tables.ts';
import { compiled } from './query-problem-words.ts';

/** Answers a query over all rows, with what the answer rests on. @throws AppError `query_refused`, and those of the engine */
export async function answerQuery(
  context: DatasetContext & RequestContext,
  open: OpenTables,
  query: TableQuery,
): Promise<TableResult> {
  const { tableEngine, language, signal } = context;
  const { sql, columns } = compiled(() => compileQuery(query, open.tables, language));
  // More than were asked for where several are equal to the last.
  const answer = await tableEngine.ask(
    open.key,
    { sql, rows: TABLE_QUERY_LIMITS.rows, isWritten: false },
    signal,
  );
  return {
    sql,
    columns,
    rows: answer.rows,
    totalRows: answer.totalRows,
    basis: await readBasis(context, open, query),
    charts: chooseCharts(columns, answer.rows),
  };
}

/** What an answer rests on: rows read and used, and cells that were left out. */
async function readBasis(
  { tableEngine, language, signal }: DatasetContext & RequestContext,
  { key, tables }: OpenTables,
  query: TableQuery,
): Promise<ResultBasis> {
  const { sql, counted } = compiled(() => compileBasis(query, tables));
  const { rows } = await tableEngine.ask(key, { sql, rows: 1, isWritten: false }, signal);
  const [read, used, ...cells] = (rows[0] ?? []).map(Number);
  const asked = new Set([query.from, ...query.joins.map(({ right }) => right.table)]);
  return {
    rowsRead: read ?? 0,
    rowsUsed: used ?? 0,
    leftOut: counted
      .map((of, index) => ({ of, empty: cells[index * 2] ?? 0, unreadable: cells[index * 2 + 1] ?? 0 }))
      .filter(({ empty, unreadable }) => empty > 0 || unreadable > 0),
    filters: query.filters.map((filter) => describeFilter(tables as readonly AskedTable[], filter, language)),
    tables: tables
      .filter(({ name }) => asked.has(name))
      .map(({ name, label, revision }) => ({ table: name, label, revision })),
  };
}
