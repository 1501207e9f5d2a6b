import type { TranscriptEdit } from '@mingfa/contract/recording-transcript';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../db/client.ts';
import {
  type RemovedSegment,
  type ReplacedTranscript,
  recording,
  transcriptEdit,
} from '../../../db/schema/recording.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { writeCustody } from '../custody/write-custody.ts';
import type { RecordingRow } from '../own-recording.ts';

/** What a change did, for the history. */
export type MadeEdit = Pick<TranscriptEdit, 'kind' | 'startMs' | 'before' | 'after'> & {
  removed?: RemovedSegment | ReplacedTranscript | null;
};

const ROWS_AT_ONCE = 500;

/**
 * Writes the history of a change, tells it in the custody log and counts the revision on, in the transaction of the change; the recording is held.
 * @returns the new revision, or the old one where nothing was changed
 */
export async function writeEdits(
  context: RequestContext,
  tx: Transaction,
  row: RecordingRow,
  edits: readonly MadeEdit[],
): Promise<number> {
  if (edits.length === 0) return row.revision;
  const revision = row.revision + 1;
  const by = context.caller.userId;
  const at = context.clock.now();
  for (let from = 0; from < edits.length; from += ROWS_AT_ONCE) {
    const batch = edits.slice(from, from + ROWS_AT_ONCE);
    await tx
      .insert(transcriptEdit)
      .values(batch.map((edit) => ({ ...edit, recordingId: row.id, revision, at, by })));
  }
  await tx.update(recording).set({ revision }).where(eq(recording.id, row.id));
  // What takes the place of all words has an entry of its own.
  if (edits.every(({ kind }) => kind === 'import' || kind === 'transcribe')) return revision;
  // Nothing is merged: whoever reads the log sees every revision, with how many places it changed and how.
  const kinds = [...new Set(edits.map(({ kind }) => kind))].join(' ');
  const detail = { revision, changes: edits.length, kinds };
  await writeCustody(context, tx, row.id, { by, deed: 'edited', detail });
  return revision;
}
