import { listSquare, listSquareCategory } from '@mingfa/contract/clone-square';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { requestData } from '../../../lib/client.ts';
import { endpointKey } from '../../../lib/query.ts';
import type { SquareState } from '../model/square-state.ts';

const PAGE_SIZE = 24;

/** The clones of the square, or of one category, page by page. */
export function squarePages({ category, sort, q }: Pick<SquareState, 'category' | 'sort' | 'q'>) {
  const endpoint = category ? listSquareCategory : listSquare;
  return infiniteQueryOptions({
    queryKey: [...endpointKey(endpoint), 'pages', category, sort, q],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) => {
      const query = { page: pageParam, pageSize: PAGE_SIZE, sort, q };
      return category
        ? requestData(listSquareCategory, { params: { category }, query }, { signal })
        : requestData(listSquare, { query }, { signal });
    },
    getNextPageParam: (last) => (last.page * last.pageSize < last.total ? last.page + 1 : undefined),
    placeholderData: keepPreviousData,
  });
}
