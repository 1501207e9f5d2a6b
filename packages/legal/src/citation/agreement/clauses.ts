import { BIGRAM_WEIGHTS, RARE_BIGRAM_WEIGHT } from '../../words/common-bigrams.ts';
import { isHanPair } from '../../words/is-han-pair.ts';
import { rememberByText } from '../../words/remember-by-text.ts';
import { characterBigrams } from '../../words/segmentation.ts';

/** What stands between two commas or stops, with its place in the text. */
export interface Clause {
  text: string;
  start: number;
  end: number;
}

/** Texts of which it is remembered what was read in them. */
const REMEMBERED = 1500;

/** Even pairs that stand in every article tell a little when clauses are laid side by side. */
const LEAST_WEIGHT = 0.3;

/** Cuts a text into its clauses; what stands between two of them is left out. */
export const clausesOf: (text: string) => readonly Clause[] = rememberByText(cutClauses, REMEMBERED);

function cutClauses(text: string): Clause[] {
  return [...text.matchAll(/[^，。；：！？,;:!?\n]+/g)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** How much a pair of characters says about what a clause is about; nothing, where it is not Chinese. */
export function weightOf(bigram: string): number {
  if (!isHanPair(bigram)) return 0;
  return Math.max(LEAST_WEIGHT, BIGRAM_WEIGHTS.get(bigram) ?? RARE_BIGRAM_WEIGHT);
}

/** The pairs of characters of a text, each with its weight. */
export function weighPairs(text: string, factor = 1): ReadonlyMap<string, number> {
  const pairs = weighOnce(text);
  return factor === 1 ? pairs : new Map([...pairs].map(([bigram, weight]) => [bigram, factor * weight]));
}

const weighOnce = rememberByText((text: string): ReadonlyMap<string, number> => {
  const pairs = new Map<string, number>();
  for (const bigram of characterBigrams(text)) if (!pairs.has(bigram)) pairs.set(bigram, weightOf(bigram));
  return pairs;
}, REMEMBERED);

/** Weight of what two texts share. */
export function sharedWeight(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const [bigram, weight] of one) sum += Math.min(weight, other.get(bigram) ?? 0);
  return sum;
}

/** Weight of all pairs. */
export function wholeWeight(pairs: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const weight of pairs.values()) sum += weight;
  return sum;
}
