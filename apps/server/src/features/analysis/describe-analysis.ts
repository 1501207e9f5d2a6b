import type { AnalysisDetail, AnalysisProgress, AnalysisSummary } from '@mingfa/contract/analysis';
import type { Language } from '@mingfa/contract/values';
import type { DatabaseOrTransaction } from '../../db/client.ts';
import type { AnalysisRow } from './own-analysis.ts';
import { describeOutcomes, wordsOf } from './steps/describe-outcomes.ts';
import { type AskedDataset, currentAnswers, datasetsOf } from './steps/read-answers.ts';

/** An analysis with its steps and what they came to. */
export async function describeAnalysis(
  db: DatabaseOrTransaction,
  row: AnalysisRow,
  language: Language,
): Promise<AnalysisDetail> {
  const datasets = await datasetsOf(db, row.ownerId, row.steps);
  const answers = await currentAnswers(db, row.id);
  return {
    ...summaryOf(row, datasets),
    revision: row.revision,
    stepList: row.steps,
    outcomes: await describeOutcomes(db, { steps: row.steps, answers, datasets }, language),
    progress: describeAnalysisProgress(row, language),
  };
}

/** Analyses as a list shows them, in the order of the rows; all are of one person. */
export async function describeAnalyses(
  db: DatabaseOrTransaction,
  rows: readonly AnalysisRow[],
): Promise<AnalysisSummary[]> {
  const [first] = rows;
  if (!first) return [];
  const all = await datasetsOf(
    db,
    first.ownerId,
    rows.flatMap(({ steps }) => steps),
  );
  return rows.map((row) => {
    const ids = new Set(row.steps.flatMap((step) => ('datasetId' in step && step.datasetId) || []));
    return summaryOf(
      row,
      all.filter(({ datasetId }) => ids.has(datasetId)),
    );
  });
}

/** How far a run is. */
export function describeAnalysisProgress(row: AnalysisRow, language: Language): AnalysisProgress {
  const { state, run, answersRevision, errorCode } = row;
  return {
    ...{ state, done: run?.done ?? 0, total: run?.stepIds.length ?? 0 },
    stepId: state === 'working' ? (run?.stepIds[run.done] ?? null) : null,
    ...{ answersRevision, errorCode },
    errorMessage: errorCode && wordsOf(errorCode, {}, language),
  };
}

const summaryOf = (row: AnalysisRow, datasets: readonly AskedDataset[]): AnalysisSummary => ({
  ...{ analysisId: row.id, title: row.title, state: row.state, steps: row.steps.length },
  datasets: datasets.map(({ datasetId, title }) => ({ datasetId, title })),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});
