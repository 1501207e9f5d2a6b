import { AppError } from '../../../ports/app-error.ts';
import type { TableFile } from '../../../ports/table-engine.ts';
import type { DatasetContext } from '../dataset-context.ts';
import type { DatasetFileRow } from '../own-dataset.ts';

/** Calls `use` with all files of a dataset by paths on this machine. @throws AppError `store_unavailable` */
export async function withStoredFiles<Result>(
  context: Pick<DatasetContext, 'files'>,
  [next, ...rest]: readonly Pick<DatasetFileRow, 'fileKey' | 'name'>[],
  use: (files: TableFile[]) => Promise<Result>,
  before: readonly TableFile[] = [],
): Promise<Result> {
  if (!next) return use([...before]);
  const done = await context.files.withPath(next.fileKey, async (path) => ({
    result: await withStoredFiles(context, rest, use, [...before, { name: next.name, path }]),
  }));
  if (!done) throw new AppError('store_unavailable');
  return done.result;
}
