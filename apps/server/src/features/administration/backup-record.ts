import { failedBackup, madeBackup } from '@mingfa/contract/admin';
import { keptBackup } from '@mingfa/contract/admin-backup';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { DatabaseOrTransaction } from '../../db/client.ts';
import { setting } from '../../db/schema/installation.ts';
import type { AppContext } from '../../ports/app-context.ts';

const backupCheck = keptBackup.shape.check.unwrap();
export type BackupCheck = z.infer<typeof backupCheck>;

const backupRecord = z.object({
  last: madeBackup.nullable(),
  /** When the last one of the schedule was whole. */
  scheduledAt: z.iso.datetime().nullable(),
  failure: failedBackup.nullable(),
  /** How the last check of each backup ended, by the name of its folder. */
  checks: z.record(z.string(), backupCheck).default({}),
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
  return stored.success ? stored.data : { last: null, scheduledAt: null, failure: null, checks: {} };
}

/** A backup is whole; what failed before it is no longer of interest. */
export function recordMadeBackup(
  context: Pick<AppContext, 'db' | 'clock'>,
  made: z.infer<typeof madeBackup>,
): Promise<void> {
  return change(context, ({ scheduledAt, checks }) => ({
    checks,
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

/**
 * A check of a backup was asked for, or ended.
 * @param there names of the backups that are there: what is known of others is forgotten
 */
export function recordBackupCheck(
  context: Pick<AppContext, 'db' | 'clock'>,
  name: string,
  check: BackupCheck,
  there: readonly string[],
): Promise<void> {
  return change(context, (record) => {
    const kept = Object.entries(record.checks).filter(([one]) => there.includes(one));
    return { ...record, checks: { ...Object.fromEntries(kept), [name]: check } };
  });
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
