import type * as contract from '@mingfa/contract/dataset-question';
import type { EndpointInput, EndpointOutput } from '@mingfa/contract/endpoint';
import type { RequestContext } from '../../../ports/app-context.ts';
import type { DatasetContext } from '../dataset-context.ts';
import { openTables } from './open-tables.ts';

/** Reads a question in words, and answers it where it was understood. @throws AppError `not_found`, `dataset_not_ready` */
export async function askDataset(
  context: DatasetContext & RequestContext,
  { datasetId, question }: EndpointInput<typeof contract.askDataset>,
): Promise<EndpointOutput<typeof contract.askDataset>> {
  await openTables(context, datasetId);
  const leftOver = [{ start: 0, end: question.length, text: question }];
  return { understood: { query: null, pieces: [], leftOver }, result: null };
}
