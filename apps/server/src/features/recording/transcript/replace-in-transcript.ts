import { SEGMENT_CHARACTERS_MAX } from '@mingfa/contract/transcript';
import { and, asc, eq, sql } from 'drizzle-orm';
import { recordingSegment } from '../../../db/schema/recording.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import { queuePublishing } from '../document/publishing-jobs.ts';
import { holdRecording } from '../own-recording.ts';
import type { RecordingContext } from '../recording-context.ts';
import { type MadeEdit, writeEdits } from './write-edits.ts';

/**
 * Replaces words wherever they stand, exactly as they are written. A segment that would become too long stays as it is.
 * @throws AppError `not_found`, `transcript_changed`
 */
export async function replaceInTranscript(
  context: RecordingContext & RequestContext,
  input: { recordingId: string; find: string; replacement: string; revision: number },
): Promise<{ replaced: number; revision: number }> {
  const { find, replacement } = input;
  const done = await context.db.transaction(async (tx) => {
    const row = await holdRecording(tx, context.caller, input.recordingId);
    if (row.revision !== input.revision) throw new AppError('transcript_changed');
    const replacedText = sql<string>`replace(${recordingSegment.text}, ${find}::text, ${replacement}::text)`;
    const fits = and(
      eq(recordingSegment.recordingId, row.id),
      sql`strpos(${recordingSegment.text}, ${find}::text) > 0`,
      sql`char_length(${replacedText}) <= ${SEGMENT_CHARACTERS_MAX}`,
    );
    const found = await tx
      .select({ startMs: recordingSegment.startMs, before: recordingSegment.text, after: replacedText })
      .from(recordingSegment)
      .where(fits)
      .orderBy(asc(recordingSegment.startMs), asc(recordingSegment.id));
    const edits = found
      .filter(({ before, after }) => before !== after)
      .map((edit): MadeEdit => ({ kind: 'replace', ...edit }));
    if (edits.length > 0)
      await tx.update(recordingSegment).set({ text: replacedText, words: null }).where(fits);
    const replaced = edits.reduce((sum, { before }) => sum + before.split(find).length - 1, 0);
    return { replaced, revision: await writeEdits(context, tx, row, edits) };
  });
  if (done.replaced > 0) await queuePublishing(context, input.recordingId);
  return done;
}
