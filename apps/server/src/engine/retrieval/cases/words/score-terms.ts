import { evenedLength, termRarity, termWeight } from '@mingfa/legal/words/bm25';
import { CASE_PARTS, type CasePart } from '../../../../ports/case-text-search.ts';
import { breather } from '../../../breathe.ts';
import type { CaseIndex } from '../../../cases/index.ts';
import { HitCursor } from './encode-hits.ts';
import type { Postings } from './read-postings.ts';
import { scratchOf } from './scratch.ts';

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
const PARTS = CASE_PARTS.length;

/** What terms say of every case: BM25 over weighted parts (S. Robertson, H. Zaragoza, M. Taylor 2004), 0 for a case without any. */
export interface CaseScores {
  scores: Float32Array;
  /** Share of the question's weight that the case holds, 0 to 1; what no case at all holds has none. */
  coverage: Float32Array;
}

/**
 * Scores cases for terms.
 * @param options.weights how often each term counts
 * @param options.part only what this part holds counts
 * @param options.among 1 for the cases to score, by their rows, where not all are; how rare a term is all cases say nevertheless
 */
export async function scoreTerms(
  index: CaseIndex,
  postings: Postings,
  {
    weights,
    part,
    among,
  }: { weights: ReadonlyMap<string, number>; part?: CasePart | undefined; among?: Uint8Array | undefined },
): Promise<CaseScores> {
  const scores = new Float32Array(index.size);
  const coverage = new Float32Array(index.size);
  const partWeights = CASE_PARTS.map((one) =>
    part === undefined ? WEIGHT_OF_PART[one] : one === part ? 1 : 0,
  );
  const bits = partWeights.reduce((sum, weight, place) => (weight > 0 ? sum | (1 << place) : sum), 0);
  const middling = CASE_PARTS.map((one) => Math.max(1, index.middlingLengths[one]));
  const counts = new Uint8Array(PARTS);
  const breathe = breather();
  let weightOfAll = 0;
  for (const [term, weight] of weights) {
    const hits = postings.get(term);
    if (!hits) continue;
    const { rows, frequencies } = scratchOf(index.size);
    let holding = 0;
    let scored = 0;
    const cursor = new HitCursor(hits);
    while (cursor.next()) {
      const row = index.rowOfNumber[cursor.number] ?? -1;
      const parts = cursor.mask & bits;
      if (row < 0 || parts === 0) continue;
      holding += 1;
      if (among && among[row] === 0) continue;
      cursor.readCounts(counts);
      let frequency = 0;
      for (let left = parts; left > 0; left &= left - 1) {
        const place = 31 - Math.clz32(left & -left);
        const evened = evenedLength(index.lengths[row * PARTS + place] as number, middling[place] as number);
        frequency += ((partWeights[place] as number) * (counts[place] as number)) / evened;
      }
      rows[scored] = row;
      frequencies[scored] = frequency;
      scored += 1;
    }
    if (holding === 0) continue;
    const rarity = weight * termRarity(holding, index.size);
    // What no case holds is no reason to find none, and was left out.
    weightOfAll += rarity;
    for (let at = 0; at < scored; at += 1) {
      const row = rows[at] as number;
      scores[row] = (scores[row] as number) + rarity * termWeight(frequencies[at] as number);
      coverage[row] = (coverage[row] as number) + rarity;
    }
    await breathe();
  }
  if (weightOfAll > 0)
    for (let row = 0; row < index.size; row += 1) coverage[row] = (coverage[row] as number) / weightOfAll;
  return { scores, coverage };
}
