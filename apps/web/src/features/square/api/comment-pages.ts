import { listComments } from '@mingfa/contract/clone-square';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { requestData } from '../../../lib/client.ts';
import { endpointKey } from '../../../lib/query.ts';

const PAGE_SIZE = 20;

/** How comments are ordered. */
export type CommentSort = 'new' | 'old' | 'rated';

/** Comments on a clone, page by page. */
export function commentPages(appId: string, linkId: string | null, sort: CommentSort) {
  return infiniteQueryOptions({
    queryKey: [...endpointKey(listComments), 'pages', appId, linkId, sort],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) => {
      const address = linkId ? { appId, linkId } : { appId };
      const query = { ...address, page: pageParam, pageSize: PAGE_SIZE, sort };
      return requestData(listComments, { query }, { signal });
    },
    getNextPageParam: (last) => (last.page * last.pageSize < last.total ? last.page + 1 : undefined),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
