import type { FindingFigureOutcome, StepOutcome } from '@mingfa/contract/analysis-result';
import type { AnalysisStep } from '@mingfa/contract/analysis-step';
import type { ErrorCode } from '@mingfa/contract/errors';
import type { ChartSpec, TableCellValue } from '@mingfa/contract/table-query';
import type { Language } from '@mingfa/contract/values';
import type { DatabaseOrTransaction } from '../../../db/client.ts';
import { AppError } from '../../../ports/app-error.ts';
import { toErrorAnswer } from '../../../runtime/error-answer.ts';
import type { AnswerRow } from '../own-analysis.ts';
import { type AskingStep, askedSum, isAsking } from './asked-sum.ts';
import { findFigure, looseNumbers } from './find-figure.ts';
import { type AskedDataset, rowsOf } from './read-answers.ts';

/** Steps with what they were answered. */
export interface AnsweredSteps {
  steps: readonly AnalysisStep[];
  answers: ReadonlyMap<string, AnswerRow>;
  datasets: readonly AskedDataset[];
}

type ShowingStep = Extract<AnalysisStep, { kind: 'table' | 'chart' }>;
type FindingStep = Extract<AnalysisStep, { kind: 'finding' }>;

/** What each step came to, in their order: whether it still holds, and on what it rests. */
export async function describeOutcomes(
  db: DatabaseOrTransaction,
  answered: AnsweredSteps,
  language: Language,
): Promise<StepOutcome[]> {
  const asked = new Map(
    answered.steps.filter(isAsking).map((step) => [step.stepId, describeAsking(step, answered, language)]),
  );
  const rows = await rowsOf(db, answersWithFigures(answered));
  return answered.steps.map((step): StepOutcome => {
    switch (step.kind) {
      case 'text':
        return { ...NOTHING, stepId: step.stepId, state: 'fresh' };
      case 'question':
      case 'query':
        return asked.get(step.stepId) ?? { ...NOTHING, stepId: step.stepId };
      case 'finding':
        return describeFinding(step, answered, { asked, rows, language });
      default:
        return describeShowing(step, asked.get(step.of), language);
    }
  });
}

const NOTHING: Omit<StepOutcome, 'stepId'> = {
  ...{ state: 'never', staleBecause: [], ranAt: null, tookMs: null, dataset: null, sql: null },
  ...{ understood: null, columns: [], totalRows: 0, rowsKept: 0, isTruncated: false, basis: null },
  ...{ charts: [], figures: [], loose: [], errorCode: null, errorMessage: null },
};

function describeAsking(
  step: AskingStep,
  { answers, datasets }: AnsweredSteps,
  language: Language,
): StepOutcome {
  const { stepId, datasetId } = step;
  const answer = answers.get(stepId);
  const dataset = datasets.find((one) => one.datasetId === datasetId);
  const isGone = datasetId !== null && !dataset;
  if (!answer) return { ...NOTHING, stepId, staleBecause: isGone ? ['dataset_gone'] : [] };
  const staleBecause: StepOutcome['staleBecause'] = [
    ...(answer.askedSum === askedSum(step) ? [] : (['step_changed'] as const)),
    ...(isGone ? (['dataset_gone'] as const) : []),
    ...(dataset && dataset.datasetId === answer.datasetId && dataset.build !== answer.build
      ? (['dataset_changed'] as const)
      : []),
  ];
  const hasFailed = answer.errorCode !== null;
  return {
    ...{ stepId, staleBecause, state: hasFailed ? 'failed' : staleBecause.length > 0 ? 'stale' : 'fresh' },
    ...{ ranAt: answer.ranAt.toISOString(), tookMs: answer.tookMs },
    dataset: { datasetId: answer.datasetId, title: answer.datasetTitle, build: answer.build },
    ...{ sql: answer.sql, understood: answer.understood, columns: answer.columns },
    ...{ totalRows: answer.totalRows, rowsKept: answer.rowsKept },
    isTruncated: answer.rowsKept < answer.totalRows,
    ...{ basis: answer.basis, charts: answer.charts, figures: [], loose: [] },
    errorCode: answer.errorCode,
    errorMessage: answer.errorCode && wordsOf(answer.errorCode, answer.errorValues, language),
  };
}

function describeShowing(
  step: ShowingStep,
  source: StepOutcome | undefined,
  language: Language,
): StepOutcome {
  const { stepId } = step;
  if (!source || source.state === 'failed') return failed(stepId, 'step_without_source', language);
  if (source.state === 'never') return { ...source, stepId, charts: [] };
  const places = step.kind === 'table' ? step.columns : placesOf(step.spec);
  if (places.some((place) => place >= source.columns.length))
    return failed(stepId, 'step_source_differs', language);
  const charts = step.kind === 'table' ? [] : step.spec ? [step.spec] : source.charts.slice(0, 1);
  return {
    ...{ ...source, stepId, charts },
    staleBecause: source.state === 'stale' ? ['source_changed'] : [],
  };
}

const placesOf = (spec: ChartSpec | null): number[] =>
  spec ? [spec.x, ...spec.y, ...(spec.series === null ? [] : [spec.series])] : [];

function describeFinding(
  step: FindingStep,
  { steps, answers }: AnsweredSteps,
  {
    asked,
    rows,
    language,
  }: {
    asked: ReadonlyMap<string, StepOutcome>;
    rows: ReadonlyMap<string, TableCellValue[][]>;
    language: Language;
  },
): StepOutcome {
  const figures = step.figures.map((figure): FindingFigureOutcome => {
    const answer = answers.get(figure.of);
    const source = steps.find(({ stepId }) => stepId === figure.of);
    return findFigure(
      figure,
      answer && {
        columns: answer.columns,
        rows: rows.get(answer.id) ?? [],
        dimensions: dimensionsOf(source, answer),
      },
      language,
    );
  });
  const sources = [...new Set(step.figures.map(({ of }) => of))].map((of) => asked.get(of));
  const isNever = sources.some((source) => source?.state === 'never');
  const isStale =
    sources.some((source) => source?.state !== 'fresh') || figures.some(({ state }) => state !== 'same');
  const last = sources.flatMap((source) => source?.ranAt ?? []).toSorted();
  return {
    ...{ ...NOTHING, stepId: step.stepId, figures, loose: looseNumbers(step) },
    ...{ state: isNever ? 'never' : isStale ? 'stale' : 'fresh', ranAt: last[0] ?? null },
    staleBecause: isStale && !isNever ? ['source_changed'] : [],
  };
}

/** Of an answer to measures and dimensions, how many columns are dimensions. */
function dimensionsOf(step: AnalysisStep | undefined, answer: AnswerRow): number | null {
  if (step?.kind !== 'question') return null;
  const query = answer.understood?.query ?? step.query;
  return query && query.measures.length > 0 ? query.dimensions.length : null;
}

const answersWithFigures = ({ steps, answers }: AnsweredSteps): string[] => [
  ...new Set(
    steps.flatMap((step) =>
      step.kind === 'finding' ? step.figures.flatMap(({ of }) => answers.get(of)?.id ?? []) : [],
    ),
  ),
];

const failed = (stepId: string, code: ErrorCode, language: Language): StepOutcome => ({
  ...{ ...NOTHING, stepId, state: 'failed', errorCode: code },
  errorMessage: wordsOf(code, {}, language),
});

/** A stored failure in words. */
export function wordsOf(code: string, values: AppError['values'], language: Language): string {
  const error = new AppError(code as ErrorCode, values);
  return toErrorAnswer(error, { language, requestId: '' }).body.errorMessage;
}
