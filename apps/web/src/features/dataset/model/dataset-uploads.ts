import { createDataset, type DatasetDetail, replaceDatasetFiles } from '@mingfa/contract/dataset';
import { create } from 'zustand';
import { callEndpoint } from '../../../lib/client.ts';
import { dropUpload, enqueueUploads, type Upload } from '../../../lib/upload/upload-queue.ts';
import { refreshDatasets } from './refresh-datasets.ts';

/** Files chosen at once, on their way to be one dataset, or the new files of one. */
export interface Batch {
  group: string;
  /** The dataset whose files they take the place of; null for a new one. */
  replaces: Replaced | null;
  files: readonly BatchFile[];
  onMade: (dataset: DatasetDetail) => void;
}
type Replaced = Pick<DatasetDetail, 'datasetId' | 'title'>;
export interface BatchFile {
  key: string;
  name: string;
  /** Null until its bytes are there. */
  uploadId: string | null;
}

export const useBatches = create<{ batches: readonly Batch[] }>(() => ({ batches: [] }));
let nextGroup = 1;

const batchOf = (group: string) => useBatches.getState().batches.find((batch) => batch.group === group);

function changeBatch(group: string, to: (batch: Batch) => Batch | null): void {
  useBatches.setState(({ batches }) => ({
    batches: batches.flatMap((batch) => (batch.group === group ? (to(batch) ?? []) : [batch])),
  }));
}

/** Sends files; when the last of them is there, whichever that is, they become one dataset in their order, or take the place of another's files. */
export function uploadBatch(
  chosen: readonly File[],
  onMade: Batch['onMade'],
  replaces: Replaced | null = null,
): void {
  if (chosen.length === 0) return;
  const group = `dataset ${nextGroup++}`;
  const files = chosen.map(({ name }, place): BatchFile => ({ key: String(place), name, uploadId: null }));
  useBatches.setState(({ batches }) => ({ batches: [...batches, { group, replaces, files, onMade }] }));
  enqueueUploads(
    group,
    chosen.map((file, place) => ({ file, path: String(place) })),
    async (uploadId, { upload }) => {
      changeBatch(group, (batch) => ({
        ...batch,
        files: batch.files.map((one) => (one.key === upload.path ? { ...one, uploadId } : one)),
      }));
      return (await makeWhenComplete(group)) ?? { status: true, data: null, message: '' };
    },
    'dataset',
  );
}

/** Null while files are still on their way. */
async function makeWhenComplete(group: string) {
  const batch = batchOf(group);
  if (!batch) return null;
  const uploadIds = batch.files.flatMap(({ uploadId }) => uploadId ?? []);
  if (uploadIds.length === 0 || uploadIds.length < batch.files.length) return null;
  const { replaces } = batch;
  const answer =
    replaces === null
      ? await callEndpoint(createDataset, { body: { uploadIds, title: '' } })
      : await callEndpoint(replaceDatasetFiles, {
          params: { datasetId: replaces.datasetId },
          body: { uploadIds },
        });
  if (!answer.status) return answer;
  changeBatch(group, () => null);
  await refreshDatasets();
  batch.onMade(answer.data);
  return answer;
}

/** Leaves one file out; the rest go on, and are made if they waited for it alone. */
export async function leaveOut(group: string, file: BatchFile, upload: Upload | undefined): Promise<void> {
  if (upload) dropUpload(group, upload);
  changeBatch(group, (batch) => {
    const files = batch.files.filter(({ key }) => key !== file.key);
    return files.length > 0 ? { ...batch, files } : null;
  });
  await makeWhenComplete(group);
}
