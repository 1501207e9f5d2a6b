import type { Database } from '../../../../db/client.ts';
import { CASE_PARTS, type CasePart } from '../../../../ports/case-text-search.ts';
import type { CaseIndex } from '../../../cases/index.ts';
import { questionTerms } from '../../words/index-text.ts';
import { decodeHits } from './encode-hits.ts';
import { type Postings, readPostings, termsBeginningWith } from './read-postings.ts';
import type { SoughtWord, WordClause } from './read-words.ts';
import { scoreTerms } from './score-terms.ts';

/** Cases that match. */
export interface WordMatches {
  /** 1 for a case that matches, by its row. */
  matched: Uint8Array;
  /** BM25; 0 for what does not match. */
  scores: Float32Array;
  /** No case holds all of the words: these hold most of them. */
  isRelaxed: boolean;
}

/** Of words that no case holds all of, so much of their weight is enough. */
const ENOUGH_COVERAGE = 0.6;

/**
 * All cases that hold the words, whoever's they are.
 * @param part only there
 */
export async function matchWords(
  db: Database,
  index: CaseIndex,
  clauses: readonly WordClause[],
  part?: CasePart,
): Promise<WordMatches> {
  const widened = new Map<string, readonly string[]>();
  for (const { text, terms } of clauses.flatMap(({ required, excluded }) => [...required, ...excluded])) {
    if (terms.length === 1 && /^\p{Script=Han}$/u.test(text)) {
      widened.set(text, [text, ...(await termsBeginningWith(db, text))]);
    }
  }
  const ranked = new Map<string, number>();
  for (const { required } of clauses) {
    for (const { text } of required) {
      for (const term of questionTerms(text)) ranked.set(term, (ranked.get(term) ?? 0) + 1);
    }
  }
  const sought = clauses.flatMap(({ required, excluded }) =>
    [...required, ...excluded].flatMap((word) => [...word.terms, ...(widened.get(word.text) ?? [])]),
  );
  const postings = await readPostings(db, [...sought, ...ranked.keys()]);
  const holds = (word: SoughtWord) => holding(index, postings, word, widened.get(word.text), part);
  const matched = new Uint8Array(index.size);
  for (const { required, excluded } of clauses) {
    const wanted = required.map(holds);
    const shutOut = excluded.map(holds);
    for (let row = 0; row < index.size; row += 1) {
      if (wanted.every((one) => one[row]) && !shutOut.some((one) => one[row])) matched[row] = 1;
    }
  }
  const { scores, coverage } = scoreTerms(index, postings, { weights: ranked, part });
  const [only] = clauses;
  const mayRelax =
    clauses.length === 1 &&
    only &&
    only.required.length > 1 &&
    only.excluded.length === 0 &&
    !only.required.some((word) => word.isPhrase);
  const isRelaxed = !!mayRelax && !matched.includes(1);
  for (let row = 0; row < index.size; row += 1) {
    if (isRelaxed && (coverage[row] as number) >= ENOUGH_COVERAGE) matched[row] = 1;
    if (!matched[row]) scores[row] = 0;
  }
  return { matched, scores, isRelaxed };
}

/** Which cases hold all terms of a word, or any of those it was widened to. */
function holding(
  index: CaseIndex,
  postings: Postings,
  word: SoughtWord,
  anyOf: readonly string[] | undefined,
  part: CasePart | undefined,
): Uint8Array {
  const bit = part === undefined ? 255 : 1 << CASE_PARTS.indexOf(part);
  const counts = new Uint8Array(index.size);
  const count = (term: string, next: (before: number) => number) => {
    const hits = postings.get(term);
    if (!hits) return;
    decodeHits(hits, (number, mask) => {
      const row = index.rowOfNumber[number] ?? -1;
      if (row >= 0 && (mask & bit) !== 0) counts[row] = next(counts[row] as number);
    });
  };
  if (anyOf) {
    for (const term of anyOf) count(term, () => 1);
    return counts;
  }
  // A case counts on only while it held every term before; more than 250 terms of one word are not told apart.
  const terms = word.terms.slice(0, 250);
  for (const [at, term] of terms.entries()) count(term, (before) => (before === at ? at + 1 : before));
  for (let row = 0; row < counts.length; row += 1) counts[row] = counts[row] === terms.length ? 1 : 0;
  return counts;
}
