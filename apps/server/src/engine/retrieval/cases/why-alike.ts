import {
  clausesOf,
  sharedWeight,
  type WeighedPairs,
  weighPairs,
  weightOf,
  wholeWeight,
} from '@mingfa/legal/citation/agreement/clauses';
import { findAmounts } from '@mingfa/legal/figures/find-amounts';
import { characterBigrams } from '@mingfa/legal/words/segmentation';

/** A text that is compared: its facts, with what it is about. */
export interface ComparedCase {
  facts: string;
  causes: readonly string[];
  /** Articles as `articleKey` writes them. */
  cited: readonly string[];
  /** All of its words, where `facts` are a part of them: what stands there is not said to be missing. */
  whole?: string;
}

/** A sentence of the facts: `facts.slice(start, end)` is `text`. */
export interface FactSentence {
  text: string;
  start: number;
  end: number;
}

/** Two sentences that tell the same. */
export interface AlikeSentences {
  mine: FactSentence;
  theirs: FactSentence;
  /** 0 to 1: what both share of their telling pairs of characters, against the mean of what each has. */
  likeness: number;
}

/** What two things hold together, and each for itself. */
export interface SharedAndApart {
  shared: string[];
  onlyMine: string[];
  onlyTheirs: string[];
}

export interface WhyAlike {
  /** Best first, no sentence twice. */
  sentences: AlikeSentences[];
  causes: SharedAndApart;
  articles: SharedAndApart;
  /** The largest sums that each names, as written. */
  amounts: { mine: string | null; theirs: string | null };
  /** Sentences of each side that have nothing like them on the other, the most telling first. */
  unlike: { mine: FactSentence[]; theirs: FactSentence[] };
}

const MOST_PAIRS = 5;
const MOST_UNLIKE = 3;
/** More sentences than this of one text are not compared: 40,000 pairs of sentences take a tenth of a second. */
const MOST_SENTENCES = 200;
const SHORTEST_CHARACTERS = 6;
/** Set by eye. Below this two sentences share chance words; above it a reader sees what they have in common. */
const LEAST_LIKENESS = 0.12;
/** A sentence whose best counterpart is below this tells something that the other text does not. */
const UNLIKE = 0.06;

/** Why a case is like mine and what differs, by comparing words: shown to a reader, who judges. */
export function whyAlike(mine: ComparedCase, theirs: ComparedCase): WhyAlike {
  const ours = readSentences(mine.facts);
  const others = readSentences(theirs.facts);
  const pairs = ours
    .flatMap((one) => others.map((other) => ({ one, other, likeness: likenessOf(one, other) })))
    .filter(({ likeness }) => likeness >= UNLIKE)
    .sort((a, b) => b.likeness - a.likeness || a.one.at.start - b.one.at.start);
  const met = new Set(pairs.flatMap(({ one, other }) => [one, other]));
  const taken = new Set<WeighedSentence>();
  const sentences: AlikeSentences[] = [];
  for (const { one, other, likeness } of pairs) {
    if (sentences.length === MOST_PAIRS || likeness < LEAST_LIKENESS) break;
    if (taken.has(one) || taken.has(other)) continue;
    taken.add(one).add(other);
    sentences.push({ mine: one.at, theirs: other.at, likeness });
  }
  const unlike = (all: readonly WeighedSentence[], elsewhere: string) =>
    all
      .filter((one) => !met.has(one) && !WANTS.test(one.at.text) && !isToldIn(one, elsewhere))
      .sort((a, b) => b.whole - a.whole)
      .slice(0, MOST_UNLIKE)
      .map(({ at }) => at);
  return {
    sentences,
    causes: sharedAndApart(mine.causes, theirs.causes),
    articles: sharedAndApart(mine.cited, theirs.cited),
    amounts: { mine: largestAmount(mine.facts), theirs: largestAmount(theirs.facts) },
    unlike: { mine: unlike(ours, theirs.whole ?? ''), theirs: unlike(others, mine.whole ?? '') },
  };
}

/** What somebody asks for is no fact that a case could tell. */
const WANTS = /[？?]|想要|我要|要求|请求|能不能|可不可以|能否|是否|怎么办|有没有判例|吗$/;
/** So many of a sentence's pairs anywhere in a text, and the text may well tell it: counted, since rare pairs are those across words. */
const TOLD_ELSEWHERE = 0.5;

function isToldIn({ at }: WeighedSentence, text: string): boolean {
  const telling = [...new Set(characterBigrams(at.text))].filter((pair) => weightOf(pair) > 0);
  if (text === '' || telling.length === 0) return false;
  return telling.filter((pair) => text.includes(pair)).length >= TOLD_ELSEWHERE * telling.length;
}

interface WeighedSentence {
  at: FactSentence;
  /** Sums that it names, and its pairs without the clauses that name them. */
  sums: readonly number[];
  besideSums: WeighedPairs;
  pairs: WeighedPairs;
  whole: number;
}

function readSentences(text: string): WeighedSentence[] {
  const found: WeighedSentence[] = [];
  for (const match of text.matchAll(/[^。！？!?；;\n]+/g)) {
    if (found.length === MOST_SENTENCES) break;
    const lead = match[0].length - match[0].trimStart().length;
    const said = match[0].trim();
    const start = match.index + lead;
    if (said.length < SHORTEST_CHARACTERS) continue;
    const pairs = weighPairs(said);
    const sums = sumsOf(said);
    const besideSums =
      sums.length === 0
        ? pairs
        : weighPairs(
            clausesOf(said)
              .filter(({ text: clause }) => sumsOf(clause).length === 0)
              .map(({ text: clause }) => clause)
              .join('。'),
          );
    const at = { text: said, start, end: start + said.length };
    found.push({ at, sums, besideSums, pairs, whole: wholeWeight(pairs) });
  }
  return found;
}

function likenessOf(one: WeighedSentence, other: WeighedSentence): number {
  const whole = Math.sqrt(one.whole * other.whole);
  if (whole === 0) return 0;
  // Two different sums of the same sort are no fact in common: what stands beside them has to be.
  const differ =
    one.sums.length > 0 && other.sums.length > 0 && !one.sums.some((sum) => other.sums.includes(sum));
  const shared = differ
    ? sharedWeight(one.besideSums, other.besideSums) / 2
    : sharedWeight(one.pairs, other.pairs);
  return shared / whole;
}

const sumsOf = (text: string): number[] =>
  findAmounts(text)
    .filter(({ currency }) => currency !== null)
    .map(({ value }) => value);

function sharedAndApart(mine: readonly string[], theirs: readonly string[]): SharedAndApart {
  const [ours, others] = [new Set(mine), new Set(theirs)];
  return {
    shared: [...ours].filter((one) => others.has(one)),
    onlyMine: [...ours].filter((one) => !others.has(one)),
    onlyTheirs: [...others].filter((one) => !ours.has(one)),
  };
}

function largestAmount(text: string): string | null {
  const amounts = findAmounts(text).filter(({ currency }) => currency !== null);
  return amounts.sort((a, b) => b.value - a.value)[0]?.raw ?? null;
}
