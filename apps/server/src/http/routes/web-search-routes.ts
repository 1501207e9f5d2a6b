import * as contract from '@mingfa/contract/web-search';
import * as webSearch from '../../features/web-search/index.ts';
import { type BoundRoute, bindTo } from '../route.ts';

/** Web search: its settings and test, whether it is there, and the pages that answers cite. */
export function webSearchRoutes(context: webSearch.WebSearchContext): BoundRoute[] {
  const bind = bindTo(context);
  return [
    bind(contract.getWebSearch, webSearch.getWebSearch),
    bind(contract.saveWebSearch, webSearch.saveWebSearch),
    bind(contract.testWebSearch, webSearch.testWebSearch),
    bind(contract.getWebSearchState, webSearch.getWebSearchState),
    bind(contract.getWebSnapshot, webSearch.getWebSnapshot),
  ];
}
