import type { ErrorCode } from '@mingfa/contract/errors';
import { WEB_SEARCH_ADDRESSES } from '@mingfa/contract/web-search';
import { z } from 'zod';
import { AppError } from '../../ports/app-error.ts';
import type { WebSearch, WebSearchAddress } from '../../ports/web-search.ts';
import { type CallLimits, callService, usualCode } from './call-service.ts';
import { readHits } from './read-hits.ts';
import { serviceAddress } from './service-address.ts';

/** Of one search. */
const MOST_RESULTS = 50;
const SUCCESS = 200;

const answer = z.object({
  /** As an HTTP status, also beside HTTP 200. */
  code: z.coerce.number().default(SUCCESS),
  msg: z.string().nullish(),
  message: z.string().nullish(),
  data: z.object({ webPages: z.object({ value: z.array(z.unknown()) }).nullish() }).nullish(),
});
const result = z.object({
  url: z.string(),
  name: z.string().nullish(),
  snippet: z.string().nullish(),
  summary: z.string().nullish(),
  datePublished: z.string().nullish(),
});

/** Bocha's search 博查 (`POST /v1/web-search` with a bearer key); its answer is like that of Bing inside `{ code, data }`. */
export function openBocha({ baseUrl, apiKey }: WebSearchAddress, limits: CallLimits): WebSearch {
  return {
    service: 'bocha',
    async search({ query, limit, signal }) {
      const said = await callService(
        {
          address: serviceAddress(baseUrl || WEB_SEARCH_ADDRESSES.bocha, '/v1/web-search'),
          apiKey,
          body: { query, count: Math.min(limit, MOST_RESULTS), freshness: 'noLimit', summary: false },
          codeOf,
          signal,
        },
        limits,
      );
      const read = answer.safeParse(said);
      if (!read.success) throw new AppError('web_search_malformed');
      const { code, data } = read.data;
      if (code !== SUCCESS) {
        throw new AppError(codeOf(code, `${read.data.msg} ${read.data.message}`) ?? usualCode(code), {
          status: code,
        });
      }
      if (!data) throw new AppError('web_search_malformed');
      return readHits(
        data.webPages?.value ?? [],
        result,
        (one) => ({
          title: one.name ?? '',
          address: one.url,
          snippet: one.snippet || one.summary || '',
          publishedAt: one.datePublished ?? null,
        }),
        limit,
      );
    },
  };
}

/** It says 403 where the money is used up, which a reader must not take for a wrong key. */
function codeOf(status: number, said: string): ErrorCode | null {
  const isMoney = /money|balance|quota|insufficient|余额|额度|欠费/i.test(said);
  return status >= 400 && status < 500 && isMoney ? 'web_search_quota' : null;
}
