import type { AnalysisStep } from '@mingfa/contract/analysis-step';
import { randomId } from '../../../lib/random-id.ts';
import type { Answer } from '../hooks/use-asking.ts';

const newId = () => randomId().slice(0, 12);

/** An answer as the first steps of an analysis: what was asked, and its chart where it has one. */
export function analysisSteps(
  datasetId: string,
  { query, result }: Answer,
  question: string,
): AnalysisStep[] {
  const named = { stepId: newId(), title: '', datasetId };
  const asked: AnalysisStep = query
    ? { kind: 'question', ...named, question, query: question === '' ? query : null }
    : {
        kind: 'query',
        ...{ ...named, sql: result.sql, origin: 'person', modelName: '', question: '', explanation: '' },
      };
  const chart: AnalysisStep = { kind: 'chart', stepId: newId(), title: '', of: named.stepId, spec: null };
  return result.charts.length > 0 ? [asked, chart] : [asked];
}
