export { getWebSearch } from './get-web-search.ts';
export { getWebSearchState } from './get-web-search-state.ts';
export { getWebSnapshot } from './get-web-snapshot.ts';
export { saveWebSearch } from './save-web-search.ts';
export { testWebSearch } from './test-web-search.ts';
export type { WebSearchContext } from './web-search-context.ts';
