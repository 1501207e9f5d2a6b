import { WEB_SEARCH_ADDRESSES } from '@mingfa/contract/web-search';
import { z } from 'zod';
import { AppError } from '../../ports/app-error.ts';
import type { WebSearch, WebSearchAddress } from '../../ports/web-search.ts';
import { type CallLimits, callService } from './call-service.ts';
import { readHits } from './read-hits.ts';
import { serviceAddress } from './service-address.ts';

/** Of one search. */
const MOST_RESULTS = 20;
const QUERY_MAX = 400;
/** The plan's limit, and that of paying as one goes (help.tavily.com, HTTP errors). */
const QUOTA_STATUSES = new Set([432, 433]);

const answer = z.object({ results: z.array(z.unknown()) });
const result = z.object({
  url: z.string(),
  title: z.string().nullish(),
  content: z.string().nullish(),
  published_date: z.string().nullish(),
});

/** Tavily's search (docs.tavily.com/documentation/api-reference/endpoint/search): `POST /search` with a bearer key. */
export function openTavily({ baseUrl, apiKey }: WebSearchAddress, limits: CallLimits): WebSearch {
  return {
    service: 'tavily',
    async search({ query, limit, signal }) {
      const said = await callService(
        {
          address: serviceAddress(baseUrl || WEB_SEARCH_ADDRESSES.tavily, '/search'),
          apiKey,
          body: {
            query: query.slice(0, QUERY_MAX),
            max_results: Math.min(limit, MOST_RESULTS),
            search_depth: 'basic',
            include_answer: false,
            include_raw_content: false,
            include_images: false,
          },
          codeOf: (status) => (QUOTA_STATUSES.has(status) ? 'web_search_quota' : null),
          signal,
        },
        limits,
      );
      const read = answer.safeParse(said);
      if (!read.success) throw new AppError('web_search_malformed');
      return readHits(
        read.data.results,
        result,
        (one) => ({
          title: one.title ?? '',
          address: one.url,
          snippet: one.content ?? '',
          publishedAt: one.published_date ?? null,
        }),
        limit,
      );
    },
  };
}
