import type * as contract from '@mingfa/contract/dataset-question';
import type { EndpointInput, EndpointOutput } from '@mingfa/contract/endpoint';
import {
  type CellCover,
  type ColumnMeaning,
  type ResultColumn,
  TABLE_QUERY_LIMITS,
  type TableResult,
} from '@mingfa/contract/table-query';
import { chooseCharts } from '@mingfa/tables/charts/choose-charts';
import { NUMBERS_OF_PERSONS } from '@mingfa/tables/values/mask-cell';
import type { RequestContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import type { AnswerColumn } from '../../../ports/table-engine.ts';
import { toErrorAnswer } from '../../../runtime/error-answer.ts';
import type { DatasetContext } from '../dataset-context.ts';
import { answerQuery } from './answer-query.ts';
import { type OpenTables, openTables } from './open-tables.ts';

/** Answers a question that was built of measures and dimensions. @throws AppError `not_found`, `dataset_not_ready`, `query_refused` */
export async function queryDataset(
  context: DatasetContext & RequestContext,
  { datasetId, query }: EndpointInput<typeof contract.queryDataset>,
): Promise<TableResult> {
  return answerQuery(context, await openTables(context, datasetId), query);
}

/** Answers SQL that a person wrote. @throws AppError, those of SQL among them */
export async function queryDatasetBySql(
  context: DatasetContext & RequestContext,
  { datasetId, sql }: EndpointInput<typeof contract.queryDatasetBySql>,
): Promise<TableResult> {
  const open = await openTables(context, datasetId);
  const { columns, rows, totalRows } = await answerSql(context, open, sql, TABLE_QUERY_LIMITS.rows);
  return { sql, columns, rows, totalRows, basis: null, charts: chooseCharts(columns, rows) };
}

/** The first rows of an answer to SQL, its columns with what they mean. @throws AppError, those of SQL */
export async function answerSql(
  context: DatasetContext & RequestContext,
  { key, tables }: OpenTables,
  sql: string,
  rowsMax: number,
): Promise<Pick<TableResult, 'columns' | 'rows' | 'totalRows'>> {
  const meanings = tables.flatMap(({ name: table, label, columns }) =>
    columns.map((column) => ({
      ...{ tables: [table, label], column: column.label, meaning: column.meaning },
      isFreeText: column.kind === 'text' && FREE_TEXTS.includes(column.meaning),
    })),
  );
  const question = { sql, rows: rowsMax, isWritten: true, meanings };
  const { columns, rows, totalRows } = await context.tableEngine.ask(key, question, context.signal);
  const shown = columns.map((column): ResultColumn => {
    const { name, kind } = column;
    const cover = coverOf(column);
    return {
      ...{ name, label: name, kind, meaning: meaningOf(column), isFigure: false },
      ...(cover ? { cover } : {}),
    };
  });
  return { columns: shown, rows, totalRows };
}

/** What people write as they like: a number of a person may stand anywhere in it. */
const FREE_TEXTS: readonly ColumnMeaning[] = ['plain', 'remark', 'name'];

const numberOfPerson = (holds: readonly ColumnMeaning[]) =>
  NUMBERS_OF_PERSONS.find((meaning) => holds.includes(meaning));

/** What is made from a number of a person is covered whole: windows that overlap would give it back. */
function coverOf({ holds = [], isCell = false, holdsFreeText = false }: AnswerColumn): CellCover | null {
  if (isCell) return null;
  if (numberOfPerson(holds)) return 'whole';
  return holdsFreeText ? 'digits' : null;
}

/**
 * What a column of an answer to SQL means: a number of a person wherever it may hold a part of one, else what all columns mean that it gives back
 * unchanged, or as sums and means.
 */
function meaningOf({ kind, holds = [], isSameUnit = false }: AnswerColumn): ColumnMeaning {
  const covered = numberOfPerson(holds);
  if (kind !== 'text' && kind !== 'number') return covered ?? 'plain';
  const [only = 'plain', ...others] = holds;
  return covered ?? (isSameUnit && others.length === 0 ? only : 'plain');
}

/** Tells whether SQL would run, and where it is wrong. @throws AppError `not_found`, `dataset_not_ready` */
export async function checkDatasetSql(
  context: DatasetContext & RequestContext,
  { datasetId, sql }: EndpointInput<typeof contract.checkDatasetSql>,
): Promise<EndpointOutput<typeof contract.checkDatasetSql>> {
  const { key } = await openTables(context, datasetId);
  const { columns, problem } = await context.tableEngine.check(key, sql, context.signal);
  if (!problem) return { columns, problem: null };
  const { code, words, original, position } = problem;
  const told = toErrorAnswer(new AppError(code, { problem: words }), {
    language: context.language,
    requestId: '',
  });
  return { columns: [], problem: { code, message: told.body.errorMessage, original, position } };
}
