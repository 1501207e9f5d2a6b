import type { AnalysisStep } from '@mingfa/contract/analysis-step';
import type { TableCellValue } from '@mingfa/contract/table-query';
import { and, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../../db/client.ts';
import { analysisAnswer } from '../../../db/schema/analysis.ts';
import { dataset } from '../../../db/schema/dataset.ts';
import type { AnswerRow } from '../own-analysis.ts';
import { isAsking } from './asked-sum.ts';

const { rows: _, ...WITHOUT_ROWS } = getTableColumns(analysisAnswer);

/** What the steps of an analysis say now, by step. */
export async function currentAnswers(
  db: DatabaseOrTransaction,
  analysisId: string,
): Promise<Map<string, AnswerRow>> {
  const rows = await db
    .select(WITHOUT_ROWS)
    .from(analysisAnswer)
    .where(and(eq(analysisAnswer.analysisId, analysisId), eq(analysisAnswer.isCurrent, true)));
  return new Map(rows.map((row) => [row.stepId, row]));
}

/** What the steps of a version said, by step; what went with its dataset is not there. */
export async function answersOf(
  db: DatabaseOrTransaction,
  analysisId: string,
  answers: Readonly<Record<string, string>>,
): Promise<Map<string, AnswerRow>> {
  const ids = Object.values(answers);
  const rows = await db
    .select(WITHOUT_ROWS)
    .from(analysisAnswer)
    .where(and(eq(analysisAnswer.analysisId, analysisId), inArray(analysisAnswer.id, ids)));
  return new Map(rows.map((row) => [row.stepId, row]));
}

/** The rows of answers, by id. */
export async function rowsOf(
  db: DatabaseOrTransaction,
  answerIds: readonly string[],
): Promise<Map<string, TableCellValue[][]>> {
  if (answerIds.length === 0) return new Map();
  const rows = await db
    .select({ id: analysisAnswer.id, rows: analysisAnswer.rows })
    .from(analysisAnswer)
    .where(inArray(analysisAnswer.id, [...answerIds]));
  return new Map(rows.map((row) => [row.id, row.rows]));
}

/** A dataset that steps ask, as it stands. */
export interface AskedDataset {
  datasetId: string;
  title: string;
  build: number;
}

/** The datasets of `ownerId` that steps ask, in the order of the steps; those that are gone are not there. */
export async function datasetsOf(
  db: DatabaseOrTransaction,
  ownerId: string,
  steps: readonly AnalysisStep[],
): Promise<AskedDataset[]> {
  const ids = datasetIdsOf(steps);
  if (ids.length === 0) return [];
  const rows = await db
    .select({ datasetId: dataset.id, title: dataset.title, build: dataset.build })
    .from(dataset)
    .where(and(eq(dataset.ownerId, ownerId), inArray(dataset.id, ids)));
  return ids.flatMap((id) => rows.find(({ datasetId }) => datasetId === id) ?? []);
}

/** Ids of the datasets that steps name, each once. */
export const datasetIdsOf = (steps: readonly AnalysisStep[]): string[] => [
  ...new Set(steps.flatMap((step) => (isAsking(step) && step.datasetId ? [step.datasetId] : []))),
];
