import { and, asc, eq, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '../../../db/client.ts';
import { dataset, datasetStep, datasetTable } from '../../../db/schema/dataset.ts';
import { AppError } from '../../../ports/app-error.ts';
import type { BuildPlan, Built } from '../../../ports/table-engine.ts';
import type { DatasetContext } from '../dataset-context.ts';
import { listDatasetFiles, listDatasetTables } from '../own-dataset.ts';
import { withStoredFiles } from '../work/with-stored-files.ts';

/** What a dataset is built of, as its rows say. */
export async function planOf(db: DatabaseOrTransaction, datasetId: string): Promise<BuildPlan> {
  const tables = await listDatasetTables(db, datasetId);
  const steps = await db
    .select({ table: datasetStep.table, step: datasetStep.step })
    .from(datasetStep)
    .where(eq(datasetStep.datasetId, datasetId))
    .orderBy(asc(datasetStep.number));
  return { tables: tables.map(({ shape }) => shape), steps };
}

/** A number for a build that no other has. */
export async function numberBuild(db: DatabaseOrTransaction, datasetId: string): Promise<number> {
  const [row] = await db
    .update(dataset)
    .set({ lastBuild: sql`${dataset.lastBuild} + 1` })
    .where(eq(dataset.id, datasetId))
    .returning({ lastBuild: dataset.lastBuild });
  if (!row) throw new AppError('not_found');
  return row.lastBuild;
}

/** Builds a dataset from its files, by its rows or by another plan. */
export async function buildDataset(
  context: DatasetContext,
  datasetId: string,
  build: number,
  signal: AbortSignal,
  { plan, onProgress }: { plan?: BuildPlan; onProgress?: (done: number) => void } = {},
): Promise<Built> {
  const planned = plan ?? (await planOf(context.db, datasetId));
  const files = await listDatasetFiles(context.db, datasetId);
  return withStoredFiles(context, files, (paths) =>
    context.tableEngine.build({ datasetId, build }, paths, planned, signal, onProgress),
  );
}

/** Writes what was built, in the transaction that makes it the one that is asked. */
export async function writeBuilt(
  tx: Transaction,
  datasetId: string,
  build: number,
  built: Built,
): Promise<void> {
  for (const table of built.tables)
    await tx
      .update(datasetTable)
      .set({ built: table })
      .where(and(eq(datasetTable.datasetId, datasetId), eq(datasetTable.name, table.name)));
  await tx
    .update(dataset)
    .set({ build, builtBytes: built.bytes, rows: built.tables.reduce((sum, { rows }) => sum + rows, 0) })
    .where(eq(dataset.id, datasetId));
}
