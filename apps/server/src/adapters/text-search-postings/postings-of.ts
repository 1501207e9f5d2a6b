import { evenedLength, keptFrequency } from '@mingfa/legal/words/bm25';

/** One row of the postings: where a term stands in a version. */
export interface Posting {
  term: string;
  positions: number[];
  /** In hundredths. */
  frequencies: number[];
}

/** In terms, measured over the national corpus. */
const MIDDLING_LENGTH = 120;
const LARGEST = 32_000;

/** Postings of the articles of one version, given the terms of each article in order. */
export function postingsOf(articles: readonly string[]): Posting[] {
  const postings = new Map<string, Posting>();
  for (const [position, text] of articles.entries()) {
    const terms = text === '' ? [] : text.split(' ');
    const counts = new Map<string, number>();
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
    const evened = evenedLength(terms.length, MIDDLING_LENGTH);
    for (const [term, count] of counts) {
      let posting = postings.get(term);
      if (!posting) {
        posting = { term, positions: [], frequencies: [] };
        postings.set(term, posting);
      }
      posting.positions.push(position);
      posting.frequencies.push(keptFrequency(count, evened, LARGEST));
    }
  }
  return [...postings.values()];
}
