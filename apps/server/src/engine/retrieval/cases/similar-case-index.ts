import { CasePostings, type KeptPostings } from './case-postings.ts';
import { caseWords } from './case-terms.ts';
import { CaseVectors } from './case-vectors.ts';
import type { LikelyCause } from './cause-agreement.ts';
import { foldInto, type LatentSpace, learnLatentSpace, MOST_LEARNED_CASES } from './latent-space.ts';
import {
  type CaseTraits,
  rankSimilarCases,
  type SimilarCase,
  type SimilarityWeights,
} from './rank-similar-cases.ts';

/** A case as it is put into the index. `facts`: what the court found, else the whole text. */
export interface CaseToIndex extends CaseTraits {
  id: string;
  facts: string;
}

/** What is asked of the index: a story, with what was read of it. */
export interface SimilarCaseQuery {
  text: string;
  causes?: readonly string[];
  cited?: readonly string[];
  year?: number;
  limit: number;
  /** Filters: only these cases come. */
  admits?: (id: string) => boolean;
  weights?: SimilarityWeights;
}

export interface FoundCases {
  found: (Omit<SimilarCase, 'index'> & { id: string })[];
  likelyCauses: LikelyCause[];
}

/** What an index is made of again: to be written to a file or handed to a thread. */
export interface KeptIndex {
  space: LatentSpace | null;
  learnedFrom: number;
  postings: KeptPostings;
  vectors: Float32Array;
  cases: ({ id: string } & CaseTraits)[];
  removed: number[];
}

/** A library of cases in memory, asked for those alike to a story. It holds a processor: some thousand cases or more belong into a thread. */
export class SimilarCaseIndex {
  readonly #space: LatentSpace | null;
  readonly #fold: ((text: string) => Float32Array) | null;
  readonly #postings: CasePostings;
  readonly #vectors: CaseVectors | null;
  readonly #cases: ({ id: string } & CaseTraits)[];
  readonly #numbers: Map<string, number>;
  readonly #removed: Set<number>;
  readonly #learnedFrom: number;
  readonly #causes = new Set<string>();

  /** An index without cases over a space, or one that was kept. */
  constructor(start: { space: LatentSpace | null; learnedFrom: number } | KeptIndex) {
    const kept = 'postings' in start ? start : null;
    this.#space = start.space;
    this.#learnedFrom = start.learnedFrom;
    this.#fold = start.space && foldInto(start.space);
    this.#postings = new CasePostings(kept?.postings);
    this.#vectors = start.space && new CaseVectors(start.space.dimensions, kept?.vectors);
    this.#cases = kept?.cases.slice() ?? [];
    this.#numbers = new Map(this.#cases.map(({ id }, number) => [id, number]));
    this.#removed = new Set(kept?.removed);
    for (const number of this.#removed) this.#numbers.delete(this.#cases[number]?.id ?? '');
    for (const { causes } of this.#cases) for (const cause of causes) this.#causes.add(cause);
  }

  /** Learns the space from the cases themselves and puts them in. */
  static of(cases: readonly CaseToIndex[]): SimilarCaseIndex {
    const space = learnLatentSpace(spreadEvenly(cases, MOST_LEARNED_CASES).map(({ facts }) => facts));
    const index = new SimilarCaseIndex({ space, learnedFrom: cases.length });
    for (const one of cases) index.add(one);
    index.seal();
    return index;
  }

  /** Cases that can be found, after `seal`. */
  get size(): number {
    return this.#cases.length - this.#removed.size;
  }

  /** Whether the library is another than the space was learned from, or half of what is held is gone: time to learn it anew. */
  get isOutgrown(): boolean {
    return this.wouldOutgrow(0);
  }

  /** The same once so many more cases are put in. */
  wouldOutgrow(more: number): boolean {
    const size = this.size + more;
    return size > 2 * this.#learnedFrom || this.#removed.size > size;
  }

  /** Causes that any case has or had. */
  get causes(): Iterable<string> {
    return this.#causes;
  }

  /** Bytes that words and vectors take. */
  get bytes(): number {
    return this.#postings.bytes + (this.#vectors?.bytes ?? 0) + (this.#space?.basis.byteLength ?? 0);
  }

  /** Puts a case in, in the place of the one that had its id; it is found after `seal`. */
  add({ id, facts, causes, cited, authority, year }: CaseToIndex): void {
    this.remove(id);
    this.#numbers.set(id, this.#postings.add(caseWords(facts)));
    if (this.#fold) this.#vectors?.add(this.#fold(facts));
    this.#cases.push({ id, causes, cited, authority, year });
    for (const cause of causes) this.#causes.add(cause);
  }

  seal(): void {
    this.#postings.seal();
  }

  remove(id: string): void {
    const number = this.#numbers.get(id);
    if (number === undefined) return;
    this.#removed.add(number);
    this.#numbers.delete(id);
  }

  find({ text, admits = () => true, limit, weights, ...story }: SimilarCaseQuery): FoundCases {
    const cases = this.#cases;
    const ranked = rankSimilarCases(
      { postings: this.#postings, vectors: this.#vectors, traits: (number) => cases[number] ?? UNKNOWN },
      { words: caseWords(text), vector: this.#fold?.(text) ?? null, ...story },
      {
        limit,
        admits: (number) => !this.#removed.has(number) && admits(cases[number]?.id ?? ''),
        ...(weights ? { weights } : {}),
      },
    );
    return {
      likelyCauses: ranked.likelyCauses,
      found: ranked.found.map(({ index, score, parts }) => ({ id: cases[index]?.id ?? '', score, parts })),
    };
  }

  keep(): KeptIndex {
    return {
      space: this.#space,
      learnedFrom: this.#learnedFrom,
      postings: this.#postings.keep(),
      vectors: this.#vectors?.keep() ?? new Float32Array(),
      cases: this.#cases,
      removed: [...this.#removed],
    };
  }
}

const UNKNOWN: CaseTraits = { causes: [], cited: [], authority: 'ordinary', year: null };

function spreadEvenly<One>(all: readonly One[], most: number): readonly One[] {
  if (all.length <= most) return all;
  return Array.from({ length: most }, (_, at) => all[Math.floor((at * all.length) / most)] as One);
}
