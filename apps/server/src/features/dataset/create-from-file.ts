import type { DatasetDetail, DatasetOrigin } from '@mingfa/contract/dataset';
import type { MakingContext } from '../../ports/app-context.ts';
import { takeRoom, takeStorage } from '../account/index.ts';
import { makeDataset, type TakenFile } from './create-dataset.ts';
import type { DatasetContext } from './dataset-context.ts';
import { queueDataset } from './work/queue-dataset.ts';

/** Makes a dataset of a file that is in the store, for whoever wrote it there. @throws AppError `storage_exceeded`, `limit_reached` */
export async function createDatasetFromFile(
  context: DatasetContext & MakingContext,
  { file, ...of }: { title: string; origin: DatasetOrigin; documentId: string | null; file: TakenFile },
): Promise<DatasetDetail> {
  const made = await context.makeOnce(async (tx) => {
    await takeRoom(context, tx, 'dataset');
    await takeStorage(context, tx, file.bytes);
    return makeDataset(context, tx, { ...of, files: [file] });
  });
  await queueDataset(context, { id: made.datasetId, generation: 1, stage: 'stored' });
  return made;
}
