import { inArray, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../db/client.ts';
import { storedObject } from '../../db/schema/file.ts';
import type { AppContext } from '../../ports/app-context.ts';
import type { FileStore } from '../../ports/file-store.ts';
import { errorForLog } from '../../runtime/error-for-log.ts';

export type StoreContext = AppContext & { files: FileStore };

/** An object that nobody holds may still be on its way into a row for this long. */
const UNHELD_MS = 24 * 3_600_000;
const REMOVED_AT_ONCE = 100;

/** Records who holds an object; before it is written, so that none is ever forgotten in the store. */
export async function holdObject(
  context: AppContext,
  db: DatabaseOrTransaction,
  key: string,
  holderId: string | null,
): Promise<void> {
  await db
    .insert(storedObject)
    .values({ key, holderId, createdAt: context.clock.now() })
    .onConflictDoUpdate({ target: storedObject.key, set: { holderId } });
}

/** Lists the keys of all objects that these documents, uploads, recordings, datasets or pictures hold. */
export async function listHeldObjects(
  db: DatabaseOrTransaction,
  holderIds: readonly string[],
): Promise<string[]> {
  if (holderIds.length === 0) return [];
  const rows = await db
    .select({ key: storedObject.key })
    .from(storedObject)
    .where(inArray(storedObject.holderId, [...holderIds]));
  return rows.map((row) => row.key);
}

/** Removes objects whose holder is gone. What the store does not let go now is left to `removeForgottenObjects`. */
export async function removeObjects(context: StoreContext, keys: readonly string[]): Promise<void> {
  const removed: string[] = [];
  for (const key of keys) {
    try {
      await context.files.remove(key);
      removed.push(key);
    } catch (error) {
      context.logger.warn({ error: errorForLog(error) }, 'an object could not be removed from the store yet');
      break;
    }
  }
  if (removed.length > 0) await context.db.delete(storedObject).where(inArray(storedObject.key, removed));
}

/** Housekeeping: removes what no document, upload, picture of a clone, template, feedback, bundle of evidence, recording, dataset or export of somebody's data holds any more. */
export async function removeForgottenObjects(context: StoreContext): Promise<void> {
  const unheldBefore = new Date(context.clock.now().getTime() - UNHELD_MS);
  for (;;) {
    const found = await context.db.execute<{ key: string }>(sql`select key from ${storedObject} held
      where (held.holder_id is null and held.created_at < ${unheldBefore.toISOString()})
        or (held.holder_id is not null
          and not exists (select 1 from document where document.id = held.holder_id)
          and not exists (select 1 from upload where upload.id = held.holder_id)
          and not exists (select 1 from clone_picture where clone_picture.id = held.holder_id)
          and not exists (select 1 from own_template where own_template.id = held.holder_id)
          and not exists (select 1 from letterhead where letterhead.id = held.holder_id)
          and not exists (select 1 from feedback where feedback.id = held.holder_id)
          and not exists (select 1 from evidence_bundle where evidence_bundle.id = held.holder_id)
          and not exists (select 1 from recording where recording.id = held.holder_id)
          and not exists (select 1 from dataset where dataset.id = held.holder_id)
          and not exists (select 1 from data_export where data_export.id = held.holder_id))
      order by held.created_at limit ${REMOVED_AT_ONCE}`);
    const keys = found.rows.map((row) => row.key);
    await removeObjects(context, keys);
    // Stops as well when the store lets nothing go.
    const left =
      keys.length === 0
        ? []
        : await context.db.select().from(storedObject).where(inArray(storedObject.key, keys));
    if (keys.length < REMOVED_AT_ONCE || left.length > 0) return;
  }
}
