import type { Language } from '@mingfa/contract/values';
import type { WebSearchService } from '@mingfa/contract/web-search';

/** Services that search; `none` is no service. */
export type SearchingService = Exclude<WebSearchService, 'none'>;

/** Where a service answers, and with which key. */
export interface WebSearchAddress {
  service: SearchingService;
  /** Empty: the service's own. */
  baseUrl: string;
  /** Empty: none. */
  apiKey: string;
}

/** A page as a search engine lists it: untrusted, cleaned of markup and control characters, cut to a bearable length. */
export interface WebHit {
  title: string;
  /** http or https, without a fragment. */
  address: string;
  snippet: string;
  /** As the service writes it. */
  publishedAt: string | null;
}

/** What is searched for. */
export interface WebSearchCall {
  /** As it leaves the installation: it must carry no personal data. */
  query: string;
  /** Most results. */
  limit: number;
  /** Of the results, where the service can tell. */
  language: Language;
  signal?: AbortSignal;
}

/** A search engine of the web. The address is the administrator's choice: nothing else is connected to, and no redirect followed. */
export interface WebSearch {
  readonly service: SearchingService;
  /**
   * Searches once; no retries. What the service wrote gets into no error.
   * @throws AppError `web_search_unauthorized`, `web_search_quota`, `web_search_rate_limited`, `web_search_json_off`,
   * `web_search_engines_silent`, `web_search_refused`, `web_search_redirected`, `web_search_unavailable`,
   * `web_search_unreachable`, `web_search_timeout`, `web_search_malformed`, or the signal's reason
   */
  search(call: WebSearchCall): Promise<WebHit[]>;
}

/** Opens a service at its address. */
export type OpenWebSearch = (address: WebSearchAddress) => WebSearch;

/** The web search that an administrator set up, read anew for every use; null where there is none, or it is switched off. */
export type ConfiguredWebSearch = () => Promise<WebSearch | null>;
