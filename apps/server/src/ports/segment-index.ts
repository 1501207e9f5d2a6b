import type { Transaction } from '../db/client.ts';

/** Entries that were written and that nobody sees before `publish`. */
export interface PreparedIndex {
  documentId: string;
  /** Segments it holds. */
  segments: number;
}

/** How an indexing is stopped and watched. */
export interface IndexingOptions {
  signal: AbortSignal;
  /** Segments worked on so far. */
  onProgress?: (done: number, total: number) => void;
}

/** What came of a document's vectors. `off`: no embedding model, or a database without vectors. `postponed`: the service failed, and a job goes on later. */
export type EmbeddingOutcome = 'embedded' | 'off' | 'postponed';

/**
 * Makes the rows of `document_segment` findable: by words always, by meaning where an embedding model is configured.
 * It reads the rows itself; headings above a segment count where the document's settings say so, switched-off segments
 * do not count.
 */
export interface SegmentIndex {
  /**
   * Stage `embedded`: vectors of the document's segments that have none. Whoever begins again pays only for what is missing.
   * A failing service never fails the document: its words are searchable all the same.
   */
  embed(documentId: string, options: IndexingOptions): Promise<EmbeddingOutcome>;
  /**
   * Stage `indexed`, first half: writes the entries in short statements that let others in between. Outside any transaction;
   * after a crash it is simply called again.
   */
  prepare(documentId: string, options: IndexingOptions): Promise<PreparedIndex>;
  /** Second half, in the transaction that makes the document ready: the entries take the place of the document's older ones. */
  publish(tx: Transaction, prepared: PreparedIndex): Promise<void>;
  /**
   * Single segments changed: edited, switched, added or deleted. In the transaction that changed the rows, after it did.
   * A segment whose row is gone or switched off leaves the index.
   */
  changeSegments(tx: Transaction, documentId: string, segmentIds: readonly string[]): Promise<void>;
  /**
   * After the transaction of `publish`, `changeSegments`, or one that deleted documents (whose entries vanish from every
   * search with their row): queues the removal of what is left over, and the vectors that are missing.
   */
  settle(): Promise<void>;
}
