import type { ReviewRow } from '@mingfa/contract/review-cell';
import { listReviewRows } from '@mingfa/contract/review-table-content';
import { useQueries } from '@tanstack/react-query';
import { endpointQuery } from '../../../lib/query.ts';
import type { RowView } from '../model/column-filter.ts';

const PAGE_ROWS = 50;
const KEPT_MS = 120_000;

/** Rows of a table by pages, of which only those in view are asked for. */
export function useReviewRows(
  tableId: string,
  { q, filters, sort }: RowView,
  { first, last }: { first: number; last: number },
) {
  const from = Math.max(0, Math.floor(first / PAGE_ROWS));
  const to = Math.max(from, Math.floor(last / PAGE_ROWS));
  const pages = Array.from({ length: to - from + 1 }, (_, place) => from + place);
  const queries = useQueries({
    queries: pages.map((page) => ({
      ...endpointQuery(listReviewRows, {
        params: { tableId },
        body: {
          offset: page * PAGE_ROWS,
          limit: PAGE_ROWS,
          q,
          filters: filters.map(({ asks }) => asks),
          sort,
        },
      }),
      staleTime: 0,
      gcTime: KEPT_MS,
    })),
  });
  const rows = new Map<number, ReviewRow>();
  for (const [place, { data }] of queries.entries())
    for (const [at, row] of (data?.rows ?? []).entries()) rows.set((pages[place] ?? 0) * PAGE_ROWS + at, row);
  const failed = queries.find(({ isError }) => isError);
  return {
    rows,
    /** Null until the first page is there. */
    total: queries.find(({ data }) => data)?.data?.total ?? null,
    isLoading: queries.some(({ isPending }) => isPending),
    error: failed?.error ?? null,
    retry: () => void Promise.all(queries.filter(({ isError }) => isError).map(({ refetch }) => refetch())),
  };
}
