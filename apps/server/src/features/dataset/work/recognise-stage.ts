import { AppError } from '../../../ports/app-error.ts';
import type { DatasetContext } from '../dataset-context.ts';
import { type DatasetRow, listDatasetFiles } from '../own-dataset.ts';
import { withStoredFiles } from './with-stored-files.ts';
import { CAME_THROUGH, writeStep } from './write-step.ts';

/** Recognises the tables of the files; then the dataset waits for somebody to look at them. */
export async function recogniseStage(
  context: DatasetContext,
  row: DatasetRow,
  signal: AbortSignal,
): Promise<void> {
  await writeStep(context, row, { done: 0, total: null });
  const files = await listDatasetFiles(context.db, row.id);
  const proposal = await withStoredFiles(context, files, (paths) =>
    context.tableEngine.recognise(paths, signal),
  );
  if (proposal.length === 0) throw new AppError('dataset_no_tables');
  await writeStep(context, row, { ...CAME_THROUGH, proposal, stage: 'recognised', state: 'proposed' });
}
