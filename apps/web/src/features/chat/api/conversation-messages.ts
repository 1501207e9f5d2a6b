import { infiniteQueryOptions } from '@tanstack/react-query';
import { requestData } from '../../../lib/client.ts';
import { endpointKey } from '../../../lib/query.ts';
import type { ChatEndpoints } from '../model/chat-place.ts';

const PAGE_SIZE = 60;

/** Messages of the shown branch, newest page first; older ones are read as one scrolls up. */
export function conversationMessages(listMessages: ChatEndpoints['listMessages'], conversationId: string) {
  return infiniteQueryOptions({
    queryKey: [...endpointKey(listMessages), 'pages', conversationId],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      requestData(
        listMessages,
        { query: { conversationId, page: pageParam, pageSize: PAGE_SIZE } },
        { signal },
      ),
    getNextPageParam: (last) => (last.page * last.pageSize < last.total ? last.page + 1 : undefined),
    staleTime: 0,
  });
}
