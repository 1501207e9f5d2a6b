import type { Transaction } from '../../../db/client.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import type { MadeEdit } from './write-edits.ts';

/** What a change did with the rows of segments. */
export interface SegmentsChanged {
  changed: string[];
  removed: string[];
  edits: MadeEdit[];
}

/** Where a change is made: within a transaction that holds the recording. */
export interface Editing {
  context: RequestContext;
  tx: Transaction;
  recordingId: string;
  /** The length of the recording; null while nobody knows it. */
  durationMs: number | null;
}
