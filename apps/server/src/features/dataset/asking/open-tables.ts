import type { RequestContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import type { BuiltKey, BuiltTable } from '../../../ports/table-engine.ts';
import type { DatasetContext } from '../dataset-context.ts';
import { type DatasetRow, listDatasetTables, ownDataset } from '../own-dataset.ts';
import { buildDataset } from './build-dataset.ts';

/** The tables of a dataset, ready to be asked. */
export interface OpenTables {
  row: DatasetRow;
  key: BuiltKey;
  tables: (BuiltTable & { revision: number })[];
}

/** Builds that this process makes because what was built is not on its disk. */
const underWay = new Map<string, Promise<void>>();

/**
 * The tables of the caller's dataset. What was built and is not here, on another node or after a loss, is built again from the files.
 * @throws AppError `not_found`, `dataset_not_ready`, and what building comes to
 */
export async function openTables(
  context: DatasetContext & RequestContext,
  datasetId: string,
): Promise<OpenTables> {
  for (;;) {
    const open = await readTables(context, datasetId);
    if (await context.tableEngine.isBuilt(open.key)) return open;
    const now = await readTables(context, datasetId);
    // Changed between the two: what was asked for has been replaced.
    if (now.key.build !== open.key.build) continue;
    if (now.row.state !== 'ready') throw new AppError('dataset_not_ready');
    await buildAgain(context, now);
    return now;
  }
}

/** One of the tables. @throws AppError `not_found` */
export function tableOf({ tables }: OpenTables, name: string): OpenTables['tables'][number] {
  const table = tables.find((candidate) => candidate.name === name);
  if (!table) throw new AppError('not_found');
  return table;
}

async function readTables(
  { db, caller }: DatasetContext & RequestContext,
  datasetId: string,
): Promise<OpenTables> {
  const row = await ownDataset(db, caller, datasetId);
  const rows = await listDatasetTables(db, datasetId);
  const tables = rows.flatMap(({ built, revision }) => (built ? [{ ...built, revision }] : []));
  if (row.build === 0 || tables.length === 0) throw new AppError('dataset_not_ready');
  return { row, key: { datasetId, build: row.build }, tables };
}

async function buildAgain(context: DatasetContext, { key }: OpenTables): Promise<void> {
  const name = `${key.datasetId}-${key.build}`;
  // Whoever waits may leave: it is built for the next.
  const signal = new AbortController().signal;
  const work =
    underWay.get(name) ??
    buildDataset(context, key.datasetId, key.build, signal)
      .then(() => undefined)
      .finally(() => underWay.delete(name));
  underWay.set(name, work);
  await work;
}
