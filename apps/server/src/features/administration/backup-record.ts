import { failedBackup, madeBackup } from '@mingfa/contract/admin';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { DatabaseOrTransaction } from '../../db/client.ts';
import { setting } from '../../db/schema/installation.ts';
import type { AppContext } from '../../ports/app-context.ts';

const backupRecord = z.object({
  last: madeBackup.nullable(),
  /** When the last one of the schedule was whole. */
  scheduledAt: z.iso.datetime().nullable(),
  failure: failedBackup.nullable(),
});
export type BackupRecord = z.infer<typeof backupRecord>;

const KEY = 'backup';

/** How the last backup ended; shared by all nodes of an installation. */
export async function getBackupRecord(
  context: Pick<AppContext, 'db'>,
  tx: DatabaseOrTransaction = context.db,
): Promise<BackupRecord> {
  const [row] = await tx.select().from(setting).where(eq(setting.key, KEY));
  const stored = backupRecord.safeParse(row?.value);
  return stored.success ? stored.data : { last: null, scheduledAt: null, failure: null };
}

/** A backup is whole; what failed before it is no longer of interest. */
export function recordMadeBackup(
  context: Pick<AppContext, 'db' | 'clock'>,
  made: z.infer<typeof madeBackup>,
): Promise<void> {
  return change(context, ({ scheduledAt }) => ({
    last: made,
    scheduledAt: made.reason === 'scheduled' ? made.finishedAt : scheduledAt,
    failure: null,
  }));
}

/** A backup could not be made. */
export function recordFailedBackup(
  context: Pick<AppContext, 'db' | 'clock'>,
  failure: z.infer<typeof failedBackup>,
): Promise<void> {
  return change(context, (record) => ({ ...record, failure }));
}

async function change(
  context: Pick<AppContext, 'db' | 'clock'>,
  next: (record: BackupRecord) => BackupRecord,
): Promise<void> {
  const updatedAt = context.clock.now();
  await context.db.transaction(async (tx) => {
    const value = next(await getBackupRecord(context, tx));
    await tx
      .insert(setting)
      .values({ key: KEY, value, updatedAt })
      .onConflictDoUpdate({ target: setting.key, set: { value, updatedAt } });
  });
}
