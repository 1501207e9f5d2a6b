import { associate } from './associations.ts';
import type { Candidate } from './candidate.ts';
import { chooseToRead } from './choose-to-read.ts';
import { featuresOf } from './features.ts';
import { type GatherInput, gatherCandidates } from './gather-candidates.ts';
import type { RankingModel, Scoring } from './ranking-model.ts';
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

/** Articles that no digest tells of are worth this share at least, where texts of some laws are held and digests of others. */
const LEAST_OF_TEXTS = 0.1;

/**
 * Articles and digests that may answer a question, the likeliest first: many are gathered, the most promising are read,
 * and those are put in order. Where texts of some laws are held and only digests of others, each kind has its own order, and
 * what the digests of both say to the question decides how the two kinds compare.
 */
export async function rankByModel(model: RankingModel, question: ModelQuestion): Promise<RankedCandidate[]> {
  const associated = associate(model.associations, question.text);
  const candidates = await gatherCandidates({ ...question, associated });
  const gathered: Gathered = {
    candidates,
    features: featuresOf(candidates, associated, model.associations),
    read: async (chosen) => readFeatures({ ...question, associated }, await question.readTexts(chosen)),
  };
  const texts = await readGroup(model.library, gathered, ({ version }) => version !== null);
  const digests = await readGroup(model.digests, gathered, ({ version }) => version === null);
  const shareOfTexts = compareGroups(model.digests, texts, digests);
  return [
    ...likelihoodsOf(model.library, texts, shareOfTexts),
    ...likelihoodsOf(model.digests, digests, 1 - shareOfTexts),
  ].sort((a, b) => b.likelihood - a.likelihood || comparePlaces(a.candidate, b.candidate));
}

interface Gathered {
  candidates: readonly Candidate[];
  features: readonly Float32Array[];
  read(chosen: readonly Candidate[]): Promise<readonly Float32Array[]>;
}

/** A candidate that was read, with all that is known of it. */
interface ReadCandidate {
  candidate: Candidate;
  row: Float32Array;
}

async function readGroup(
  scoring: Scoring,
  { candidates, features, read }: Gathered,
  belongs: (candidate: Candidate) => boolean,
): Promise<ReadCandidate[]> {
  const own = candidates.flatMap((candidate, at) => (belongs(candidate) ? [at] : []));
  const ownFeatures = own.map((at) => features[at] ?? new Float32Array());
  const group = own.flatMap((at) => candidates[at] ?? []);
  const chosen = chooseToRead(scoring.first, ownFeatures, group);
  const taken = chosen.flatMap((at) => group[at] ?? []);
  const rows = joinFeatures(ownFeatures, chosen, await read(taken));
  return taken.map((candidate, at) => ({ candidate, row: rows[at] ?? new Float32Array() }));
}

const scoreOf = (scoring: Scoring, { candidate, row }: ReadCandidate): number =>
  scoreCandidate(scoring, row) + (candidate.inForce ? 0 : NOT_IN_FORCE);

/** How likely the answer is among the texts: by the digests of both groups, in the one measure they share. */
function compareGroups(
  scoring: Scoring,
  texts: readonly ReadCandidate[],
  digests: readonly ReadCandidate[],
): number {
  if (digests.length === 0) return 1;
  if (texts.length === 0) return 0;
  const told = [...texts.filter(({ candidate }) => candidate.digestCoverage > 0), ...digests];
  const shares = shareOut(told.map((one) => scoreOf(scoring, one)));
  const ofTexts = shares.slice(0, told.length - digests.length).reduce((sum, share) => sum + share, 0);
  return Math.max(LEAST_OF_TEXTS, ofTexts);
}

function likelihoodsOf(
  scoring: Scoring,
  group: readonly ReadCandidate[],
  shareOfGroup: number,
): RankedCandidate[] {
  const shares = shareOut(group.map((one) => scoreOf(scoring, one)));
  return group.map(({ candidate }, at) => ({ candidate, likelihood: shareOfGroup * (shares[at] ?? 0) }));
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
