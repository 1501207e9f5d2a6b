import { listSegments } from '@mingfa/contract/knowledge';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { requestData } from '../../../lib/client.ts';
import { endpointKey } from '../../../lib/query.ts';

const PAGE_SIZE = 50;

/** Chunks of a file in order, or those with the words in them; more are read as one scrolls. */
export function segmentPages(fileId: string, q: string) {
  return infiniteQueryOptions({
    queryKey: [...endpointKey(listSegments), fileId, q],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      requestData(
        listSegments,
        { params: { fileId }, query: { page: pageParam, pageSize: PAGE_SIZE, q } },
        { signal },
      ),
    getNextPageParam: (last) => (last.page * last.pageSize < last.total ? last.page + 1 : undefined),
    staleTime: 0,
  });
}
