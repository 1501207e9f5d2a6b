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
  const counted = new Map<string, Map<number, number>>();
  const lengths = passages.map((passage, index) => {
    const terms = passage === '' ? [] : passage.split(' ');
    for (const term of terms) {
      const places = counted.get(term) ?? new Map<number, number>();
      places.set(index, (places.get(index) ?? 0) + 1);
      counted.set(term, places);
    }
    return terms.length;
  });
  const middling = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  const postings = new Map<string, Posting>();
  for (const [term, places] of counted) {
    const weigh = ([index, count]: [number, number]) =>
      termWeight(count, evenedLength(lengths[index] ?? 0, middling));
    postings.set(term, {
      passages: Uint32Array.from(places.keys()),
      weights: Float64Array.from([...places].map(weigh)),
    });
  }

  return {
    find(terms, limit) {
      const scores = new Float64Array(passages.length);
      const coverages = new Float64Array(passages.length);
      let weightOfAll = 0;
      for (const term of terms) {
        const posting = postings.get(term);
        const rarity = termRarity(posting?.passages.length ?? 0, passages.length);
        weightOfAll += rarity;
        if (posting) addPosting(posting, rarity, scores, coverages);
      }
      const found: number[] = [];
      for (let index = 0; index < scores.length; index += 1) if (scores[index] !== 0) found.push(index);
      found.sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
      return found.slice(0, limit).map((index) => ({
        index,
        score: scores[index] ?? 0,
        coverage: (coverages[index] ?? 0) / weightOfAll,
      }));
    },
  };
}

/** Where a term stands, and what its frequency there weighs. */
interface Posting {
  passages: Uint32Array;
  weights: Float64Array;
}

function addPosting(
  { passages, weights }: Posting,
  rarity: number,
  scores: Float64Array,
  coverages: Float64Array,
): void {
  for (let at = 0; at < passages.length; at += 1) {
    const index = passages[at] as number;
    scores[index] = (scores[index] as number) + rarity * (weights[at] as number);
    coverages[index] = (coverages[index] as number) + rarity;
  }
}
