import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { idOf } from './ids.ts';
import { done, isoTime, pageOf, pageQuery } from './values.ts';

const page = { tag: 'web page', access: 'user' } as const;
const pageParams = z.object({ webPageId: idOf('webPage') });
const pageErrors = [
  'address_refused',
  'page_unreachable',
  'page_blocked',
  'page_needs_scripts',
  'page_needs_login',
  'page_empty',
  'page_not_text',
  'file_unsafe',
  'too_large',
  'limit_reached',
  'storage_exceeded',
  'store_unavailable',
  'disk_full',
] as const;

/** A page of the web kept as it was. Its text is a document, read with the same tools. */
export const webPage = z.object({
  webPageId: idOf('webPage'),
  documentId: idOf('document'),
  /** As asked for, and after redirects; null for pasted text. */
  address: z.string().nullable(),
  finalAddress: z.string().nullable(),
  title: z.string(),
  author: z.string().nullable(),
  /** As the page writes it: `2026-11-20` or with the time. */
  publishedAt: z.string().nullable(),
  /** Name of the site, else its host. */
  source: z.string().nullable(),
  excerpt: z.string(),
  origin: z.enum(['address', 'paste', 'upload']),
  /** SHA-256 of what was fetched, in hex; the snapshot can be downloaded. */
  sha256: z.string(),
  bytes: z.number().int(),
  fetchedAt: isoTime,
});
/** What {@link webPage} reads. */
export type WebPage = z.infer<typeof webPage>;

/** Opens an address with the guarded fetcher and keeps the article found there. */
export const readWebPage = defineEndpoint({
  ...page,
  method: 'POST',
  path: '/v1/web-page/read',
  makes: true,
  summary: 'Opens an address with the guarded fetcher and keeps the article found there.',
  body: z.object({ address: z.string().trim().min(1).max(2000) }),
  output: webPage,
  errors: pageErrors,
});
/** Keeps pasted HTML or text like a page that was opened. */
export const pasteWebPage = defineEndpoint({
  ...page,
  method: 'POST',
  path: '/v1/web-page/paste',
  makes: true,
  /** A larger page is uploaded: this is read at one go. */
  bodyLimitBytes: 5 * 1024 * 1024,
  summary: 'Keeps pasted HTML or text like a page that was opened.',
  body: z.object({
    html: z
      .string()
      .min(1)
      .max(5 * 1024 * 1024),
    address: z.string().trim().max(2000).nullable().default(null),
    title: z.string().trim().max(200).nullable().default(null),
  }),
  output: webPage,
  errors: [
    'limit_reached',
    'empty_file',
    'file_unsafe',
    'too_large',
    'storage_exceeded',
    'store_unavailable',
    'disk_full',
  ],
});
/** Keeps an uploaded HTML file like a page that was opened. */
export const uploadWebPage = defineEndpoint({
  ...page,
  method: 'POST',
  path: '/v1/web-page/upload',
  makes: true,
  summary: 'Keeps an uploaded HTML file like a page that was opened.',
  body: z.object({ uploadId: idOf('upload') }),
  output: webPage,
  errors: [
    'limit_reached',
    'not_found',
    'upload_incomplete',
    'unsupported_file',
    'empty_file',
    'file_unsafe',
    'too_large',
    'storage_exceeded',
    'store_unavailable',
    'disk_full',
  ],
});
/** Pages kept, newest first. */
export const listWebPages = defineEndpoint({
  ...page,
  method: 'GET',
  path: '/v1/web-page/list',
  summary: 'Pages kept, newest first.',
  query: z.object({ ...pageQuery, q: z.string().trim().max(100).default('') }),
  output: pageOf(webPage),
  errors: [],
});
/** One page; its text comes with /v1/document/{documentId}/content. */
export const getWebPage = defineEndpoint({
  ...page,
  method: 'GET',
  path: '/v1/web-page/{webPageId}/detail',
  summary: 'One page; its text comes with /v1/document/{documentId}/content.',
  params: pageParams,
  output: webPage,
  errors: ['not_found'],
});
/** What was fetched, pasted or uploaded, byte for byte: its SHA-256 is the one of the page. */
export const readWebPageSnapshot = defineEndpoint({
  ...page,
  method: 'GET',
  path: '/v1/web-page/{webPageId}/snapshot',
  answer: 'file',
  summary: 'What was fetched, pasted or uploaded, byte for byte: its SHA-256 is the one of the page.',
  params: pageParams,
  errors: ['not_found', 'store_unavailable'],
});
/** Puts the snapshot into a knowledge base as a file. */
export const saveWebPage = defineEndpoint({
  ...page,
  method: 'POST',
  path: '/v1/web-page/{webPageId}/save',
  makes: true,
  summary: 'Puts the snapshot into a knowledge base as a file.',
  params: pageParams,
  body: z.object({ konId: idOf('knowledgeBase') }),
  output: z.object({ fileId: idOf('document') }),
  errors: ['not_found', 'duplicate_file', 'storage_exceeded', 'store_unavailable', 'disk_full'],
});
/** Deletes a page with its snapshot and all that was made of it. */
export const deleteWebPage = defineEndpoint({
  ...page,
  method: 'POST',
  path: '/v1/web-page/{webPageId}/delete',
  summary: 'Deletes a page with its snapshot and all that was made of it.',
  params: pageParams,
  output: done,
  errors: ['not_found'],
});
