import { asc, eq, inArray } from 'drizzle-orm';
import * as schema from '../../db/schema/dataset.ts';
import { listHeldObjects, removeObjects, type StoreContext } from '../../engine/ingestion/index.ts';
import type { LiveWork } from '../../engine/work/index.ts';
import type { PersonalData } from '../../ports/personal-data.ts';
import type { TableEngine } from '../../ports/table-engine.ts';

/** A person's datasets with their files, shapes and steps; what was built of them goes with them. */
export function personalDatasets(
  context: StoreContext & { liveWork: LiveWork; tableEngine: TableEngine },
): PersonalData {
  const { db } = context;
  return {
    name: 'datasets',
    async forget(userId) {
      const isOwn = eq(schema.dataset.ownerId, userId);
      const held = await db.select({ id: schema.dataset.id }).from(schema.dataset).where(isOwn);
      const keys = await listHeldObjects(
        db,
        held.map(({ id }) => id),
      );
      const gone = await db.delete(schema.dataset).where(isOwn).returning({ id: schema.dataset.id });
      for (const { id } of gone) {
        context.liveWork.stop(id);
        await context.tableEngine.forget(id);
      }
      await removeObjects(context, keys);
      return gone.length;
    },
    async export(userId) {
      const datasets = await db
        .select()
        .from(schema.dataset)
        .where(eq(schema.dataset.ownerId, userId))
        .orderBy(asc(schema.dataset.createdAt));
      const ids = datasets.map(({ id }) => id);
      const files = await db
        .select()
        .from(schema.datasetFile)
        .where(inArray(schema.datasetFile.datasetId, ids))
        .orderBy(asc(schema.datasetFile.datasetId), asc(schema.datasetFile.position));
      const tables = await db
        .select()
        .from(schema.datasetTable)
        .where(inArray(schema.datasetTable.datasetId, ids))
        .orderBy(asc(schema.datasetTable.datasetId), asc(schema.datasetTable.position));
      const steps = await db
        .select()
        .from(schema.datasetStep)
        .where(inArray(schema.datasetStep.datasetId, ids))
        .orderBy(asc(schema.datasetStep.datasetId), asc(schema.datasetStep.number));
      return {
        rows: { datasets, datasetFiles: files, tables, steps },
        files: files.map(({ datasetId, position, name, fileKey }) => ({
          path: `datasets/${datasetId}-${position}-${name}`,
          key: fileKey,
        })),
      };
    },
  };
}
