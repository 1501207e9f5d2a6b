import type { EndpointInput, EndpointOutput } from '@mingfa/contract/endpoint';
import type * as contract from '@mingfa/contract/recording-transcript';
import { asc, eq, inArray } from 'drizzle-orm';
import { recording, recordingSegment } from '../../../db/schema/recording.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import { queuePublishing } from '../document/publishing-jobs.ts';
import { holdRecording } from '../own-recording.ts';
import type { RecordingContext } from '../recording-context.ts';
import { changeSegments } from './change-segments.ts';
import { describeSegments } from './describe-segments.ts';
import { type MadeEdit, writeEdits } from './write-edits.ts';

/**
 * Changes words, times and speakers, all or nothing, where nobody changed them meanwhile.
 * @throws AppError `not_found`, `transcript_changed`, `limit_reached`, `turn_behind_end`, `turn_ends_before_start`
 */
export async function editTranscript(
  context: RecordingContext & RequestContext,
  input: EndpointInput<typeof contract.editTranscript>,
): Promise<EndpointOutput<typeof contract.editTranscript>> {
  const edited = await context.db.transaction(async (tx) => {
    const row = await holdRecording(tx, context.caller, input.recordingId);
    if (row.revision !== input.revision) throw new AppError('transcript_changed');
    const changed = new Set<string>();
    const removed = new Set<string>();
    const edits: MadeEdit[] = [];
    const { id: recordingId, durationMs } = row;
    const editing = { context, tx, recordingId, durationMs };
    for (const change of input.changes) {
      const done = await changeSegments(editing, change);
      for (const id of done.changed) changed.add(id);
      for (const id of done.removed) removed.add(id);
      edits.push(...done.edits);
    }
    const revision = await writeEdits(context, tx, row, edits);
    if (row.transcript === null && edits.length > 0)
      await tx.update(recording).set({ transcript: 'typed' }).where(eq(recording.id, row.id));
    const left = [...changed].filter((id) => !removed.has(id));
    const rows = await tx
      .select()
      .from(recordingSegment)
      .where(inArray(recordingSegment.id, left))
      .orderBy(asc(recordingSegment.startMs), asc(recordingSegment.id));
    return { revision, changed: await describeSegments(tx, rows), removed: [...removed] };
  });
  if (edited.revision !== input.revision) await queuePublishing(context, input.recordingId);
  return edited;
}
