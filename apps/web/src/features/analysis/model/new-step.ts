import type { AnalysisStep, AnalysisStepKind } from '@mingfa/contract/analysis-step';
import { randomId } from '../../../lib/random-id.ts';

export type AskingStep = Extract<AnalysisStep, { kind: 'question' | 'query' }>;

/** A step that asks a dataset, and so has an answer of its own. */
export const isAsking = (step: AnalysisStep): step is AskingStep =>
  step.kind === 'question' || step.kind === 'query';

/** Steps before a place whose answers can be shown there. */
export const sourcesBefore = (steps: readonly AnalysisStep[], place: number): readonly AskingStep[] =>
  steps.slice(0, place).filter(isAsking);

/** An empty step at a place: it asks the dataset that the nearest one before it asks, and shows the answer of that one. */
export function newStep(
  kind: AnalysisStepKind,
  steps: readonly AnalysisStep[],
  place: number,
  onlyDataset: string | null,
): AnalysisStep {
  const source = sourcesBefore(steps, place).at(-1);
  const base = { stepId: randomId().slice(0, 12), title: '' };
  const datasetId = source?.datasetId ?? steps.find(isAsking)?.datasetId ?? onlyDataset;
  switch (kind) {
    case 'text':
      return { ...base, kind, markdown: '' };
    case 'question':
      return { ...base, kind, datasetId, question: '', query: null };
    case 'query':
      return {
        ...base,
        kind,
        datasetId,
        sql: '',
        origin: 'person',
        modelName: '',
        question: '',
        explanation: '',
      };
    case 'table':
      return { ...base, kind, of: source?.stepId ?? 'none', columns: [], rows: 20 };
    case 'chart':
      return { ...base, kind, of: source?.stepId ?? 'none', spec: null };
    case 'finding':
      return { ...base, kind, text: '', figures: [] };
  }
}
