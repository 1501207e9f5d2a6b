import type { DatabaseOrTransaction } from '../db/client.ts';

/**
 * Parts of a case that are told apart in the index. `head` has title, court, causes, keywords and articles; `gist` the points of
 * guiding and typical cases; `reasoning` the issues too; `rest` what is in no other.
 */
export const CASE_PARTS = [
  'head',
  'gist',
  'claims',
  'defence',
  'facts',
  'reasoning',
  'ruling',
  'rest',
] as const;
/** One of {@link CASE_PARTS}. */
export type CasePart = (typeof CASE_PARTS)[number];

/** Terms of each part, repeats kept, as `caseTerms` makes them of the masked text. */
export type CaseTerms = Partial<Record<CasePart, readonly string[]>>;

/** A case that holds terms looked for. */
export interface CaseCandidate {
  caseId: string;
  /** BM25: only its order means something, and only within one answer. */
  score: number;
}

/** Finds cases by the words of their masked text; the same on every database. Whose they are is the asking verb's to judge. */
export interface CaseTextSearch {
  /**
   * In the transaction that writes the cases, or for cases in state `loading`, once their rows are there. They are found after `settle`.
   * Where one was there before, `removeCases` first.
   */
  addCases(tx: DatabaseOrTransaction, cases: readonly { caseId: string; terms: CaseTerms }[]): Promise<void>;
  /** In the transaction that changes them. A case whose row is deleted leaves the index with it. */
  removeCases(tx: DatabaseOrTransaction, caseIds: readonly string[]): Promise<void>;
  /**
   * Makes the cases that were added findable, in short statements that let others in between. Outside any transaction: after
   * every some hundred cases of an import, at its end, and at every start for what was cut off. Aborted, it goes on where it stopped at the next call.
   */
  settle(signal?: AbortSignal): Promise<void>;
  /** Takes what most searches need into memory, so that the first ones after a start do not wait for it. */
  prepare(signal?: AbortSignal): Promise<void>;
  /**
   * The best cases for terms made by `questionTerms`, best first; a term that comes twice counts twice.
   * @param options.part only what this part holds counts
   * @param options.caseIds only these cases
   */
  candidates(
    terms: readonly string[],
    options: { limit: number; part?: CasePart; caseIds?: ReadonlySet<string> },
  ): Promise<CaseCandidate[]>;
}
