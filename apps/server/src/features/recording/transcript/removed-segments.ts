import { and, eq, inArray } from 'drizzle-orm';
import {
  machineSegment,
  recordingSegment,
  recordingSpeaker,
  transcriptEdit,
} from '../../../db/schema/recording.ts';
import { AppError } from '../../../ports/app-error.ts';
import type { SegmentRow } from './describe-segments.ts';
import type { Editing, SegmentsChanged } from './editing.ts';
import type { MadeEdit } from './write-edits.ts';

/** The history of a segment that goes, with what is needed to put it back. */
export const removalOf = ({ id, recordingId: _, ...row }: SegmentRow): MadeEdit => ({
  ...{ kind: 'remove', startMs: row.startMs, before: row.text, after: '' },
  removed: { segmentId: id, ...row },
});

/**
 * Puts a removed segment back as it was. A speaker or a turn of the machine's that is gone meanwhile is not behind it any more.
 * @throws AppError `not_found` where the history does not know it, or it stands there again
 */
export async function bringBack({ tx, recordingId }: Editing, editId: number): Promise<SegmentsChanged> {
  const [edit] = await tx
    .select({ removed: transcriptEdit.removed })
    .from(transcriptEdit)
    .where(and(eq(transcriptEdit.recordingId, recordingId), eq(transcriptEdit.id, editId)));
  if (!edit?.removed) throw new AppError('not_found');
  const { segmentId, speakerId, machineIds, ...said } = edit.removed;
  const speaker = and(
    eq(recordingSpeaker.recordingId, recordingId),
    eq(recordingSpeaker.id, speakerId ?? ''),
  );
  const [speaks] = await tx.select({ id: recordingSpeaker.id }).from(recordingSpeaker).where(speaker);
  const isHeard = and(eq(machineSegment.recordingId, recordingId), inArray(machineSegment.id, machineIds));
  const heard = await tx.select({ id: machineSegment.id }).from(machineSegment).where(isHeard);
  const back = await tx
    .insert(recordingSegment)
    .values({
      ...said,
      ...{ id: segmentId, recordingId, speakerId: speaks?.id ?? null },
      machineIds: machineIds.filter((id) => heard.some((one) => one.id === id)),
    })
    .onConflictDoNothing()
    .returning({ id: recordingSegment.id });
  if (back.length === 0) throw new AppError('not_found');
  return {
    changed: [segmentId],
    removed: [],
    edits: [{ kind: 'insert', startMs: said.startMs, before: '', after: said.text }],
  };
}
