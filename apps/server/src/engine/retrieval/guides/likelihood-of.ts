import type { ChoiceModel } from './choice-model.ts';

/** How likely each candidate is the right one, and that none is; together 1. */
export function likelihoodOf(
  model: Pick<ChoiceModel, 'weights' | 'none'>,
  candidates: readonly (readonly number[])[],
  none: readonly number[],
): { candidates: number[]; none: number } {
  const scores = [weigh(model.none, [1, ...none]), ...candidates.map((one) => weigh(model.weights, one))];
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const all = powers.reduce((sum, one) => sum + one, 0);
  const [ofNone = 0, ...others] = powers.map((one) => one / all);
  return { candidates: others, none: ofNone };
}

function weigh(weights: readonly number[], values: readonly number[]): number {
  return values.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0);
}
