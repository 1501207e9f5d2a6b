import { and, eq, lt, or, type SQL } from 'drizzle-orm';
import { dataExport } from '../../../db/schema/rights.ts';
import { removeObjects, type StoreContext } from '../../../engine/ingestion/index.ts';
import type { PersonalData } from '../../../ports/personal-data.ts';

const DAY_MS = 24 * 3_600_000;

/** Housekeeping: removes the ZIPs whose time is over, and what failed a day ago. */
export async function removeOldExports(context: StoreContext): Promise<void> {
  const now = context.clock.now();
  const failedBefore = new Date(now.getTime() - DAY_MS);
  await remove(
    context,
    or(
      lt(dataExport.expiresAt, now),
      and(eq(dataExport.state, 'failed'), lt(dataExport.createdAt, failedBefore)),
    ),
  );
}

/** The ZIP of what is held of a person, which goes with the rest. */
export function personalDataExports(context: StoreContext): PersonalData {
  return {
    name: 'data-exports',
    forget: (userId) => remove(context, eq(dataExport.userId, userId)),
    export: null,
  };
}

async function remove(context: StoreContext, which: SQL | undefined): Promise<number> {
  const gone = await context.db.delete(dataExport).where(which).returning({ id: dataExport.id });
  const ids = gone.map(({ id }) => id);
  await removeObjects(context, ids);
  return ids.length;
}
