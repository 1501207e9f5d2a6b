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
export const weightOf = (bigram: string): number =>
  isHanPair(bigram) ? weightOfPair(numberOfPair(bigram)) : 0;

/** Pairs of Chinese characters by their numbers, each with its weight: they are compared far more often than they are read. */
export type WeighedPairs = ReadonlyMap<number, number>;

/** The number of a pair of characters, another one for each pair. */
export const numberOfPair = (bigram: string): number =>
  bigram.length === 2
    ? numberOfCodes(bigram.charCodeAt(0), bigram.charCodeAt(1))
    : [...bigram].reduce((sum, character) => sum * 0x110000 + (character.codePointAt(0) ?? 0), 1);

const numberOfCodes = (one: number, other: number): number => (one << 16) | other;

const WEIGHTS = new Map([...BIGRAM_WEIGHTS].map(([bigram, weight]) => [numberOfPair(bigram), weight]));
const weightOfPair = (pair: number): number =>
  Math.max(LEAST_WEIGHT, WEIGHTS.get(pair) ?? RARE_BIGRAM_WEIGHT);

/** The pairs of Chinese characters of a text, each with its weight. */
export function weighPairs(text: string, factor = 1): WeighedPairs {
  const pairs = weighOnce(text);
  return factor === 1 ? pairs : new Map([...pairs].map(([pair, weight]) => [pair, factor * weight]));
}

const weighOnce = rememberByText((text: string): WeighedPairs => {
  const pairs = new Map<number, number>();
  for (const bigram of characterBigrams(text)) {
    if (!isHanPair(bigram)) continue;
    const pair = numberOfPair(bigram);
    if (!pairs.has(pair)) pairs.set(pair, weightOfPair(pair));
  }
  return pairs;
}, REMEMBERED);

/** Weight of what two texts share. */
export function sharedWeight(one: WeighedPairs, other: WeighedPairs): number {
  let sum = 0;
  for (const [pair, weight] of one) {
    const held = other.get(pair);
    if (held !== undefined) sum += Math.min(weight, held);
  }
  return sum;
}

/** Weight of all pairs. */
export function wholeWeight(pairs: WeighedPairs): number {
  let sum = 0;
  for (const weight of pairs.values()) sum += weight;
  return sum;
}
