import { z } from 'zod';
import { AppError } from '../../ports/app-error.ts';
import type { WebSearch, WebSearchAddress } from '../../ports/web-search.ts';
import { type CallLimits, callService } from './call-service.ts';
import { readHits } from './read-hits.ts';
import { serviceAddress } from './service-address.ts';

const answer = z.object({
  results: z.array(z.unknown()),
  /** Names of engines with why they were silent. */
  unresponsive_engines: z.array(z.unknown()).default([]),
});
const result = z.object({
  url: z.string(),
  title: z.string(),
  content: z.string().nullish(),
  publishedDate: z.string().nullish(),
});

/** SearXNG's search API (docs.searxng.org/dev/search_api): `GET /search?format=json`; 403 where JSON is not among `search.formats`. */
export function openSearxng({ baseUrl, apiKey }: WebSearchAddress, limits: CallLimits): WebSearch {
  return {
    service: 'searxng',
    async search({ query, limit, language, signal }) {
      const address = serviceAddress(baseUrl, '/search');
      for (const [name, value] of Object.entries({ q: query, format: 'json', language, safesearch: '1' })) {
        address.searchParams.set(name, value);
      }
      const said = await callService(
        {
          address,
          apiKey,
          codeOf: (status) => (status === 403 ? 'web_search_json_off' : null),
          signal,
        },
        limits,
      );
      const read = answer.safeParse(said);
      if (!read.success) throw new AppError('web_search_malformed');
      const { results, unresponsive_engines: silent } = read.data;
      if (results.length === 0 && silent.length > 0) throw new AppError('web_search_engines_silent');
      return readHits(
        results,
        result,
        (one) => ({
          title: one.title,
          address: one.url,
          snippet: one.content ?? '',
          publishedAt: one.publishedDate ?? null,
        }),
        limit,
      );
    },
  };
}
