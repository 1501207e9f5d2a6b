import { BIGRAM_WEIGHTS, RARE_BIGRAM_WEIGHT } from '@mingfa/legal/words/common-bigrams';
import { characterBigrams } from '@mingfa/legal/words/segmentation';
import type { Associated } from './associations.ts';
import { type Cue, cuesOf, meets } from './question-cues.ts';

/** Names of what is seen when a candidate's words are read, in the order of the model's weights. */
export const READ_FEATURES = [
  'textShare',
  'textShareOfBest',
  'openingShare',
  'headingShare',
  'titleShare',
  'commonRun',
  'translatedShare',
  'learnedShare',
  'cuesMet',
  'cuesMissed',
  'length',
] as const;

/** The words of a candidate: an article, or our digest where no article is held. */
export interface CandidateText {
  title: string;
  headingPath: string;
  text: string;
}

/** An article says what it is about in its first words. */
const OPENING = 40;
/** What is beyond is repetition, and costs time. */
const READ_OF_QUESTION = 240;
const READ_OF_TEXT = 2400;
const RUN_SCALE = 10;

/** Terms with their weights, and all weights together. */
interface Weighted {
  terms: readonly (readonly [term: string, weight: number])[];
  all: number;
}

/** What the words of each candidate say to the question; pure. */
export function readFeatures(
  question: { text: string; terms: readonly string[]; associated: Associated },
  candidates: readonly (CandidateText | null)[],
): Float32Array[] {
  const text = question.text.slice(0, READ_OF_QUESTION);
  const known = new Set(characterBigrams(text));
  const own = weigh([...known].map((term) => [term, weightOf(term)]));
  const translated = weigh(
    [...new Set(question.terms)]
      .filter((term) => term.length > 1 && !known.has(term) && !text.includes(term))
      .map((term) => [term, weightOf(term)]),
  );
  const learned = weigh(question.associated.terms);
  // Many candidates stand in one law, and under one heading.
  const shares = new Map<string, number>();
  const shareOfName = (name: string): number => {
    const share = shares.get(name) ?? shareIn(own, name);
    shares.set(name, share);
    return share;
  };
  const cues = cuesOf(text);
  const rows = candidates.map((one) =>
    one
      ? rowOf(one, { text, own, translated, learned, cues, shareOfName })
      : new Float32Array(READ_FEATURES.length),
  );
  const best = Math.max(1e-6, ...rows.map(([share]) => share ?? 0));
  for (const row of rows) row[1] = (row[0] ?? 0) / best;
  return rows;
}

interface Reading {
  text: string;
  own: Weighted;
  translated: Weighted;
  learned: Weighted;
  cues: readonly Cue[];
  /** `shareIn` of the question's own terms for a heading or a title. */
  shareOfName(name: string): number;
}

function rowOf({ title, headingPath, text: whole }: CandidateText, question: Reading): Float32Array {
  const text = whole.slice(0, READ_OF_TEXT);
  const met = question.cues.filter((cue) => meets(cue, text)).length;
  return new Float32Array([
    shareIn(question.own, text),
    0,
    shareIn(question.own, text.slice(0, OPENING)),
    question.shareOfName(headingPath),
    question.shareOfName(title),
    longestRun(question.text, text) / RUN_SCALE,
    shareIn(question.translated, text),
    shareIn(question.learned, text),
    met,
    question.cues.length - met,
    Math.log2(1 + whole.length) / 10,
  ]);
}

const weightOf = (term: string): number => BIGRAM_WEIGHTS.get(term) ?? RARE_BIGRAM_WEIGHT;

/** How much of the weight of the terms stands in the text. */
function shareIn({ terms, all }: Weighted, text: string): number {
  if (all === 0 || text === '') return 0;
  let held = 0;
  for (const [term, weight] of terms) if (text.includes(term)) held += weight;
  return held / all;
}

const weigh = (terms: Weighted['terms']): Weighted => ({
  terms,
  all: terms.reduce((sum, [, weight]) => sum + weight, 0),
});

/** Length of the longest piece of the question that stands in the text. */
function longestRun(question: string, text: string): number {
  let start = 0;
  let longest = 0;
  for (let end = 1; end <= question.length; end += 1) {
    while (start < end && !text.includes(question.slice(start, end))) start += 1;
    longest = Math.max(longest, end - start);
  }
  return longest;
}
