import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/client.ts';
import {
  machineSegment,
  type RemovedSegment,
  recordingSegment,
  recordingSpeaker,
  transcriptEdit,
} from '../../../db/schema/recording.ts';
import { AppError } from '../../../ports/app-error.ts';
import type { SegmentRow } from './describe-segments.ts';
import type { Editing, SegmentsChanged } from './editing.ts';
import { bringTranscriptBack } from './replaced-transcripts.ts';
import { takeSegmentRoom } from './segment-room.ts';
import type { MadeEdit } from './write-edits.ts';

/** The history of a segment that goes, with what is needed to put it back. */
export const removalOf = ({ id, recordingId: _, ...row }: SegmentRow): MadeEdit => ({
  ...{ kind: 'remove', startMs: row.startMs, before: row.text, after: '' },
  removed: { segmentId: id, ...row },
});

/**
 * Puts a removed segment, or a whole transcript, back as it was. A speaker that is gone meanwhile is not behind it any more; where another transcript took the
 * place of the machine's, its turns of the same times are.
 * @throws AppError `not_found` where the history does not know it, or it stands there again
 */
export async function bringBack(editing: Editing, editId: number): Promise<SegmentsChanged> {
  const { tx, recordingId } = editing;
  const [edit] = await tx
    .select({ removed: transcriptEdit.removed })
    .from(transcriptEdit)
    .where(and(eq(transcriptEdit.recordingId, recordingId), eq(transcriptEdit.id, editId)));
  if (!edit?.removed) throw new AppError('not_found');
  if ('kind' in edit.removed) {
    const { replaced, changed, removed } = await bringTranscriptBack(tx, recordingId, edit.removed);
    const back = { kind: 'bring_back', startMs: null, before: '', after: '', removed: replaced } as const;
    return { changed, removed, edits: [back] };
  }
  await takeSegmentRoom(editing, 1);
  const { segmentId, speakerId, machineIds: _, ...said } = edit.removed;
  const speaker = and(
    eq(recordingSpeaker.recordingId, recordingId),
    eq(recordingSpeaker.id, speakerId ?? ''),
  );
  const [speaks] = await tx.select({ id: recordingSpeaker.id }).from(recordingSpeaker).where(speaker);
  const heard = await findHeard(tx, recordingId, edit.removed);
  const back = await tx
    .insert(recordingSegment)
    .values({
      ...said,
      ...{ id: segmentId, recordingId, speakerId: speaks?.id ?? null },
      machineIds: heard,
    })
    .onConflictDoNothing()
    .returning({ id: recordingSegment.id });
  if (back.length === 0) throw new AppError('not_found');
  return {
    changed: [segmentId],
    removed: [],
    edits: [{ kind: 'bring_back', startMs: said.startMs, before: '', after: said.text }],
  };
}

/** Turns of the machine's that stand behind a segment that was removed. */
async function findHeard(
  tx: Transaction,
  recordingId: string,
  { machineIds, startMs, endMs }: RemovedSegment,
): Promise<string[]> {
  if (machineIds.length === 0) return [];
  const ofRecording = eq(machineSegment.recordingId, recordingId);
  const inOrder = [asc(machineSegment.startMs), asc(machineSegment.id)];
  const same = await tx
    .select({ id: machineSegment.id })
    .from(machineSegment)
    .where(and(ofRecording, inArray(machineSegment.id, machineIds)))
    .orderBy(...inOrder);
  if (same.length > 0) return machineIds.filter((id) => same.some((one) => one.id === id));
  const middle = sql`(${machineSegment.startMs} + ${machineSegment.endMs}) / 2`;
  const isWithin = and(sql`${middle} >= ${startMs}::int`, sql`${middle} <= ${endMs}::int`);
  // A turn that stands behind another segment is that one's.
  const isFree = sql`not exists (select 1 from ${recordingSegment} held
    where held.recording_id = ${recordingId} and held.machine_ids ? ${machineSegment.id})`;
  const newer = await tx
    .select({ id: machineSegment.id })
    .from(machineSegment)
    .where(and(ofRecording, isWithin, isFree))
    .orderBy(...inOrder);
  return newer.map(({ id }) => id);
}
