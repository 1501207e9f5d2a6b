import { inArray } from 'drizzle-orm';
import { dataset } from '../../db/schema/dataset.ts';
import type { DatasetContext } from './dataset-context.ts';

/** Housekeeping: removes what was built of datasets that went elsewhere, or while this process was down. */
export async function sweepDatasets({ db, tableEngine }: DatasetContext): Promise<void> {
  await tableEngine.sweep(async (ids) => {
    if (ids.length === 0) return new Set();
    const rows = await db
      .select({ id: dataset.id })
      .from(dataset)
      .where(inArray(dataset.id, [...ids]));
    return new Set(rows.map(({ id }) => id));
  });
}
