import { and, eq } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '../../db/client.ts';
import { recording } from '../../db/schema/recording.ts';
import type { Caller } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';

export type RecordingRow = typeof recording.$inferSelect;

type Whose = Pick<Caller, 'userId'>;
const isOwn = (caller: Whose, recordingId: string) =>
  and(eq(recording.id, recordingId), eq(recording.ownerId, caller.userId));

/** The caller's recording. @throws AppError `not_found`, also for somebody else's */
export async function ownRecording(
  db: DatabaseOrTransaction,
  caller: Whose,
  recordingId: string,
): Promise<RecordingRow> {
  const [row] = await db.select().from(recording).where(isOwn(caller, recordingId));
  if (!row) throw new AppError('not_found');
  return row;
}

/** The caller's recording, held until the transaction ends: whoever else changes it waits. @throws AppError `not_found` */
export async function holdRecording(
  tx: Transaction,
  caller: Whose,
  recordingId: string,
): Promise<RecordingRow> {
  const [row] = await tx.select().from(recording).where(isOwn(caller, recordingId)).for('update');
  if (!row) throw new AppError('not_found');
  return row;
}
