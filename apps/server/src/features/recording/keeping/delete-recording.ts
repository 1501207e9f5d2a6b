import type { EndpointOutput } from '@mingfa/contract/endpoint';
import type * as contract from '@mingfa/contract/recording';
import { eq } from 'drizzle-orm';
import { recording } from '../../../db/schema/recording.ts';
import { recordAudit } from '../../../engine/audit/index.ts';
import { listHeldObjects } from '../../../engine/ingestion/index.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { holdRecording } from '../own-recording.ts';
import type { RecordingContext } from '../recording-context.ts';
import { clearAway } from './forget-parts.ts';
import { nameCopies } from './name-copies.ts';

/** Deletes a recording with its files, words, pieces and its document, and names where copies stay. @throws AppError `not_found` */
export async function deleteRecording(
  context: RecordingContext & RequestContext,
  { recordingId }: { recordingId: string },
): Promise<EndpointOutput<typeof contract.deleteRecording>> {
  const { caller, db } = context;
  const { copies, keys, documentIds } = await db.transaction(async (tx) => {
    const row = await holdRecording(tx, caller, recordingId);
    const named = await nameCopies(tx, row, context.backupDays);
    const held = await listHeldObjects(tx, [recordingId]);
    await tx.delete(recording).where(eq(recording.id, recordingId));
    await recordAudit(context, tx, { kind: 'recording', action: 'deleted', id: recordingId });
    return { copies: named, keys: held, documentIds: row.documentId === null ? [] : [row.documentId] };
  });
  context.liveWork.stop(recordingId);
  await clearAway(context, { keys, documentIds });
  return { copies };
}
