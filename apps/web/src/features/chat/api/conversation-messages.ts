import type { listMessages } from '@mingfa/contract/chat';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { requestData } from '../../../lib/client.ts';
import { endpointKey } from '../../../lib/query.ts';

const PAGE_SIZE = 60;

/** Messages of the shown branch, newest page first; older ones are read as one scrolls up. */
export function conversationMessages(endpoint: typeof listMessages, conversationId: string) {
  return infiniteQueryOptions({
    queryKey: [...endpointKey(endpoint), 'pages', conversationId],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      requestData(endpoint, { query: { conversationId, page: pageParam, pageSize: PAGE_SIZE } }, { signal }),
    getNextPageParam: (last) => (last.page * last.pageSize < last.total ? last.page + 1 : undefined),
    staleTime: 0,
  });
}
