import { eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { setting } from '../../db/schema/installation.ts';

const KEY = 'restore';

/** Marks the database as the one that a restore replaces; what takes its place has no such mark. */
export async function markFormerDatabase(db: Database, restoreId: string): Promise<void> {
  const values = { value: restoreId, updatedAt: new Date() };
  await db
    .insert(setting)
    .values({ key: KEY, ...values })
    .onConflictDoUpdate({ target: setting.key, set: values });
}

/** Whether the database is still the one that this restore was to replace. */
export async function isFormerDatabase(db: Database, restoreId: string): Promise<boolean> {
  const [row] = await db.select().from(setting).where(eq(setting.key, KEY));
  return row?.value === restoreId;
}
