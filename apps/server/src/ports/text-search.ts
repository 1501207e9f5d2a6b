import type { DatabaseOrTransaction } from '../db/client.ts';

/** What the index holds of one article, made by `indexText`. */
export interface SearchRow {
  articleId: string;
  /** Place of the article in its version, from 0. */
  position: number;
  /** Terms separated by blanks. */
  words: string;
  bigrams: string;
}

/** An article that shares terms with the question, in any version that holds it. */
export interface SearchCandidate {
  articleId: string;
  versionId: string;
  lawId: string;
  /** Relevance: only its order means something, and only within one answer. */
  score: number;
}

/** Ranks articles of the library for a question. One implementation per database; both give the same quality. */
export interface TextSearch {
  readonly name: 'pg_textsearch' | 'postings';
  /** Creates what the database needs; safe to repeat at every start. */
  ensureReady(): Promise<void>;
  /**
   * Adds the articles of one version, in the transaction that writes them.
   * Call it once for a version, with all its articles; `removeVersion` first when it was there.
   */
  addVersion(
    tx: DatabaseOrTransaction,
    version: { versionId: string; lawId: string },
    rows: SearchRow[],
  ): Promise<void>;
  removeVersion(tx: DatabaseOrTransaction, versionId: string): Promise<void>;
  /**
   * The best articles for terms made by `questionTerms`, best first. Versions that are not `ready` are left out.
   * @param options.lawIds only articles of these laws
   */
  candidates(
    terms: { words: string[]; bigrams: string[] },
    options: { limit: number; lawIds?: string[] },
  ): Promise<SearchCandidate[]>;
}
