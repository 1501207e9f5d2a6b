import { searchCases } from '@mingfa/contract/case-search';
import { keepPreviousData } from '@tanstack/react-query';
import { useEndpoint } from '../../../lib/query.ts';
import { type CaseSearchState, caseFiltersOf } from '../model/case-search-state.ts';

/** How many a page of results has. */
export const PAGE_SIZE = 20;

/** The query of a search as the endpoint takes it, without the page. */
export function caseQueryOf(state: CaseSearchState) {
  const { q, within, section, sort } = state;
  return {
    q,
    sort,
    ...(within ? { within } : {}),
    ...(section ? { section } : {}),
    ...caseFiltersOf(state),
  };
}

/** Cases by what was typed and filtered; all of them while nothing was. By facts only the counts of the filters are wanted. */
export function useCaseSearch(state: CaseSearchState) {
  const query =
    state.way === 'words'
      ? { ...caseQueryOf(state), page: state.page, pageSize: PAGE_SIZE }
      : { ...caseFiltersOf(state), page: 1, pageSize: 1 };
  return useEndpoint(searchCases, { query }, { placeholderData: keepPreviousData });
}
