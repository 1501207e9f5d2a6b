import { requireKnowledgeBase } from '../../../engine/access/index.ts';
import { replaceOriginal, storeOriginal } from '../../../engine/ingestion/index.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import { takeStorage } from '../../account/index.ts';
import { writeCustody } from '../custody/write-custody.ts';
import { ownRecording } from '../own-recording.ts';
import type { RecordingContext } from '../recording-context.ts';
import { readTurns } from '../transcript/read-turns.ts';
import { listTranscriptCopies } from './list-transcript-copies.ts';
import { writeTranscript } from './write-transcript.ts';

/**
 * Writes a copy in a knowledge base anew from the transcript as it stands, under the name it has and with the id by which answers cite it.
 * Safe to repeat: one that is current stays as it is.
 * @throws AppError `not_found`, `transcript_missing`, `storage_exceeded`
 */
export async function renewTranscriptCopy(
  context: RecordingContext & RequestContext,
  input: { recordingId: string; fileId: string },
): Promise<{ done: true }> {
  const row = await ownRecording(context.db, context.caller, input.recordingId);
  const { items } = await listTranscriptCopies(context, input);
  const copy = items.find(({ fileId }) => fileId === input.fileId);
  if (!copy) throw new AppError('not_found');
  if (row.segments === 0) throw new AppError('transcript_missing');
  if (copy.isCurrent) return { done: true };
  await requireKnowledgeBase(context, 'change', copy.konId);
  const stored = await storeOriginal(context, writeTranscript(row, await readTurns(context.db, row.id)));
  await replaceOriginal(context, copy.fileId, { name: copy.name, ...stored }, async (tx) => {
    await takeStorage(context, tx, stored.bytes);
    const detail = { revision: row.revision, base: copy.base, copyId: copy.fileId };
    await writeCustody(context, tx, row.id, { by: context.caller.userId, deed: 'copied_to_base', detail });
    return true;
  });
  return { done: true };
}
