import type * as contract from '@mingfa/contract/dataset';
import type { DatasetDetail } from '@mingfa/contract/dataset';
import type { ProposedTable, TableShape } from '@mingfa/contract/dataset-table';
import type { EndpointInput } from '@mingfa/contract/endpoint';
import { and, eq, sql } from 'drizzle-orm';
import { datasetFile, datasetTable } from '../../../db/schema/dataset.ts';
import { listHeldObjects, removeObjects } from '../../../engine/ingestion/index.ts';
import { requireUpload, takeUpload } from '../../../engine/uploads/index.ts';
import type { MakingContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import { takeStorage } from '../../account/index.ts';
import { type TakenFile, writeFiles } from '../create-dataset.ts';
import type { DatasetContext } from '../dataset-context.ts';
import { describeDataset } from '../describe-dataset.ts';
import { holdDataset, listDatasetTables, ownDataset } from '../own-dataset.ts';
import { queueDataset } from '../work/queue-dataset.ts';
import { beginAgain } from '../work/stop-and-retry.ts';
import { withStoredFiles } from '../work/with-stored-files.ts';

/**
 * Puts new files of the same shape in the place of those that are there; the steps are done again when it is loaded.
 * @throws AppError `not_found`, `dataset_not_ready`, `upload_incomplete`, `storage_exceeded`, `dataset_files_differ`
 */
export async function replaceDatasetFiles(
  context: DatasetContext & MakingContext,
  { datasetId, uploadIds }: EndpointInput<typeof contract.replaceDatasetFiles>,
): Promise<DatasetDetail> {
  const { db, caller, language, tableEngine, signal } = context;
  const seen = await ownDataset(db, caller, datasetId);
  const tables = await listDatasetTables(db, datasetId);
  if (seen.state !== 'ready' || tables.length === 0) throw new AppError('dataset_not_ready');
  const arrived = [];
  for (const uploadId of uploadIds) arrived.push(await requireUpload(context, uploadId, 'dataset'));
  const proposal = await withStoredFiles(context, arrived, (paths) => tableEngine.recognise(paths, signal));
  const shapes = tables.map(({ shape }) => ({ name: shape.name, shape: fit(shape, proposal) }));
  const old = await listHeldObjects(db, [datasetId]);
  const made = await context.makeOnce(async (tx) => {
    const held = await holdDataset(tx, caller, datasetId);
    if (held.generation !== seen.generation || held.state !== 'ready') throw new AppError('dataset_changed');
    await takeStorage(context, tx, 0);
    const taken: TakenFile[] = [];
    for (const uploadId of uploadIds) taken.push(await takeUpload(context, tx, uploadId, 'dataset'));
    await tx.delete(datasetFile).where(eq(datasetFile.datasetId, datasetId));
    await writeFiles(context, tx, datasetId, taken);
    for (const { name, shape } of shapes)
      await tx
        .update(datasetTable)
        .set({ shape, revision: sql`${datasetTable.revision} + 1` })
        .where(and(eq(datasetTable.datasetId, datasetId), eq(datasetTable.name, name)));
    const again = await beginAgain(tx, held, { stage: 'recognised', proposal });
    return describeDataset(tx, again, language);
  });
  await removeObjects(context, old);
  const now = await ownDataset(db, caller, datasetId);
  await queueDataset(context, now);
  return made;
}

/** The shape of a table for the new file: found where the new one has it, with the columns as they were chosen. @throws AppError `dataset_files_differ` */
function fit(shape: TableShape, proposal: readonly ProposedTable[]): TableShape {
  const sameFile = proposal.filter((table) => table.shape.file === shape.file);
  const found =
    sameFile.find((table) => table.shape.sheet === shape.sheet && hasColumns(table.shape, shape)) ??
    sameFile.find((table) => hasColumns(table.shape, shape));
  if (!found) {
    const [nearest] = sameFile;
    const missing = shape.columns.find(
      ({ label }) => !nearest?.shape.columns.some((column) => column.label === label),
    );
    const label = missing?.label ?? shape.label;
    throw new AppError('dataset_files_differ', {
      problem: {
        'zh-CN': `“${shape.label}”中没有找到“${label}”列`,
        en: `“${label}” of “${shape.label}” was not found`,
      },
    });
  }
  const { encoding, delimiter, sheet, range, skipRows, headerRows } = found.shape;
  return { ...shape, encoding, delimiter, sheet, range, skipRows, headerRows };
}

/** Whether the columns have the same names in the same places. A person may have called them otherwise: then the places have to do. */
function hasColumns(found: TableShape, wanted: TableShape): boolean {
  const at = new Map(found.columns.map((column) => [column.name, column.label]));
  const same = wanted.columns.filter(({ name, label }) => at.get(name) === label).length;
  const isWide = wanted.columns.every(({ name }) => at.has(name));
  return isWide && same >= Math.ceil(wanted.columns.length * 0.6);
}
