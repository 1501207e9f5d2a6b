import type { ChoiceModel } from './choice-model.ts';
import { likelihoodOf } from './likelihood-of.ts';
import type { RankedCandidate, ReadParts } from './read-candidates.ts';

/** The candidates of a question, likeliest first. */
export function rankCandidates(
  model: Pick<ChoiceModel, 'weights' | 'none'>,
  read: ReadParts,
): RankedCandidate[] {
  const rows = read.candidates.map(({ features }) => features);
  const { candidates } = likelihoodOf(model, rows, read.none);
  return read.candidates
    .map((candidate, at) => ({ candidate, likelihood: candidates[at] ?? 0 }))
    .sort((a, b) => b.likelihood - a.likelihood);
}
