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

/** BM25 over some thousand passages: digests, or the pieces of attached files. `passages` are terms as `indexText` writes them. */
export function buildPassageIndex(passages: readonly string[]): PassageIndex {
  const postings = new Map<string, { index: number; count: number }[]>();
  const lengths = passages.map((passage, index) => {
    const terms = passage === '' ? [] : passage.split(' ');
    for (const term of terms) {
      const places = postings.get(term) ?? [];
      const last = places.at(-1);
      if (last?.index === index) last.count += 1;
      else places.push({ index, count: 1 });
      postings.set(term, places);
    }
    return terms.length;
  });
  const middling = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  const evened = Float64Array.from(lengths, (length) => evenedLength(length, middling));

  return {
    find(terms, limit) {
      const scores = new Float64Array(passages.length);
      const coverages = new Float64Array(passages.length);
      const found = new Set<number>();
      let weightOfAll = 0;
      for (const term of terms) {
        const places = postings.get(term) ?? [];
        const weight = termRarity(places.length, passages.length);
        weightOfAll += weight;
        for (const { index, count } of places) {
          found.add(index);
          scores[index] = (scores[index] ?? 0) + weight * termWeight(count, evened[index] ?? 1);
          coverages[index] = (coverages[index] ?? 0) + weight;
        }
      }
      const best = [...found].sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
      return best.slice(0, limit).map((index) => ({
        index,
        score: scores[index] ?? 0,
        coverage: (coverages[index] ?? 0) / weightOfAll,
      }));
    },
  };
}
