import { and, eq, getTableColumns } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '../../db/client.ts';
import { recording } from '../../db/schema/recording.ts';
import type { Caller } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';

/** The columns of recordings; silences are many, and are asked for by whoever needs them. */
const { silences: _, ...RECORDING_COLUMNS } = getTableColumns(recording);

export { RECORDING_COLUMNS };
export type RecordingRow = Omit<typeof recording.$inferSelect, 'silences'>;

type Whose = Pick<Caller, 'userId'>;
const isOwn = (caller: Whose, recordingId: string) =>
  and(eq(recording.id, recordingId), eq(recording.ownerId, caller.userId));

/** The caller's recording. @throws AppError `not_found`, also for somebody else's */
export async function ownRecording(
  db: DatabaseOrTransaction,
  caller: Whose,
  recordingId: string,
): Promise<RecordingRow> {
  const [row] = await db.select(RECORDING_COLUMNS).from(recording).where(isOwn(caller, recordingId));
  if (!row) throw new AppError('not_found');
  return row;
}

/** The caller's recording, held until the transaction ends: whoever else changes it waits. @throws AppError `not_found` */
export async function holdRecording(
  tx: Transaction,
  caller: Whose,
  recordingId: string,
): Promise<RecordingRow> {
  const [row] = await tx
    .select(RECORDING_COLUMNS)
    .from(recording)
    .where(isOwn(caller, recordingId))
    .for('update');
  if (!row) throw new AppError('not_found');
  return row;
}
