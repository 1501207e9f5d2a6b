import type { z } from 'zod';
import { AppError } from '../../ports/app-error.ts';
import type { WebHit } from '../../ports/web-search.ts';

const TITLE_MAX = 200;
const SNIPPET_MAX = 600;
const ADDRESS_MAX = 2000;
const DATE_MAX = 40;
/** Tags, and what a reader would not see but a prompt or a page would hold: controls, zero-width marks, turned directions. */
const TAGS = /<\/?[a-z!][^<>]{0,300}>/gi;
const UNSEEN = /[\p{Cc}\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;

/** What a service lists, not cleaned yet. */
export interface RawHit {
  title: string;
  address: string;
  snippet: string;
  publishedAt: string | null;
}

/**
 * Reads the list of an answer, entry by entry: one that is broken is passed over, as is one that opens no page of the web. A list
 * of which nothing can be read is none.
 * @throws AppError `web_search_malformed`
 */
export function readHits<Entry>(
  list: readonly unknown[],
  schema: z.ZodType<Entry>,
  toHit: (entry: Entry) => RawHit,
  limit: number,
): WebHit[] {
  const read = list.flatMap((entry) => {
    const { success, data } = schema.safeParse(entry);
    return success ? [toHit(data)] : [];
  });
  if (list.length > 0 && read.length === 0) throw new AppError('web_search_malformed');
  return read.flatMap((hit) => cleanHit(hit) ?? []).slice(0, limit);
}

function cleanHit(hit: RawHit): WebHit | null {
  const url = hit.address.length > ADDRESS_MAX ? null : URL.parse(hit.address);
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return null;
  url.hash = '';
  return {
    title: clean(hit.title, TITLE_MAX) || url.hostname,
    address: url.href,
    snippet: clean(hit.snippet, SNIPPET_MAX),
    publishedAt: hit.publishedAt === null ? null : clean(hit.publishedAt, DATE_MAX) || null,
  };
}

const clean = (text: string, most: number): string =>
  text
    .slice(0, most * 4)
    .replace(TAGS, ' ')
    .replace(UNSEEN, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, most)
    .toWellFormed();
