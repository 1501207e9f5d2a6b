/** What is asked: a story, and among which cases. */
export interface SimilarCasesAsked {
  story: string;
  /** Causes that the story is known to be about. */
  causes?: readonly string[];
  /** The year of asking. */
  year: number;
  limit: number;
  /** Only these cases; null for all but `denied`. */
  admitted: readonly string[] | null;
  denied: readonly string[];
}

/** A case like a story, with why and in what it differs. */
export interface SimilarCaseFound {
  caseId: string;
  /** Only its order means something. */
  score: number;
  sameCauses: string[];
  /** Articles that both name: `刑法 264`. */
  sameArticles: string[];
  /** Sentences that tell the same, best first; the paragraph counts through the case's text, from 1. */
  pairs: { told: string; found: string; paragraph: number; likeness: number }[];
  /** What the story tells and the case does not, and the other way round. */
  missing: string[];
  additional: string[];
}

/** What was found, and what was read of the story. */
export interface SimilarCasesAnswer {
  found: SimilarCaseFound[];
  causes: { value: string; likelihood: number }[];
  /** Articles that the story names: `刑法 264`. */
  articles: string[];
}

/** Ranks the cases of the library by how alike they are to a story, beside the server's event loop. */
export interface SimilarCases {
  /**
   * What changed is read before an answer; where that takes seconds (an import goes on), the answer is from what was read by then.
   * Only the first asking of a library that was never read waits for all of it.
   */
  find(asked: SimilarCasesAsked): Promise<SimilarCasesAnswer>;
  /** Reads what changed ahead of the next asking: at a start, after an import. Nobody waits for it. */
  prepare(): void;
  close(): Promise<void>;
}
