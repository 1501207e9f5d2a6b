import { listLaws, searchLaws } from '@mingfa/contract/law';
import { keepPreviousData } from '@tanstack/react-query';
import { currentLanguage } from '../../../lib/i18n.ts';
import { useEndpoint } from '../../../lib/query.ts';
import { filtersOf, type SearchState } from '../model/search-state.ts';

/** How many a page of laws or articles has. */
export const PAGE_SIZE = 20;

/** Articles by what was typed; nothing is asked for while nothing was. */
export function useArticles(state: SearchState) {
  const { q, mode, asOf, page } = state;
  return useEndpoint(
    searchLaws,
    {
      query: {
        q: q || '-',
        mode,
        page,
        pageSize: PAGE_SIZE,
        language: currentLanguage(),
        ...(asOf ? { asOf } : {}),
        ...filtersOf(state),
      },
    },
    { enabled: q !== '', placeholderData: keepPreviousData },
  );
}

/** Laws by filters, while nothing was typed. */
export function useLaws(state: SearchState) {
  return useEndpoint(
    listLaws,
    { query: { page: state.page, pageSize: PAGE_SIZE, sort: state.sort, ...filtersOf(state) } },
    { enabled: state.q === '', placeholderData: keepPreviousData },
  );
}
