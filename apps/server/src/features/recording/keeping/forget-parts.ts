import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/client.ts';
import { recording, recordingFile, recordingPiece, transcriptEdit } from '../../../db/schema/recording.ts';
import { removeDocuments, removeObjects } from '../../../engine/ingestion/index.ts';
import { writeCustody } from '../custody/write-custody.ts';
import { listRecordingFiles } from '../describe-recording.ts';
import type { RecordingRow } from '../own-recording.ts';
import type { RecordingContext } from '../recording-context.ts';
import { clearWords } from '../work/clear-words.ts';

/** What of a recording is kept apart from the rest. */
export type KeptPart = 'original' | 'copy' | 'text';

/** What goes with a part once its rows are written: objects of the store and documents. */
export interface LeftBehind {
  keys: string[];
  documentIds: string[];
}

/**
 * Deletes a part of a recording whose row is held. What it leaves behind goes after the transaction.
 * @param by whoever asked; null where its time was over
 */
export async function forgetPart(
  context: RecordingContext,
  tx: Transaction,
  row: Pick<RecordingRow, 'id' | 'documentId' | 'transcript'>,
  { of, by }: { of: KeptPart; by: string | null },
): Promise<LeftBehind> {
  if (of === 'text') return forgetText(context, tx, row, by);
  const files = await listRecordingFiles(tx, row.id);
  const keys = files.flatMap(({ fileKey, copyKey }) => (of === 'original' ? fileKey : copyKey) ?? []);
  for (const file of files) {
    const change =
      of === 'original'
        ? // What was played as it is cannot be played any more.
          {
            fileKey: null,
            deletedAt: file.deletedAt ?? context.clock.now(),
            isPlayable: file.copyKey !== null,
          }
        : file.copyKey === null
          ? null
          : { copyKey: null, copyBytes: null, copyType: null, isPlayable: false };
    if (change) await tx.update(recordingFile).set(change).where(eq(recordingFile.id, file.id));
  }
  await tx
    .update(recording)
    .set(of === 'original' ? { originalUntil: null } : { copyUntil: null })
    .where(eq(recording.id, row.id));
  if (keys.length > 0)
    await writeCustody(context, tx, row.id, {
      ...{ by, deed: of === 'original' ? 'original_deleted' : 'copy_deleted' },
      detail: { files: keys.length },
    });
  return { keys, documentIds: [] };
}

/** The words, their history, what the recogniser gave and what was made of them. Notes are a person's own, and stay. */
async function forgetText(
  context: RecordingContext,
  tx: Transaction,
  { id, documentId, transcript }: Pick<RecordingRow, 'id' | 'documentId' | 'transcript'>,
  by: string | null,
): Promise<LeftBehind> {
  await clearWords(tx, id);
  await tx.delete(transcriptEdit).where(eq(transcriptEdit.recordingId, id));
  await tx.delete(recordingPiece).where(eq(recordingPiece.recordingId, id));
  await tx
    .update(recording)
    .set({
      ...{
        transcript: null,
        segments: 0,
        gaps: [],
        textUntil: null,
        documentId: null,
        documentRevision: null,
      },
      ...{ transcribeBy: null, revision: sql`${recording.revision} + 1` },
      stage: sql`case when ${recording.stage} in ('transcribed', 'joined') then 'measured' else ${recording.stage} end`,
    })
    .where(eq(recording.id, id));
  if (transcript !== null) await writeCustody(context, tx, id, { by, deed: 'text_deleted' });
  return { keys: [], documentIds: documentId === null ? [] : [documentId] };
}

/** Removes what deleted parts left; what is cut off here is found by the housekeeping. */
export async function clearAway(context: RecordingContext, { keys, documentIds }: LeftBehind): Promise<void> {
  await removeDocuments(context, documentIds);
  await removeObjects(context, keys);
}
