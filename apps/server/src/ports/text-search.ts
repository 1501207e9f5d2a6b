import type { DatabaseOrTransaction } from '../db/client.ts';

/** What the index holds of one article. */
export interface SearchRow {
  /** Place of the article in its version, from 0. */
  position: number;
  /** `577`, `120-1`. */
  articleKey: string;
  /** Terms separated by blanks, made by `indexText`. */
  terms: string;
}

/** An article that shares terms with the question, in one of the versions that hold it. */
export interface SearchCandidate {
  lawId: string;
  versionId: string;
  articleKey: string;
  /** BM25: only its order means something, and only within one answer. */
  score: number;
}

/** Ranks articles of the library for a question. One implementation per database; both give the same quality. */
export interface TextSearch {
  readonly name: 'pg_textsearch' | 'postings';
  /** Creates what the database needs; safe to repeat at every start. */
  ensureReady(): Promise<void>;
  /**
   * Adds all articles of one version: in a transaction all or none, without one in short statements that let others in
   * between, for a version that nobody sees yet.
   * Where the version was there before, `removeVersion` first.
   */
  addVersion(
    tx: DatabaseOrTransaction,
    version: { versionId: string; lawId: string },
    rows: readonly SearchRow[],
  ): Promise<void>;
  removeVersion(tx: DatabaseOrTransaction, versionId: string): Promise<void>;
  /** Tidies the index after many writes; on the embedded database everybody waits some seconds while it does. */
  settle(): Promise<void>;
  /**
   * The best articles for terms made by `questionTerms`, best first; a term that comes twice counts twice.
   * Versions still being written may be among them.
   * @param options.lawIds only articles of these laws
   */
  candidates(
    terms: readonly string[],
    options: { limit: number; lawIds?: readonly string[] },
  ): Promise<SearchCandidate[]>;
}
