import type { DatasetDetail } from '@mingfa/contract/dataset';
import type { ProposedTable } from '@mingfa/contract/dataset-table';
import { askUntil } from '../ask-until.ts';
import type { KilledServerClient } from './killed-work.ts';

/** A dataset's detail as soon as it is as wanted; one that failed is an error. */
export function datasetWhen(
  client: KilledServerClient,
  datasetId: string,
  ...wanted: DatasetDetail['state'][]
): Promise<DatasetDetail> {
  return askUntil(
    () => client.ask<DatasetDetail>(`/v1/dataset/${datasetId}/detail`),
    ({ state, progress }) => {
      if (state === 'failed') throw new Error(progress.errorMessage ?? '');
      return wanted.includes(state);
    },
  );
}

/** Takes the tables as they were recognised. */
export async function importProposed(client: KilledServerClient, datasetId: string): Promise<void> {
  const { tables } = await client.ask<{ tables: ProposedTable[] }>(`/v1/dataset/${datasetId}/proposal`);
  await client.ask(`/v1/dataset/${datasetId}/import`, { tables: tables.map(({ shape }) => shape) });
}
