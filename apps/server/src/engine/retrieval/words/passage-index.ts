import { evenedLength, termRarity, termWeight } from '@mingfa/legal/words/bm25';

/** A passage found in a small collection held in memory. */
export interface PassageHit {
  /** Place in the collection. */
  index: number;
  /** BM25 within the collection. */
  score: number;
  /** Share of the question's weight that the passage holds, 0 to 1: comparable between collections. */
  coverage: number;
}

export interface PassageIndex {
  /** Passages that share terms with the question, best first. A term that comes twice counts twice. */
  find(terms: readonly string[], limit: number): PassageHit[];
}

/** BM25 over a few hundred passages: digests, or the pieces of attached files. `passages` are terms as `indexText` writes them. */
export function buildPassageIndex(passages: readonly string[]): PassageIndex {
  const postings = new Map<string, Map<number, number>>();
  const lengths = passages.map((passage, index) => {
    const terms = passage === '' ? [] : passage.split(' ');
    for (const term of terms) {
      const places = postings.get(term) ?? new Map<number, number>();
      places.set(index, (places.get(index) ?? 0) + 1);
      postings.set(term, places);
    }
    return terms.length;
  });
  const middling = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);

  return {
    find(terms, limit) {
      const found = new Map<number, PassageHit>();
      let weightOfAll = 0;
      for (const term of terms) {
        const places = postings.get(term);
        const weight = termRarity(places?.size ?? 0, passages.length);
        weightOfAll += weight;
        for (const [index, count] of places ?? []) {
          const hit = found.get(index) ?? { index, score: 0, coverage: 0 };
          hit.score += weight * termWeight(count, evenedLength(lengths[index] ?? 0, middling));
          hit.coverage += weight;
          found.set(index, hit);
        }
      }
      const hits = [...found.values()].sort((a, b) => b.score - a.score || a.index - b.index);
      return hits.slice(0, limit).map((hit) => ({ ...hit, coverage: hit.coverage / weightOfAll }));
    },
  };
}
