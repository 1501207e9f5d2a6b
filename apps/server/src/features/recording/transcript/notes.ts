import { RECORDING_LIMITS } from '@mingfa/contract/recording';
import type { RecordingNote } from '@mingfa/contract/recording-transcript';
import { and, asc, eq } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../../db/client.ts';
import { recordingNote } from '../../../db/schema/recording.ts';
import type { MakingContext, RequestContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import { holdRecording, ownRecording } from '../own-recording.ts';
import type { RecordingContext } from '../recording-context.ts';

type NoteRow = typeof recordingNote.$inferSelect;

/** Notes and marks in the order of their times. @throws AppError `not_found` */
export async function listRecordingNotes(
  context: RecordingContext & RequestContext,
  input: { recordingId: string },
): Promise<{ items: RecordingNote[] }> {
  const { id } = await ownRecording(context.db, context.caller, input.recordingId);
  return { items: await readNotes(context.db, id) };
}

/** Notes of a recording in the order of their times. */
export async function readNotes(db: DatabaseOrTransaction, recordingId: string): Promise<RecordingNote[]> {
  const rows = await db
    .select()
    .from(recordingNote)
    .where(eq(recordingNote.recordingId, recordingId))
    .orderBy(asc(recordingNote.startMs), asc(recordingNote.id));
  return rows.map(describeNote);
}

/** Adds a note or a mark, or changes one. @throws AppError `not_found`, `limit_reached` */
export async function saveRecordingNote(
  context: RecordingContext & MakingContext,
  input: {
    recordingId: string;
    noteId?: string | undefined;
    startMs: number;
    endMs: number | null;
    text: string;
  },
): Promise<RecordingNote> {
  const { noteId, startMs, endMs, text } = input;
  return context.makeOnce(async (tx) => {
    const { id: recordingId } = await holdRecording(tx, context.caller, input.recordingId);
    if (noteId !== undefined) {
      const [changed] = await tx
        .update(recordingNote)
        .set({ startMs, endMs, text })
        .where(isNote(recordingId, noteId))
        .returning();
      if (!changed) throw new AppError('not_found');
      return describeNote(changed);
    }
    const limit = RECORDING_LIMITS.notes;
    const held = await tx.$count(recordingNote, eq(recordingNote.recordingId, recordingId));
    if (held >= limit) throw new AppError('limit_reached', { limit, wayOn: '' });
    const id = context.ids.make('recordingNote');
    const createdAt = context.clock.now();
    const row = { id, recordingId, startMs, endMs, text, createdAt };
    await tx.insert(recordingNote).values(row);
    return describeNote(row);
  });
}

/** Deletes a note or a mark. @throws AppError `not_found` */
export async function deleteRecordingNote(
  context: RecordingContext & RequestContext,
  input: { recordingId: string; noteId: string },
): Promise<void> {
  const { id } = await ownRecording(context.db, context.caller, input.recordingId);
  const gone = await context.db.delete(recordingNote).where(isNote(id, input.noteId)).returning();
  if (gone.length === 0) throw new AppError('not_found');
}

const isNote = (recordingId: string, noteId: string) =>
  and(eq(recordingNote.recordingId, recordingId), eq(recordingNote.id, noteId));

const describeNote = ({ id, startMs, endMs, text, createdAt }: NoteRow): RecordingNote => ({
  ...{ noteId: id, startMs, endMs, text },
  createdAt: createdAt.toISOString(),
});
