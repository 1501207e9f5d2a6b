import type { WebSearchService } from '@mingfa/contract/web-search';

type Named = Exclude<WebSearchService, 'none'>;
const KEYS: Record<Named, `service.${Named}`> = {
  searxng: 'service.searxng',
  tavily: 'service.tavily',
  bocha: 'service.bocha',
};

/** How a search service is called, in the words of `ai-search`; null for one of another release. */
export const searchServiceKey = (service: string | null) => KEYS[service as Named] ?? null;
