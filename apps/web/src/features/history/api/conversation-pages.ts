import { listConversations } from '@mingfa/contract/chat';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { requestData } from '../../../lib/client.ts';
import { endpointKey } from '../../../lib/query.ts';

const PAGE_SIZE = 30;

/** Conversations of chat, or AI searches: which of them a list shows. */
export type ListedKind = 'chat' | 'search';

/** What the caller has of a kind, newest first, page by page; `words` searches titles and messages. */
export function conversationPages(of: ListedKind, words: string) {
  return infiniteQueryOptions({
    queryKey: [...endpointKey(listConversations), 'pages', of, words],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      requestData(
        listConversations,
        { query: { page: pageParam, pageSize: PAGE_SIZE, q: words, of } },
        { signal },
      ),
    getNextPageParam: (last) => (last.page * last.pageSize < last.total ? last.page + 1 : undefined),
    // A title or an answer is being written: look again until it is done.
    refetchInterval: ({ state }) =>
      state.data?.pages.some((page) => page.items.some((item) => item.activeRunId !== null)) ? 5_000 : false,
  });
}
