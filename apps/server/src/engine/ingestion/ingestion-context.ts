import type { Transaction } from '../../db/client.ts';
import type { AppContext } from '../../ports/app-context.ts';
import type { DocumentParser } from '../../ports/document-parser.ts';
import type { FileStore } from '../../ports/file-store.ts';
import type { Jobs } from '../../ports/jobs.ts';
import type { SegmentIndex } from '../../ports/segment-index.ts';
import type { LiveWork } from '../work/index.ts';

/** Work that others do with a document. It must be safe to repeat; its failure is logged and keeps nothing back. */
export type DocumentHook = (documentId: string, signal: AbortSignal) => Promise<void>;

/** What others do when documents are taken from their owner, in the transaction that does it. */
export type DisownedHook = (tx: Transaction, documentIds: readonly string[]) => Promise<void>;

/** What the way of a file from bytes to something searchable needs besides the common context. */
export interface IngestionContext extends AppContext {
  files: FileStore;
  parser: DocumentParser;
  jobs: Jobs;
  segmentIndex: SegmentIndex;
  /** Documents, and what is made of them, that this process works on. */
  liveWork: LiveWork;
  /** Called in order, each time a document becomes ready. */
  onReady: DocumentHook[];
  /** Called in order with the documents of a deleted knowledge base. */
  onDisowned: DisownedHook[];
}
