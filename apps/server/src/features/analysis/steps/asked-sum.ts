import { createHash } from 'node:crypto';
import type { AnalysisStep } from '@mingfa/contract/analysis-step';

/** A step that asks a dataset. */
export type AskingStep = Extract<AnalysisStep, { kind: 'question' | 'query' }>;

export const isAsking = (step: AnalysisStep): step is AskingStep =>
  step.kind === 'question' || step.kind === 'query';

/** Names what a step asks: its title and whose words it is change no answer. */
export function askedSum(step: AskingStep): string {
  const asked =
    step.kind === 'query'
      ? ['sql', step.sql]
      : step.query === null
        ? ['words', step.question]
        : ['query', step.query];
  return sumOf([step.datasetId, ...asked]);
}

/** SHA-256 of what can be written as JSON, its keys in any order. */
export function sumOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value, inOrder)).digest('hex');
}

/** The database keeps no order of keys. */
const inOrder = (_key: string, value: unknown) =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;
