import type { AnalysisStep } from '@mingfa/contract/analysis-step';

type Steps = readonly AnalysisStep[];

/** A step in the place of the one of the same name. */
export const withStep = (steps: Steps, step: AnalysisStep): Steps =>
  steps.map((one) => (one.stepId === step.stepId ? step : one));

/** A step put in at a place. */
export const withNewStep = (steps: Steps, step: AnalysisStep, place: number): Steps => [
  ...steps.slice(0, place),
  step,
  ...steps.slice(place),
];

export const withoutStep = (steps: Steps, stepId: string): Steps =>
  steps.filter((one) => one.stepId !== stepId);

/** A step one place up or down; the same steps where it is first or last. */
export function withMovedStep(steps: Steps, stepId: string, by: 1 | -1): Steps {
  const place = steps.findIndex((one) => one.stepId === stepId);
  const step = steps[place];
  if (!step || place + by < 0 || place + by >= steps.length) return steps;
  return withNewStep(withoutStep(steps, stepId), step, place + by);
}
