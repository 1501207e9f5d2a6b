import { evenedLength, keptFrequency } from '@mingfa/legal/words/bm25';

/** Bytes of one hit: the segment's ordinal and the evened frequency in hundredths, two bytes each. */
export const HIT_BYTES = 4;
const LARGEST_FREQUENCY = 65_535;

/** In terms, measured on contracts and pleadings. */
const MIDDLING_LENGTH = 150;
/** Longer "words" are no words: a hash, a key, an address. The index could not hold them either. */
const LONGEST_TERM = 64;

/** Where one term stands in a batch. */
export interface Posting {
  term: string;
  /** Ordinal and frequency by turns. */
  hits: number[];
}

/** Collects the postings of a batch, segment by segment. */
export class PostingCollector {
  readonly #postings = new Map<string, number[]>();

  /** Adds a segment's terms, separated by blanks, as `indexText` writes them. */
  add(ordinal: number, text: string): void {
    const terms = text === '' ? [] : text.split(' ');
    const counts = new Map<string, number>();
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
    const evened = evenedLength(terms.length, MIDDLING_LENGTH);
    for (const [term, count] of counts) {
      if (term.length > LONGEST_TERM) continue;
      const frequency = keptFrequency(count, evened, LARGEST_FREQUENCY);
      const hits = this.#postings.get(term);
      if (hits) hits.push(ordinal, frequency);
      else this.#postings.set(term, [ordinal, frequency]);
    }
  }

  /** In the order of the terms, so that rows read together lie together. */
  postings(): Posting[] {
    return [...this.#postings.keys()].sort().map((term) => ({ term, hits: this.#postings.get(term) ?? [] }));
  }
}

export function encodeHits(hits: readonly number[]): Buffer {
  const bytes = Buffer.allocUnsafe(hits.length * 2);
  for (const [index, value] of hits.entries()) bytes.writeUInt16BE(value, index * 2);
  return bytes;
}
