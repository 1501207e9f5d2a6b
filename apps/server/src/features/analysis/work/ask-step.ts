import { ANALYSIS_LIMITS } from '@mingfa/contract/analysis-step';
import type { ErrorCode } from '@mingfa/contract/errors';
import type {
  ChartSpec,
  TableCellValue,
  TableResult,
  UnderstoodQuestion,
} from '@mingfa/contract/table-query';
import { chooseCharts } from '@mingfa/tables/charts/choose-charts';
import { NUMBERS_OF_PERSONS } from '@mingfa/tables/values/mask-cell';
import { and, eq } from 'drizzle-orm';
import type { analysisAnswer } from '../../../db/schema/analysis.ts';
import { dataset } from '../../../db/schema/dataset.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import { askDataset, queryDataset, queryDatasetBySql } from '../../dataset/index.ts';
import type { AnalysisContext } from '../analysis-context.ts';
import { type AskingStep, askedSum, sumOf } from '../steps/asked-sum.ts';

/** What a step came to, before it is kept. */
export type StepAnswer = Omit<typeof analysisAnswer.$inferInsert, 'id' | 'analysisId' | 'isCurrent'>;

/** Nobody is at fault, and the next try may come through: a run tries again. */
const PASSING: readonly ErrorCode[] = ['store_unavailable', 'database_unavailable'];

/**
 * Asks what a step asks. That it cannot be answered is an answer, too; null where there is no dataset to ask.
 * @throws the signal's reason, and what may pass
 */
export async function askStep(
  context: AnalysisContext & RequestContext,
  step: AskingStep,
): Promise<StepAnswer | null> {
  const { db, caller, clock, signal } = context;
  if (step.datasetId === null) return null;
  const [asked] = await db
    .select({ title: dataset.title, build: dataset.build })
    .from(dataset)
    .where(and(eq(dataset.id, step.datasetId), eq(dataset.ownerId, caller.userId)));
  if (!asked) return null;
  const begun = clock.now();
  const told = await resultOf(context, step.datasetId, step).catch((error: unknown) => {
    signal.throwIfAborted();
    if (!(error instanceof AppError) || PASSING.includes(error.code)) throw error;
    return error;
  });
  const of = {
    ...{ stepId: step.stepId, datasetId: step.datasetId, askedSum: askedSum(step) },
    ...{ build: asked.build, datasetTitle: asked.title, ranAt: begun },
    tookMs: Math.max(0, clock.now().getTime() - begun.getTime()),
  };
  if (told instanceof AppError)
    return { ...of, errorCode: told.code, errorValues: told.values, answerSum: sumOf(['failed', told.code]) };
  const { understood, result } = told;
  if (!result) {
    const errorCode: ErrorCode = 'question_not_understood';
    return { ...of, understood, errorCode, answerSum: sumOf(['failed', errorCode]) };
  }
  const rows = keptRows(result.rows);
  return {
    ...{ ...of, understood, rows, rowsKept: rows.length, totalRows: result.totalRows },
    ...{ sql: result.sql, columns: result.columns, basis: result.basis, charts: chartsOf(result) },
    answerSum: sumOf([result.columns, result.totalRows, rows]),
  };
}

async function resultOf(
  context: AnalysisContext & RequestContext,
  datasetId: string,
  step: AskingStep,
): Promise<{ understood: UnderstoodQuestion | null; result: TableResult | null }> {
  if ((step.kind === 'query' ? step.sql : step.query === null && step.question) === '')
    throw new AppError('step_empty');
  if (step.kind === 'query') {
    return { understood: null, result: await queryDatasetBySql(context, { datasetId, sql: step.sql }) };
  }
  if (step.query === null) return askDataset(context, { datasetId, question: step.question });
  return { understood: null, result: await queryDataset(context, { datasetId, query: step.query }) };
}

/** Of SQL nobody knows which columns are figures: its numbers are, but those of persons. */
function chartsOf({ columns, rows, basis, charts }: TableResult): ChartSpec[] {
  if (basis !== null || charts.length > 0) return charts;
  const figures = columns.map((column) => ({
    ...column,
    isFigure: column.kind === 'number' && !NUMBERS_OF_PERSONS.includes(column.meaning),
  }));
  return chooseCharts(figures, rows);
}

/** The first rows, as many as are kept. */
function keptRows(rows: readonly TableCellValue[][]): TableCellValue[][] {
  let bytes = 0;
  const kept: TableCellValue[][] = [];
  for (const row of rows.slice(0, ANALYSIS_LIMITS.rowsKept)) {
    bytes += Buffer.byteLength(JSON.stringify(row));
    if (bytes > ANALYSIS_LIMITS.resultBytes) break;
    kept.push(row);
  }
  return kept;
}
