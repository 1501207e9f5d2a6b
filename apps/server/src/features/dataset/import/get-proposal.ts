import type * as contract from '@mingfa/contract/dataset';
import type { ProposedTable } from '@mingfa/contract/dataset-table';
import type { EndpointInput, EndpointOutput } from '@mingfa/contract/endpoint';
import type { RequestContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import type { DatasetContext } from '../dataset-context.ts';
import { listDatasetFiles, ownDataset } from '../own-dataset.ts';
import { withStoredFiles } from '../work/with-stored-files.ts';

/** The tables as they were recognised. @throws AppError `not_found`, `dataset_not_ready` */
export async function getDatasetProposal(
  { db, caller }: DatasetContext & RequestContext,
  { datasetId }: { datasetId: string },
): Promise<EndpointOutput<typeof contract.getDatasetProposal>> {
  const row = await ownDataset(db, caller, datasetId);
  if (row.proposal.length === 0) throw new AppError('dataset_not_ready');
  return { tables: row.proposal };
}

/** The first rows of a table, read with a corrected shape. @throws AppError `not_found`, `dataset_not_ready`, `table_unreadable` */
export async function previewDatasetTable(
  context: DatasetContext & RequestContext,
  { datasetId, shape, anew }: EndpointInput<typeof contract.previewDatasetTable>,
): Promise<ProposedTable> {
  const { db, caller, tableEngine, signal } = context;
  const row = await ownDataset(db, caller, datasetId);
  if (row.proposal.length === 0) throw new AppError('dataset_not_ready');
  const file = (await listDatasetFiles(db, datasetId))[shape.file];
  if (!file) throw new AppError('not_found');
  return withStoredFiles(context, [file], ([path]) => {
    if (!path) throw new AppError('not_found');
    return tableEngine.preview(path, shape, anew, signal);
  });
}
