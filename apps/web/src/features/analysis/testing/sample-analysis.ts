import type { AnalysisDetail } from '@mingfa/contract/analysis';
import type { StepOutcome } from '@mingfa/contract/analysis-result';
import type { AnalysisStep } from '@mingfa/contract/analysis-step';

/** A step of words. */
export const textStep = (stepId: string, markdown = stepId): AnalysisStep => ({
  stepId,
  kind: 'text',
  title: '',
  markdown,
});

/** What a step came to that has not run. */
const sampleOutcome = (stepId: string, to: Partial<StepOutcome> = {}): StepOutcome => ({
  stepId,
  state: 'never',
  staleBecause: [],
  ranAt: null,
  tookMs: null,
  dataset: null,
  sql: null,
  understood: null,
  columns: [],
  totalRows: 0,
  rowsKept: 0,
  isTruncated: false,
  basis: null,
  charts: [],
  figures: [],
  loose: [],
  errorCode: null,
  errorMessage: null,
  ...to,
});

/** An analysis with these steps. */
export const sampleAnalysis = (
  stepList: readonly AnalysisStep[],
  to: Partial<AnalysisDetail> = {},
): AnalysisDetail => ({
  analysisId: 'anl_1234567890',
  title: '付款分析',
  state: 'idle',
  steps: stepList.length,
  datasets: [],
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  revision: 1,
  stepList: [...stepList],
  outcomes: stepList.map(({ stepId }) => sampleOutcome(stepId)),
  progress: {
    state: 'idle',
    done: 0,
    total: 0,
    stepId: null,
    answersRevision: 0,
    errorCode: null,
    errorMessage: null,
  },
  ...to,
});
