import { CASE_PARTS, type CaseTerms } from '../../../../ports/case-text-search.ts';
import { countedOnceMore } from './encode-hits.ts';

/** The terms of a case by their numbers, each once, with how often it stands in each part. */
export interface CountedTerms {
  terms: Uint32Array;
  counts: Uint32Array;
}

/** Longer "words" are no words: a hash, an address. */
const LONGEST_TERM = 64;
/** Of more cases than these the terms are made again from the text. */
const MOST_CASES = 1500;

/** The terms of cases of this process that are to be folded into postings, by the numbers of the cases: some 25 kB each. */
export class WaitingTerms {
  readonly #numbers = new Map<string, number>();
  readonly #terms: string[] = [];
  readonly #cases = new Map<number, CountedTerms>();
  /** Reused from case to case; nought in between. */
  #counts = new Uint32Array(1024);

  /** Every term by its number. */
  get terms(): readonly string[] {
    return this.#terms;
  }

  put(caseNumber: number, terms: CaseTerms): void {
    if (this.#cases.size < MOST_CASES) this.#cases.set(caseNumber, this.count(terms));
  }

  get(caseNumber: number): CountedTerms | undefined {
    return this.#cases.get(caseNumber);
  }

  /** Forgets all, when a chunk is written: of a case that came meanwhile the terms are made again. */
  clear(): void {
    this.#cases.clear();
    this.#numbers.clear();
    this.#terms.length = 0;
  }

  count(terms: CaseTerms): CountedTerms {
    const found: number[] = [];
    for (const [place, part] of CASE_PARTS.entries()) {
      for (const term of terms[part] ?? []) {
        if (term.length > LONGEST_TERM) continue;
        const number = this.#numberOf(term);
        const before = this.#counts[number] as number;
        if (before === 0) found.push(number);
        this.#counts[number] = countedOnceMore(before, place);
      }
    }
    const numbers = Uint32Array.from(found);
    const counts = numbers.map((number) => this.#counts[number] as number);
    for (const number of found) this.#counts[number] = 0;
    return { terms: numbers, counts };
  }

  #numberOf(term: string): number {
    const known = this.#numbers.get(term);
    if (known !== undefined) return known;
    const number = this.#terms.length;
    this.#numbers.set(term, number);
    this.#terms.push(term);
    if (number === this.#counts.length) {
      const grown = new Uint32Array(number * 2);
      grown.set(this.#counts);
      this.#counts = grown;
    }
    return number;
  }
}
