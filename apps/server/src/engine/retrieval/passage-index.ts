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

const K1 = 1.2;
const B = 0.75;

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
  const rarity = (count: number) => Math.log(1 + (passages.length - count + 0.5) / (count + 0.5));

  return {
    find(terms, limit) {
      const found = new Map<number, PassageHit>();
      let weightOfAll = 0;
      for (const term of terms) {
        const places = postings.get(term);
        const weight = rarity(places?.size ?? 0);
        weightOfAll += weight;
        for (const [index, count] of places ?? []) {
          const hit = found.get(index) ?? { index, score: 0, coverage: 0 };
          const evened = K1 * (1 - B + (B * (lengths[index] ?? 0)) / middling);
          hit.score += (weight * count * (K1 + 1)) / (count + evened);
          hit.coverage += weight;
          found.set(index, hit);
        }
      }
      const hits = [...found.values()].sort((a, b) => b.score - a.score || a.index - b.index);
      return hits.slice(0, limit).map((hit) => ({ ...hit, coverage: hit.coverage / weightOfAll }));
    },
  };
}
