import { cleanFileName } from '@mingfa/files/naming/clean-file-name';
import { requireKnowledgeBase } from '../../../engine/access/index.ts';
import { beginIngestion, storeOriginal } from '../../../engine/ingestion/index.ts';
import type { MakingContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import { takeStorage } from '../../account/index.ts';
import { putInBase } from '../../knowledge/index.ts';
import { writeCustody } from '../custody/write-custody.ts';
import { writeTranscript } from '../document/write-transcript.ts';
import { ownRecording } from '../own-recording.ts';
import type { RecordingContext } from '../recording-context.ts';
import { readTurns } from '../transcript/read-turns.ts';

/**
 * Puts the transcript as it stands into a knowledge base: a file of the base with its times, so that each can go without the other.
 * @throws AppError `not_found`, `transcript_missing`, `duplicate_file`, `storage_exceeded`
 */
export async function saveRecordingToBase(
  context: RecordingContext & MakingContext,
  input: { recordingId: string; konId: string },
): Promise<{ fileId: string }> {
  const row = await ownRecording(context.db, context.caller, input.recordingId);
  if (row.segments === 0) throw new AppError('transcript_missing');
  const { id: baseId, name: base } = await requireKnowledgeBase(context, 'change', input.konId);
  const content = writeTranscript(row, await readTurns(context.db, row.id));
  const copy = {
    name: cleanFileName(row.title),
    format: 'transcript' as const,
    ...(await storeOriginal(context, content)),
  };
  const saved = await context.makeOnce(async (tx) => {
    await takeStorage(context, tx, copy.bytes);
    const { id } = await putInBase(context, tx, { baseId, keepDuplicate: false }, async () => copy);
    const detail = { revision: row.revision, base, copyId: id };
    await writeCustody(context, tx, row.id, { by: context.caller.userId, deed: 'copied_to_base', detail });
    return { fileId: id };
  });
  await beginIngestion(context, saved.fileId);
  return saved;
}
