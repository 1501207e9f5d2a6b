import { type DatasetTable, getDataset } from '@mingfa/contract/dataset';
import { useEndpoint } from '../../../lib/query.ts';

const NONE: readonly DatasetTable[] = [];

/** The tables of a dataset; none while it is not there. */
export function useTables(datasetId: string | null): readonly DatasetTable[] {
  const { data } = useEndpoint(
    getDataset,
    { params: { datasetId: datasetId ?? '' } },
    { enabled: datasetId !== null },
  );
  return data?.tableList ?? NONE;
}
