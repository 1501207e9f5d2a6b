import type * as contract from '@mingfa/contract/dataset-question';
import type { EndpointInput, EndpointOutput } from '@mingfa/contract/endpoint';
import type { TableQuery } from '@mingfa/contract/table-query';
import { compileQuery } from '@mingfa/tables/sql/compile-query';
import { compileTrace } from '@mingfa/tables/sql/compile-trace';
import type { RequestContext } from '../../../ports/app-context.ts';
import type { DatasetContext } from '../dataset-context.ts';
import { type OpenTables, openTables, tableOf } from './open-tables.ts';
import { compiled } from './query-problem-words.ts';
import { windowOf } from './window-of.ts';

/** The rows behind one figure of an answer. @throws AppError `not_found`, `dataset_not_ready`, `query_refused` */
export async function traceDatasetFigure(
  context: DatasetContext & RequestContext,
  { datasetId, query, key, measure, offset, limit }: EndpointInput<typeof contract.traceDatasetFigure>,
): Promise<EndpointOutput<typeof contract.traceDatasetFigure>> {
  const { language, tableEngine, signal } = context;
  const open = await openTables(context, datasetId);
  // All rows of the group: as if they were counted.
  const traced: TableQuery =
    measure === null
      ? { ...query, measures: [{ aggregate: 'count', of: null, compare: null }], having: [], order: [] }
      : query;
  const { sql, columns } = compiled(() => compileTrace(traced, open.tables, key, measure ?? 0, language));
  const page = `${sql}\nLIMIT ${limit} OFFSET ${offset}`;
  const ask = (text: string, rows: number) =>
    tableEngine.ask(open.key, { sql: text, rows, isWritten: false }, signal);
  const { rows } = await ask(page, limit);
  const counted = await ask(`SELECT COUNT(*) FROM (\n${sql}\n)`, 1);
  const table = tableOf(open, query.from);
  const joined = [query.from, ...query.joins.map(({ right }) => right.table)].map((name) =>
    tableOf(open, name),
  );
  const window = await windowOf(context, open, {
    ...{ table, columns, rows },
    shown: joined.flatMap((one) =>
      one === table ? one.columns : one.columns.map((column) => ({ ...column, unreadable: 0 })),
    ),
    totalRows: Number(counted.rows[0]?.[0] ?? 0),
  });
  return {
    ...window,
    figure: measure === null ? null : await readFigure(context, open, query, key, measure),
  };
}

/** What the answer says there: the figure itself, asked anew. */
async function readFigure(
  { language, tableEngine, signal }: DatasetContext & RequestContext,
  open: OpenTables,
  query: TableQuery,
  key: readonly (string | boolean | null)[],
  measure: number,
): Promise<string | null> {
  const { sql } = compiled(() =>
    compileQuery({ ...query, order: [], limit: null, having: [] }, open.tables, language),
  );
  const { rows } = await tableEngine.ask(open.key, { sql, rows: 10_000, isWritten: false }, signal);
  const row = rows.find((cells) => key.every((value, index) => cells[index] === value));
  // Measures stand behind the dimensions; those held against others are among them.
  const value = row?.[query.dimensions.length + measure] ?? null;
  return value === null ? null : String(value);
}
