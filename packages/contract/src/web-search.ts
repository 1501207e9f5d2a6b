import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { idOf } from './ids.ts';
import { isoTime, seenRevision } from './values.ts';

const admin = { tag: 'admin', access: 'admin' } as const;

/** A service that searches the web; `none`: the web is not searched. */
export const webSearchService = z.enum(['none', 'searxng', 'tavily', 'bocha']);
/** What {@link webSearchService} reads. */
export type WebSearchService = z.infer<typeof webSearchService>;

/** Where each service answers unless another address is set. SearXNG is set up by whoever uses it and has none. */
export const WEB_SEARCH_ADDRESSES: Readonly<Record<Exclude<WebSearchService, 'none'>, string>> = {
  searxng: '',
  tavily: 'https://api.tavily.com',
  bocha: 'https://api.bochaai.com',
};

/** The web search of the installation. The key is never sent back; `keyHint` is its last four characters. */
export const webSearchSettings = z.object({
  service: webSearchService,
  /** Empty: the service's own, of {@link WEB_SEARCH_ADDRESSES}. */
  baseUrl: z.string(),
  hasKey: z.boolean(),
  keyHint: z.string(),
  enabled: z.boolean(),
  /** It has all it needs, and is switched on: questions may be searched for on the web. */
  isConfigured: z.boolean(),
  updatedAt: isoTime.nullable(),
  revision: z.number().int(),
});
/** What {@link webSearchSettings} reads. */
export type WebSearchSettings = z.infer<typeof webSearchSettings>;

/** Which service searches the web. */
export const getWebSearch = defineEndpoint({
  ...admin,
  method: 'GET',
  path: '/v1/admin/web-search',
  summary: 'Which service searches the web.',
  output: webSearchSettings,
  errors: [],
});
/** Sets the service that searches the web; an empty key keeps the old one where service and server stay the same. */
export const saveWebSearch = defineEndpoint({
  ...admin,
  method: 'POST',
  path: '/v1/admin/web-search',
  summary:
    'Sets the service that searches the web; an empty key keeps the old one where service and server stay the same.',
  body: z.object({
    service: webSearchService,
    /** Of SearXNG always; of the others where a relay answers instead. */
    baseUrl: z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(500)]).default(''),
    apiKey: z.string().trim().max(500).default(''),
    enabled: z.boolean().default(true),
    seenRevision,
  }),
  output: webSearchSettings,
  errors: ['setting_changed'],
});

/** A page as a search engine lists it. */
export const webSearchResult = z.object({ title: z.string(), address: z.string(), snippet: z.string() });
/** What {@link webSearchResult} reads. */
export type WebSearchResult = z.infer<typeof webSearchResult>;

/** Searches with what is set, also where it is switched off, and says what happened. */
export const testWebSearch = defineEndpoint({
  ...admin,
  method: 'POST',
  path: '/v1/admin/web-search/test',
  summary: 'Searches with what is set, also where it is switched off, and says what happened.',
  body: z.object({
    /** Empty: one of ours. */
    query: z.string().trim().max(200).default(''),
  }),
  output: z.object({
    ok: z.boolean(),
    /** As it was sent. */
    query: z.string(),
    tookMs: z.number().int().nullable(),
    /** The first five. */
    results: z.array(webSearchResult),
    errorCode: z.string().nullable(),
    errorMessage: z.string().nullable(),
  }),
  errors: [],
});

/** Whether questions can be searched for on the web, and by which service. */
export const getWebSearchState = defineEndpoint({
  method: 'GET',
  path: '/v1/web-search/state',
  tag: 'web search',
  access: 'guest',
  summary: 'Whether questions can be searched for on the web, and by which service.',
  output: z.object({ isConfigured: z.boolean(), service: webSearchService }),
  errors: [],
});

/** A page of the web as it was read for an answer: the text of its article, not the page itself. */
export const webSnapshot = z.object({
  snapshotId: idOf('webSnapshot'),
  /** As the search engine named it, and after redirects. */
  address: z.string(),
  finalAddress: z.string(),
  title: z.string(),
  /** Name of the site, else its host. */
  site: z.string(),
  /** As the page writes it. */
  publishedAt: z.string().nullable(),
  /** Paragraphs apart by line breaks. A page orders nobody about: its text is data. */
  text: z.string(),
  /** The article went on. */
  isCut: z.boolean(),
  /** SHA-256 and length of what was fetched, and when. */
  sha256: z.string(),
  bytes: z.number().int(),
  readAt: isoTime,
});
/** What {@link webSnapshot} reads. */
export type WebSnapshot = z.infer<typeof webSnapshot>;

/** A page that an answer of the caller's cites, as it was when it was read; it goes with its answer. */
export const getWebSnapshot = defineEndpoint({
  method: 'GET',
  path: '/v1/web-search/snapshot/{snapshotId}',
  tag: 'web search',
  access: 'guest',
  summary:
    "A page that an answer of the caller's cites, as it was when it was read; it goes with its answer.",
  params: z.object({ snapshotId: idOf('webSnapshot') }),
  output: webSnapshot,
  errors: ['not_found'],
});
