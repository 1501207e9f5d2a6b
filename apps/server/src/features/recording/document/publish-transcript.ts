import { parsingSettings } from '@mingfa/contract/knowledge';
import { cleanFileName } from '@mingfa/files/naming/clean-file-name';
import { and, eq, isNull, lte, or } from 'drizzle-orm';
import type { Transaction } from '../../../db/client.ts';
import { recording } from '../../../db/schema/recording.ts';
import {
  beginIngestion,
  changeDocument,
  createDocument,
  removeDocuments,
  replaceOriginal,
  storeOriginal,
} from '../../../engine/ingestion/index.ts';
import { limitConcurrency } from '../../../runtime/limit-concurrency.ts';
import { forgetFindings } from '../findings/forget-findings.ts';
import type { RecordingRow } from '../own-recording.ts';
import type { RecordingContext } from '../recording-context.ts';
import { readTurns } from '../transcript/read-turns.ts';
import { writeTranscript } from './write-transcript.ts';

/** A long transcript is some megabytes: one is in memory at a time. */
const oneAtATime = limitConcurrency(1);

/**
 * Makes the document of a recording say what its transcript says: makes it, gives it another original, or removes it where no words
 * are left. Safe to repeat; what was changed since is published the next time.
 */
export function publishTranscript(
  context: RecordingContext,
  recordingId: string,
  signal: AbortSignal,
): Promise<void> {
  return oneAtATime(signal, () => publish(context, recordingId));
}

async function publish(context: RecordingContext, recordingId: string): Promise<void> {
  const [row] = await context.db.select().from(recording).where(eq(recording.id, recordingId));
  if (!row) return;
  if (row.segments === 0) {
    await forgetFindings(context.db, recordingId);
    if (row.documentId)
      await removeDocuments(context, [row.documentId], async (tx) => {
        await tx.update(recording).set({ documentRevision: null }).where(eq(recording.id, recordingId));
      });
    return;
  }
  const name = cleanFileName(row.title);
  if (row.documentId && row.documentRevision === row.revision) {
    await changeDocument(context.db, row.documentId, { name });
    return;
  }
  const turns = await readTurns(context.db, recordingId);
  const original = { name, ...(await storeOriginal(context, writeTranscript(row, turns))) };
  if (row.documentId) {
    await replaceOriginal(context, row.documentId, original, (tx) => markPublished(tx, row));
    return;
  }
  const documentId = await context.db.transaction(async (tx) => {
    const isUnmade = and(eq(recording.id, recordingId), isNull(recording.documentId));
    const held = await tx.select({ id: recording.id }).from(recording).where(isUnmade).for('update');
    if (held.length === 0) return null;
    const made = await createDocument(context, tx, {
      ...original,
      ownerId: row.ownerId,
      origin: 'recording',
      format: 'transcript',
      settings: parsingSettings.parse({}),
    });
    await markPublished(tx, row, made.id);
    return made.id;
  });
  if (documentId) await beginIngestion(context, documentId);
}

/** The document says what the transcript said at the revision that was read; false where it says something newer already. */
async function markPublished(
  tx: Transaction,
  row: RecordingRow,
  documentId = row.documentId,
): Promise<boolean> {
  const { documentRevision: former } = recording;
  const marked = await tx
    .update(recording)
    .set({ documentId, documentRevision: row.revision })
    .where(and(eq(recording.id, row.id), or(isNull(former), lte(former, row.revision))))
    .returning({ id: recording.id });
  return marked.length > 0;
}
