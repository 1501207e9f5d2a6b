import type * as contract from '@mingfa/contract/dataset-question';
import type { EndpointInput, EndpointOutput } from '@mingfa/contract/endpoint';
import { proposeJoins } from '@mingfa/tables/joins/propose-joins';
import type { RequestContext } from '../../../ports/app-context.ts';
import type { DatasetContext } from '../dataset-context.ts';
import { openTables } from './open-tables.ts';
import { readValues } from './read-values.ts';

/** How tables of a dataset may stand beside one another, by keys that both have. @throws AppError `not_found`, `dataset_not_ready` */
export async function listDatasetJoins(
  context: DatasetContext & RequestContext,
  { datasetId }: EndpointInput<typeof contract.listDatasetJoins>,
): Promise<EndpointOutput<typeof contract.listDatasetJoins>> {
  const open = await openTables(context, datasetId);
  return { items: open.tables.length < 2 ? [] : proposeJoins(open.tables, await readValues(context, open)) };
}
