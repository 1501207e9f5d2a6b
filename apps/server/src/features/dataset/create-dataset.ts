import type * as contract from '@mingfa/contract/dataset';
import type { DatasetDetail, DatasetOrigin } from '@mingfa/contract/dataset';
import type { EndpointInput } from '@mingfa/contract/endpoint';
import type { Transaction } from '../../db/client.ts';
import { dataset, datasetFile } from '../../db/schema/dataset.ts';
import { holdObject } from '../../engine/ingestion/index.ts';
import { takeUpload } from '../../engine/uploads/index.ts';
import type { MakingContext, RequestContext } from '../../ports/app-context.ts';
import { takeRoom, takeStorage } from '../account/index.ts';
import type { DatasetContext } from './dataset-context.ts';
import { describeDataset } from './describe-dataset.ts';
import { ownDataset } from './own-dataset.ts';
import { queueDataset } from './work/queue-dataset.ts';

/** A file that is in the store. */
export interface TakenFile {
  name: string;
  bytes: number;
  sha256: string;
  fileKey: string;
}

/**
 * Takes finished uploads as one dataset; its tables are recognised by themselves.
 * @throws AppError `not_found`, `upload_incomplete`, `storage_exceeded`, `limit_reached`
 */
export async function createDataset(
  context: DatasetContext & MakingContext,
  { uploadIds, title }: EndpointInput<typeof contract.createDataset>,
): Promise<DatasetDetail> {
  const made = await context.makeOnce(async (tx) => {
    await takeRoom(context, tx, 'dataset');
    // They are counted since their tickets; the limit itself may have changed since.
    await takeStorage(context, tx, 0);
    const taken: TakenFile[] = [];
    for (const uploadId of uploadIds) taken.push(await takeUpload(context, tx, uploadId, 'dataset'));
    return makeDataset(context, tx, { title, origin: 'upload', documentId: null, files: taken });
  });
  await queueDataset(context, { id: made.datasetId, generation: 1, stage: 'stored' });
  return made;
}

/** Writes a dataset over files of the store. */
export async function makeDataset(
  context: DatasetContext & RequestContext,
  tx: Transaction,
  {
    title,
    origin,
    documentId,
    files,
  }: { title: string; origin: DatasetOrigin; documentId: string | null; files: readonly TakenFile[] },
): Promise<DatasetDetail> {
  const { caller, clock, ids, language } = context;
  const datasetId = ids.make('dataset');
  await tx.insert(dataset).values({
    ...{ id: datasetId, ownerId: caller.userId, origin, documentId, createdAt: clock.now() },
    ...{ title: title || titleOf(files[0]?.name ?? ''), state: 'waiting', stage: 'stored' },
  });
  await writeFiles(context, tx, datasetId, files);
  return describeDataset(tx, await ownDataset(tx, caller, datasetId), language);
}

/** Writes the files of a dataset, whose objects it holds from now on. */
export async function writeFiles(
  context: DatasetContext,
  tx: Transaction,
  datasetId: string,
  files: readonly TakenFile[],
): Promise<void> {
  for (const [position, { name, bytes, sha256, fileKey }] of files.entries()) {
    await holdObject(context, tx, fileKey, datasetId);
    await tx.insert(datasetFile).values({ datasetId, position, name, bytes, sha256, fileKey });
  }
}

/** A file's name without its ending. */
const titleOf = (name: string): string => name.replace(/\.[^.]{1,8}$/, '').slice(0, 200) || name;
