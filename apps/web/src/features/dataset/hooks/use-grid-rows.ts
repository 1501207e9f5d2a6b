import { listDatasetRows, type TableWindow } from '@mingfa/contract/dataset-question';
import type { TableFilter } from '@mingfa/contract/table-query';
import { useQueries } from '@tanstack/react-query';
import { endpointQuery } from '../../../lib/query.ts';
import { useSettled } from './use-settled.ts';

const PAGE_ROWS = 200;
const KEPT_MS = 120_000;

export interface GridSort {
  column: string;
  descending: boolean;
}
export interface GridView {
  sort: readonly GridSort[];
  filters: readonly TableFilter[];
}

/** Rows of a table by pages, of which only those in view are asked for; what is scrolled past is dropped. */
export function useGridRows(
  { datasetId, table }: { datasetId: string; table: string },
  { sort, filters }: GridView,
  { first, last }: { first: number; last: number },
) {
  const from = Math.floor(first / PAGE_ROWS);
  const to = Math.max(from, Math.floor(last / PAGE_ROWS));
  // While one drags the scroll bar through a long table, nothing is asked for.
  const [pausedFrom = 0, pausedTo = 0] = useSettled(`${from} ${to}`).split(' ').map(Number);
  const pages = Array.from({ length: pausedTo - pausedFrom + 1 }, (_, place) => pausedFrom + place);
  const queries = useQueries({
    queries: pages.map((page) => ({
      ...endpointQuery(listDatasetRows, {
        params: { datasetId },
        body: {
          table,
          offset: page * PAGE_ROWS,
          limit: PAGE_ROWS,
          sort: [...sort],
          filters: [...filters],
          columns: [],
        },
      }),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: KEPT_MS,
    })),
  });
  const rows = new Map<number, TableWindow['rows'][number]>();
  for (const [place, { data }] of queries.entries())
    for (const [at, row] of (data?.rows ?? []).entries()) rows.set((pages[place] ?? 0) * PAGE_ROWS + at, row);
  const failed = queries.find(({ isError }) => isError);
  return {
    rows,
    /** Null until the first page is there. */
    totalRows: queries.find(({ data }) => data)?.data?.totalRows ?? null,
    isLoading: queries.some(({ isPending }) => isPending),
    error: failed?.error ?? null,
    retry: () => void Promise.all(queries.filter(({ isError }) => isError).map(({ refetch }) => refetch())),
  };
}
