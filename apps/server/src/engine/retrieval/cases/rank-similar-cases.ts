import type { CaseAuthority } from '@mingfa/legal/judgments/judgment-reading';
import { bestOf } from './best-of.ts';
import type { CasePostings } from './case-postings.ts';
import { countTerms, tellingWeight } from './case-terms.ts';
import type { CaseVectors } from './case-vectors.ts';
import { causeAgreement, guessCauses, type LikelyCause } from './cause-agreement.ts';

/** What is known of a case beside its facts. */
export interface CaseTraits {
  causes: readonly string[];
  /** Articles it cites, as `articleKey` writes them. */
  cited: readonly string[];
  authority: CaseAuthority;
  /** Year of the decision, where it is known. */
  year: number | null;
}

/** The cases of a library by their numbers: words, places in the latent space (null in a small library), traits. */
export interface RankedLibrary {
  postings: CasePostings;
  vectors: CaseVectors | null;
  traits: (index: number) => CaseTraits;
}

/** A story as it is ranked by. */
export interface RankedStory {
  /** As `caseWords` gives them. */
  words: readonly string[];
  /** Its place in the latent space. */
  vector: Float32Array | null;
  /** Causes it names itself. */
  causes?: readonly string[];
  cited?: readonly string[];
  /** The year of asking: what is recent depends on it. */
  year?: number;
}

/** What each sign counts for beside the words, of which the best case's are 1. */
export interface SimilarityWeights {
  latent: number;
  /** How near a case lies to the middle of the five best: what those tell that the story leaves out. */
  company: number;
  cause: number;
  cited: number;
  authority: number;
  recency: number;
}

/**
 * Latent vectors, company and guessed causes are weighed by measurement (decision 016). No graded set tells authority, recency
 * and cited articles apart: they only decide between cases about equally alike.
 */
export const SIMILARITY_WEIGHTS: SimilarityWeights = {
  latent: 1.5,
  company: 0.6,
  cause: 0.2,
  cited: 0.1,
  authority: 0.03,
  recency: 0.02,
};

/** A case with why it stands where it does; the parts are already weighed and add up to the score. */
export interface SimilarCase {
  index: number;
  score: number;
  parts: Record<'words' | keyof SimilarityWeights, number>;
}

export interface SimilarCases {
  found: SimilarCase[];
  /** What the story is probably about, by the cases nearest to it. */
  likelyCauses: LikelyCause[];
}

const NEAREST = 15;
const COMPANY = 5;
/** Of a story that fills pages only the most telling words are looked up. */
const MOST_WORDS = 500;
/** Only the best by words and vectors are ordered by the rest; others cannot rise far enough. */
const CONSIDERED = 2000;
const AUTHORITY: Record<CaseAuthority, number> = { guiding: 1, reference: 0.8, typical: 0.5, ordinary: 0 };
/** After so many years a decision is no longer recent (法发〔2020〕24号 prefers the last three). */
const RECENT_YEARS = 3;

/** The cases of a library most alike to a story, best first: words and latent vectors, then the causes of the nearest and what else agrees. */
export function rankSimilarCases(
  library: RankedLibrary,
  story: RankedStory,
  options: { limit: number; weights?: SimilarityWeights; admits?: (index: number) => boolean },
): SimilarCases {
  const { limit, weights = SIMILARITY_WEIGHTS, admits = () => true } = options;
  const words = toShares(library.postings.score(tellingWords(library.postings, story.words)));
  const near = (story.vector && library.vectors?.score(story.vector)) ?? new Float32Array(words.length);
  const alike = new Float32Array(words.length);
  for (let index = 0; index < alike.length; index += 1)
    alike[index] = (words[index] as number) + weights.latent * Math.max(0, near[index] as number);
  const considered = bestOf(alike, Math.max(limit, CONSIDERED), admits);
  const middle = library.vectors?.middleOf(considered.slice(0, COMPANY));
  const company = (index: number) =>
    middle ? Math.max(0, library.vectors?.nearness(index, middle) ?? 0) : 0;
  const nearest = considered
    .slice(0, NEAREST)
    .map((index) => ({ causes: library.traits(index).causes, score: alike[index] ?? 0 }));
  const likelyCauses = guessCauses([...nearest, ...namedCauses(story.causes ?? [], nearest)]);
  const agree = causeAgreement(likelyCauses);
  const found = considered.map((index): SimilarCase => {
    const traits = library.traits(index);
    const parts = {
      words: words[index] ?? 0,
      latent: weights.latent * Math.max(0, near[index] ?? 0),
      company: weights.company * company(index),
      cause: weights.cause * agree(traits.causes),
      cited: weights.cited * sharedPart(story.cited ?? [], traits.cited),
      authority: weights.authority * AUTHORITY[traits.authority],
      recency: weights.recency * recency(traits.year, story.year),
    };
    return { index, score: Object.values(parts).reduce((sum, part) => sum + part, 0), parts };
  });
  found.sort((a, b) => b.score - a.score || a.index - b.index);
  return { found: found.slice(0, limit), likelyCauses };
}

/** The words of a story that tell its like from other cases, most telling first; a word said twice counts twice. */
function tellingWords(postings: CasePostings, words: readonly string[]): { term: string; weight: number }[] {
  return [...countTerms(words)]
    .map(([term, count]) => ({
      term,
      weight: count * tellingWeight(postings.casesWith(term), postings.size),
    }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || (a.term < b.term ? -1 : 1))
    .slice(0, MOST_WORDS);
}

/** What the story says of itself weighs like a third of the nearest cases together. */
function namedCauses(causes: readonly string[], nearest: readonly { score: number }[]) {
  if (causes.length === 0) return [];
  return [{ causes, score: nearest.reduce((sum, { score }) => sum + score, 0) / 3 || 1 }];
}

function toShares(scores: Float32Array): Float32Array {
  let most = 0;
  for (const score of scores) if (score > most) most = score;
  if (most === 0) return scores;
  for (let index = 0; index < scores.length; index += 1) scores[index] = (scores[index] as number) / most;
  return scores;
}

function sharedPart(wanted: readonly string[], held: readonly string[]): number {
  if (wanted.length === 0) return 0;
  const all = new Set(held);
  return wanted.filter((one) => all.has(one)).length / wanted.length;
}

function recency(year: number | null, now: number | undefined): number {
  if (year === null || now === undefined) return 0;
  return Math.min(1, Math.max(0, 1 - Math.max(0, now - year) / (2 * RECENT_YEARS)));
}
