import type { Database } from '../../../../db/client.ts';
import { CASE_PARTS, type CasePart } from '../../../../ports/case-text-search.ts';
import { breather } from '../../../breathe.ts';
import type { CaseIndex } from '../../../cases/index.ts';
import { questionTerms } from '../../words/index-text.ts';
import { HitCursor } from './encode-hits.ts';
import { type Postings, readPostings, termsBeginningWith } from './read-postings.ts';
import type { SoughtWord, WordClause } from './read-words.ts';
import { scoreTerms } from './score-terms.ts';
import { scratchOf } from './scratch.ts';

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
const NO_HITS = new Uint8Array();

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
  const breathe = breather();
  const keep = async (all: Uint8Array, word: SoughtWord, wanted: 0 | 1) => {
    const held = holding(index, postings, word, widened.get(word.text), part);
    for (let row = 0; row < all.length; row += 1) if (held[row] !== wanted) all[row] = 0;
    await breathe();
  };
  let matched = new Uint8Array();
  for (const { required, excluded } of clauses) {
    const all = new Uint8Array(index.size).fill(1);
    for (const word of required) await keep(all, word, 1);
    for (const word of excluded) await keep(all, word, 0);
    if (matched.length === 0) matched = all;
    else for (let row = 0; row < index.size; row += 1) if (all[row]) matched[row] = 1;
  }
  if (matched.length === 0) matched = new Uint8Array(index.size);
  const [only] = clauses;
  const mayRelax =
    clauses.length === 1 &&
    only &&
    only.required.length > 1 &&
    only.excluded.length === 0 &&
    !only.required.some((word) => word.isPhrase);
  const isRelaxed = !!mayRelax && !matched.includes(1);
  if (!isRelaxed) {
    const { scores } = await scoreTerms(index, postings, { weights: ranked, part, among: matched });
    return { matched, scores, isRelaxed };
  }
  const { scores, coverage } = await scoreTerms(index, postings, { weights: ranked, part });
  for (let row = 0; row < index.size; row += 1) {
    if ((coverage[row] as number) >= ENOUGH_COVERAGE) matched[row] = 1;
    else scores[row] = 0;
  }
  return { matched, scores, isRelaxed };
}

/** Which cases hold all terms of a word, or any of those it was widened to: 1 by the row of each, in an array that others use again. */
function holding(
  index: CaseIndex,
  postings: Postings,
  word: SoughtWord,
  anyOf: readonly string[] | undefined,
  part: CasePart | undefined,
): Uint8Array {
  const { rowOfNumber } = index;
  const bits = part === undefined ? 255 : 1 << CASE_PARTS.indexOf(part);
  /** The parts that hold every term so far. */
  const { parts: held, counts } = scratchOf(index.size);
  held.fill(0);
  if (anyOf) {
    for (const term of anyOf) {
      const cursor = new HitCursor(postings.get(term) ?? NO_HITS);
      while (cursor.next()) {
        const row = rowOfNumber[cursor.number] ?? -1;
        if (row >= 0 && (cursor.mask & bits) !== 0) held[row] = 1;
      }
    }
    return held;
  }
  // A phrase stands in one paragraph, so all its pairs stand in one part; those of a word may be scattered.
  const isOfOnePart = word.isPhrase && !word.text.includes('\n');
  counts.fill(0);
  // A case counts on only while it held every term before; more than 250 terms of one word are not told apart.
  const terms = word.terms.slice(0, 250);
  for (const [at, term] of terms.entries()) {
    const cursor = new HitCursor(postings.get(term) ?? NO_HITS);
    while (cursor.next()) {
      const row = rowOfNumber[cursor.number] ?? -1;
      if (row < 0 || counts[row] !== at) continue;
      const parts = cursor.mask & bits & (isOfOnePart && at > 0 ? (held[row] as number) : 255);
      if (parts === 0) continue;
      held[row] = parts;
      counts[row] = at + 1;
    }
  }
  for (let row = 0; row < counts.length; row += 1) held[row] = counts[row] === terms.length ? 1 : 0;
  return held;
}
