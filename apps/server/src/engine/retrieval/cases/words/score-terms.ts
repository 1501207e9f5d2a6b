import { evenedLength, termRarity, termWeight } from '@mingfa/legal/words/bm25';
import { CASE_PARTS, type CasePart } from '../../../../ports/case-text-search.ts';
import type { CaseIndex } from '../../../cases/index.ts';
import { decodeHits } from './encode-hits.ts';
import type { Postings } from './read-postings.ts';

/** What a term counts in each part: titles and points are short and chosen; parties, costs and signatures say little of the matter. */
const WEIGHT_OF_PART: Readonly<Record<CasePart, number>> = {
  head: 2.5,
  gist: 2,
  claims: 0.8,
  defence: 0.7,
  facts: 1,
  reasoning: 1.2,
  ruling: 0.8,
  rest: 0.3,
};

/** What terms say of every case: BM25 over weighted parts (S. Robertson, H. Zaragoza, M. Taylor 2004), 0 for a case without any. */
export interface CaseScores {
  scores: Float32Array;
  /** Share of the question's weight that the case holds, 0 to 1; what no case at all holds has none. */
  coverage: Float32Array;
}

/**
 * Scores all cases for terms.
 * @param options.weights how often each term counts
 * @param options.part only what this part holds counts
 */
export function scoreTerms(
  index: CaseIndex,
  postings: Postings,
  { weights, part }: { weights: ReadonlyMap<string, number>; part?: CasePart | undefined },
): CaseScores {
  const scores = new Float32Array(index.size);
  const coverage = new Float32Array(index.size);
  const partWeights = CASE_PARTS.map((one) =>
    part === undefined ? WEIGHT_OF_PART[one] : one === part ? 1 : 0,
  );
  const middling = CASE_PARTS.map((one) => Math.max(1, index.middlingLengths[one]));
  const rows = new Int32Array(index.size);
  const frequencies = new Float32Array(index.size);
  let weightOfAll = 0;
  for (const [term, weight] of weights) {
    let held = 0;
    const hits = postings.get(term);
    if (hits) {
      decodeHits(hits, (number, _mask, counts) => {
        const row = index.rowOfNumber[number] ?? -1;
        if (row < 0) return;
        const at = row * CASE_PARTS.length;
        let frequency = 0;
        for (let place = 0; place < counts.length; place += 1) {
          const count = counts[place] as number;
          if (count === 0) continue;
          const evened = evenedLength(index.lengths[at + place] as number, middling[place] as number);
          frequency += ((partWeights[place] as number) * count) / evened;
        }
        if (frequency === 0) return;
        rows[held] = row;
        frequencies[held] = frequency;
        held += 1;
      });
    }
    const rarity = weight * termRarity(held, index.size);
    // What no case holds is no reason to find none.
    if (held > 0) weightOfAll += rarity;
    for (let at = 0; at < held; at += 1) {
      const row = rows[at] as number;
      scores[row] = (scores[row] as number) + rarity * termWeight(frequencies[at] as number);
      coverage[row] = (coverage[row] as number) + rarity;
    }
  }
  if (weightOfAll > 0)
    for (let row = 0; row < index.size; row += 1) coverage[row] = (coverage[row] as number) / weightOfAll;
  return { scores, coverage };
}
