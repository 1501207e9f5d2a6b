import { associate } from './associations.ts';
import type { Candidate } from './candidate.ts';
import { chooseToRead } from './choose-to-read.ts';
import { featuresOf } from './features.ts';
import { type GatherInput, gatherCandidates } from './gather-candidates.ts';
import type { RankingModel } from './ranking-model.ts';
import { type CandidateText, readFeatures } from './read-features.ts';
import { joinFeatures, scoreCandidate } from './score-candidate.ts';

/** A question put to the library. */
export interface ModelQuestion extends Omit<GatherInput, 'associated'> {
  text: string;
  /** The words of the candidates, in their order; null for those that have none. */
  readTexts(candidates: readonly Candidate[]): Promise<readonly (CandidateText | null)[]>;
}

export interface RankedCandidate {
  candidate: Candidate;
  /** How likely, among all that were read, this one answers: 0 to 1, all together 1. */
  likelihood: number;
}

/** A text that is over, or still to come, has to fit this much better (a factor of its likelihood, as logarithm). */
const NOT_IN_FORCE = -3;

/**
 * Articles and digests that may answer a question, the likeliest first: many are gathered, the most promising are read,
 * and those are put in order.
 */
export async function rankByModel(model: RankingModel, question: ModelQuestion): Promise<RankedCandidate[]> {
  const associated = associate(model.associations, question.text);
  const candidates = await gatherCandidates({ ...question, associated });
  const isHeld = candidates.some(({ version }) => version !== null);
  const scoring = isHeld ? model.library : model.digests;
  const features = featuresOf(candidates, associated, model.associations);
  const chosen = chooseToRead(scoring.first, features, candidates);
  const read = chosen.flatMap((at) => candidates[at] ?? []);
  const reading = readFeatures({ ...question, associated }, await question.readTexts(read));
  const scores = joinFeatures(features, chosen, reading).map(
    (row, at) => scoreCandidate(scoring, row) + (read[at]?.inForce ? 0 : NOT_IN_FORCE),
  );
  const likelihoods = shareOut(scores);
  return read
    .map((candidate, at) => ({ candidate, likelihood: likelihoods[at] ?? 0 }))
    .sort((a, b) => b.likelihood - a.likelihood || comparePlaces(a.candidate, b.candidate));
}

/** Scores as shares of certainty. */
function shareOut(scores: readonly number[]): number[] {
  const best = Math.max(...scores);
  const shares = scores.map((score) => Math.exp(score - best));
  const all = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => share / all);
}

/** Of two that are as likely, always the same one comes first. */
const comparePlaces = (a: Candidate, b: Candidate): number =>
  a.law.titleKey === b.law.titleKey
    ? a.articleKey.localeCompare(b.articleKey, 'en', { numeric: true })
    : a.law.titleKey < b.law.titleKey
      ? -1
      : 1;
