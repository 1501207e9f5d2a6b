import { evenedLength, termWeight } from '@mingfa/legal/words/bm25';
import { TermDictionary } from './term-dictionary.ts';

/** Which terms stand in which cases, for some thousand cases; nothing in it changes. */
interface PostingSegment {
  firstCase: number;
  /** Terms of each case. */
  lengths: Uint32Array;
  /** Numbers of the terms that stand here, ascending, and where each one's places begin in `places`. */
  terms: Uint32Array;
  starts: Uint32Array;
  /** Steps from case to case with how often the term stands there, in as few bytes as each needs. */
  places: Uint8Array;
}

/** What is kept of the postings. */
export interface KeptPostings {
  hashes: Uint32Array;
  holding: Uint32Array;
  segments: PostingSegment[];
}

/** A term of a story with what a case that holds it once is worth. */
export interface WeightedTerm {
  term: string;
  weight: number;
}

/**
 * The words of cases in memory: a story of 400 words is scored over 50,000 cases in some milliseconds. Cases are numbered
 * as they come; one more is seen after `seal`. A library of 50,000 cases of 2,000 characters takes 60 MB.
 */
export class CasePostings {
  readonly #dictionary: TermDictionary;
  readonly #segments: PostingSegment[];
  #holding: Uint32Array;
  #open: OpenSegment = emptySegment(0);
  #evened: Float32Array | null = null;

  constructor(kept?: KeptPostings) {
    this.#dictionary = new TermDictionary(kept?.hashes);
    this.#holding = kept?.holding.slice() ?? new Uint32Array();
    this.#segments = [...(kept?.segments ?? [])];
    this.#open = emptySegment(this.size);
  }

  /** Cases that are seen. */
  get size(): number {
    const last = this.#segments.at(-1);
    return last ? last.firstCase + last.lengths.length : 0;
  }

  get bytes(): number {
    const segments = this.#segments.map(
      ({ lengths, terms, starts, places }) =>
        lengths.byteLength + terms.byteLength + starts.byteLength + places.byteLength,
    );
    return segments.reduce((sum, one) => sum + one, this.#holding.byteLength + 12 * this.#dictionary.size);
  }

  /** @returns the number of the case */
  add(terms: readonly string[]): number {
    const counts = new Map<number, number>();
    for (const term of terms) {
      const number = this.#dictionary.add(term);
      counts.set(number, (counts.get(number) ?? 0) + 1);
    }
    const index = this.#open.lengths.length;
    this.#open.lengths.push(terms.length);
    for (const [term, count] of counts) {
      this.#open.terms.push(term);
      this.#open.places.push(index * COUNTS + Math.min(count, COUNTS) - 1);
    }
    const number = this.#open.firstCase + index;
    if (this.#open.lengths.length === LARGEST_SEGMENT) this.seal();
    return number;
  }

  /** Lets the cases that were added be found. */
  seal(): void {
    if (this.#open.lengths.length === 0) return;
    const segment = sealSegment(this.#open, this.#dictionary.size);
    const holding = new Uint32Array(this.#dictionary.size);
    holding.set(this.#holding);
    for (const term of this.#open.terms) holding[term] = (holding[term] as number) + 1;
    this.#holding = holding;
    this.#segments.push(segment);
    this.#evened = null;
    this.#open = emptySegment(this.size);
  }

  /** In how many cases a term stands. */
  casesWith(term: string): number {
    const number = this.#dictionary.find(term);
    return number < 0 ? 0 : (this.#holding[number] ?? 0);
  }

  /** BM25 of each case by its number: the weights of the story's terms times what their frequency in the case adds. */
  score(terms: readonly WeightedTerm[]): Float32Array {
    const scores = new Float32Array(this.size);
    const evened = this.#evenedLengths();
    for (const { term, weight } of terms) {
      const number = this.#dictionary.find(term);
      if (number < 0) continue;
      for (const segment of this.#segments) addPlaces(segment, number, weight, evened, scores);
    }
    return scores;
  }

  /** All there is to keep; what was added is sealed first. */
  keep(): KeptPostings {
    this.seal();
    return { hashes: this.#dictionary.hashes, holding: this.#holding, segments: this.#segments };
  }

  #evenedLengths(): Float32Array {
    if (this.#evened) return this.#evened;
    const evened = new Float32Array(this.size);
    let sum = 0;
    for (const { lengths } of this.#segments) for (const length of lengths) sum += length;
    const middling = Math.max(1, sum / Math.max(1, evened.length));
    for (const { firstCase, lengths } of this.#segments)
      for (const [at, length] of lengths.entries()) evened[firstCase + at] = evenedLength(length, middling);
    this.#evened = evened;
    return evened;
  }
}

interface OpenSegment {
  firstCase: number;
  lengths: number[];
  terms: number[];
  places: number[];
}

const LARGEST_SEGMENT = 4096;
/** A word that comes more often than this adds next to nothing more. */
const COUNTS = 8;
const LOW_BITS = 0x7f;

const emptySegment = (firstCase: number): OpenSegment => ({
  firstCase,
  lengths: [],
  terms: [],
  places: [],
});

function sealSegment(open: OpenSegment, dictionarySize: number): PostingSegment {
  const order = orderByTerm(open.terms, dictionarySize);
  const terms: number[] = [];
  const starts: number[] = [];
  const places = new Uint8Array(order.length * 3);
  let written = 0;
  let before = 0;
  for (const at of order) {
    const term = open.terms[at] as number;
    if (term !== terms.at(-1)) {
      terms.push(term);
      starts.push(written);
      before = 0;
    }
    const place = open.places[at] as number;
    const index = Math.floor(place / COUNTS);
    let left = (index - before) * COUNTS + (place % COUNTS);
    before = index;
    for (; left > LOW_BITS; left >>>= 7) places[written++] = (left & LOW_BITS) | 0x80;
    places[written++] = left;
  }
  starts.push(written);
  return {
    firstCase: open.firstCase,
    lengths: Uint32Array.from(open.lengths),
    terms: Uint32Array.from(terms),
    starts: Uint32Array.from(starts),
    places: places.slice(0, written),
  };
}

/** By term, and within a term by case, as they were added: counted, since comparing two million takes seconds. */
function orderByTerm(terms: readonly number[], dictionarySize: number): Uint32Array {
  const next = new Uint32Array(dictionarySize + 1);
  for (const term of terms) next[term + 1] = (next[term + 1] as number) + 1;
  for (let term = 0; term < dictionarySize; term += 1)
    next[term + 1] = (next[term + 1] as number) + (next[term] as number);
  const order = new Uint32Array(terms.length);
  terms.forEach((term, at) => {
    const place = next[term] as number;
    order[place] = at;
    next[term] = place + 1;
  });
  return order;
}

function addPlaces(
  segment: PostingSegment,
  term: number,
  weight: number,
  evened: Float32Array,
  scores: Float32Array,
): void {
  const at = findSorted(segment.terms, term);
  if (at < 0) return;
  const { places, firstCase } = segment;
  const end = segment.starts[at + 1] as number;
  let index = firstCase;
  for (let read = segment.starts[at] as number; read < end; read += 1) {
    let value = places[read] as number;
    for (let shift = 7; (places[read] as number) > LOW_BITS; shift += 7) {
      value = (value & ((1 << shift) - 1)) | ((places[read + 1] as number) << shift);
      read += 1;
    }
    index += Math.floor(value / COUNTS);
    const count = (value % COUNTS) + 1;
    scores[index] = (scores[index] as number) + weight * termWeight(count, evened[index] as number);
  }
}

function findSorted(sorted: Uint32Array, wanted: number): number {
  let low = 0;
  let high = sorted.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const value = sorted[middle] as number;
    if (value === wanted) return middle;
    if (value < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
