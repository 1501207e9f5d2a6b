import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { idOf } from './ids.ts';
import { done, isoTime } from './values.ts';

const own = { tag: 'drafting', access: 'user' } as const;
const letterheadParams = z.object({ letterheadId: idOf('letterhead') });
/** Of the Word file of a letterhead. */
export const LETTERHEAD_MAX_BYTES = 10 * 1024 * 1024;

const title = z.string().trim().min(1).max(100);
const styleName = z.string().max(300).nullable();
/** Twentieths of a point. */
const twips = z.number().int().min(-31_680).max(31_680);

/** A picture of a header or footer: its place among those of the file, and its size. */
const letterPicture = z.object({ file: z.number().int().min(0).max(7), width: twips, height: twips });
/** One that stands beside the lines, so far from the left and the top of the page. */
const placedPictures = z.array(letterPicture.extend({ x: twips, y: twips })).max(40);

/** A stretch of a header or footer: words, the number of the page or of all pages, a picture, or the way to the next stop. */
export const letterPiece = z.union([
  z.object({ text: z.string().max(2000) }),
  z.object({ field: z.enum(['page', 'pages']) }),
  z.object({ tab: z.literal(true) }),
  z.object({ picture: letterPicture }),
]);
/** A line of a header or footer. */
export const letterLine = z.object({
  align: z.enum(['left', 'centred', 'right']),
  pieces: z.array(letterPiece).max(200),
});
/** What {@link letterLine} reads. */
export type LetterLine = z.infer<typeof letterLine>;
const lines = z.array(letterLine).max(60);
/** Of the first page null: it looks as all others. */
const ofPages = z.object({ usual: lines, first: lines.nullable() });

/** What a PDF does not take over of a letterhead, where the letterhead has it; looks of styles it never takes over. */
export const letterheadLack = z.enum([
  'pictures',
  'shapes',
  'lines',
  'tables',
  'even_pages',
  'columns',
  'page_borders',
]);
/** A font for Latin letters and one for Chinese; null: the file names none. */
const fontNames = z.object({ latin: styleName, chinese: styleName });

/** What was read of a letterhead: all that its page has beside the text, and the styles that the text will have. */
export const letterheadLook = z.object({
  page: z.object({
    ...{ width: twips, height: twips, top: twips, right: twips, bottom: twips, left: twips },
    /** From the edge of the page. */
    ...{ header: twips, footer: twips },
  }),
  headers: ofPages,
  footers: ofPages,
  /** Absent in what was read before pictures were. */
  floating: z.object({ usual: placedPictures, first: placedPictures.nullable() }).optional(),
  fonts: z.object({ body: fontNames, heading: fontNames }),
  /** Of running text: half points, and its first line's indent in twentieths of a point. */
  size: z.number().int().min(2).max(400),
  firstLine: twips,
  /** As the file calls them; null: it has none, and ours stands in its place. */
  styles: z.object({
    title: styleName,
    headings: z.array(styleName).length(3),
    body: styleName,
    table: styleName,
  }),
  /** In headers and footers. */
  pictures: z.number().int().min(0),
  pdfLacks: z.array(letterheadLack),
});
/** What {@link letterheadLook} reads. */
export type LetterheadLook = z.infer<typeof letterheadLook>;

/** A letterhead of the caller's own. */
export const letterhead = z.object({
  letterheadId: idOf('letterhead'),
  title: z.string(),
  fileName: z.string(),
  bytes: z.number().int(),
  /** Letters, opinions and contracts have it where nothing else is chosen. */
  isDefault: z.boolean(),
  look: letterheadLook,
  createdAt: isoTime,
});
/** What {@link letterhead} reads. */
export type LetterheadSummary = z.infer<typeof letterhead>;

/**
 * Whether documents of a template have the default letterhead where nothing is chosen: letters, opinions and contracts do; papers of court
 * keep the layout of courts, and what people write for themselves (a will) is no firm's.
 */
export function hasLetterhead({ shelf, layout }: { shelf: string; layout: 'court' | 'plain' }): boolean {
  return ['letters', 'contracts', 'own'].includes(shelf) || (shelf === 'labour' && layout === 'plain');
}

/** Makes a letterhead of a finished upload of purpose `document`: a Word file whose page, header, footer and styles drafts take. The first one is the default. */
export const createLetterhead = defineEndpoint({
  ...own,
  method: 'POST',
  path: '/v1/drafting/letterhead/create',
  makes: true,
  summary:
    'Makes a letterhead of a finished upload of purpose `document`: a Word file whose page, header, footer and styles drafts take. The first one is the default.',
  body: z.object({
    uploadId: idOf('upload'),
    /** Absent: as the file is called. */
    title: title.optional(),
  }),
  output: letterhead,
  errors: [
    'not_found',
    'upload_incomplete',
    'limit_reached',
    'storage_exceeded',
    'letterhead_unusable',
    'unsupported_file',
    'empty_file',
    'file_damaged',
    'file_unsafe',
    'file_password',
    'file_too_long',
    'too_large',
    'parser_timeout',
    'parser_memory',
    'store_unavailable',
  ],
});
/** The letterheads of the caller's own, the default first, then the newest. */
export const listLetterheads = defineEndpoint({
  ...own,
  method: 'GET',
  path: '/v1/drafting/letterhead/list',
  summary: "The letterheads of the caller's own, the default first, then the newest.",
  output: z.object({ items: z.array(letterhead) }),
  errors: [],
});
/** Changes what a letterhead is called, or whether it is the default, in place of the one that was. */
export const changeLetterhead = defineEndpoint({
  ...own,
  method: 'POST',
  path: '/v1/drafting/letterhead/{letterheadId}/change',
  summary: 'Changes what a letterhead is called, or whether it is the default, in place of the one that was.',
  params: letterheadParams,
  body: z.object({ title: title.optional(), isDefault: z.boolean().optional() }),
  output: letterhead,
  errors: ['not_found'],
});
/** Deletes a letterhead of the caller's own. Files that were exported with it stay as they are. */
export const deleteLetterhead = defineEndpoint({
  ...own,
  method: 'POST',
  path: '/v1/drafting/letterhead/{letterheadId}/delete',
  summary: "Deletes a letterhead of the caller's own. Files that were exported with it stay as they are.",
  params: letterheadParams,
  output: done,
  errors: ['not_found'],
});
/** The Word file of a letterhead as it was uploaded, or a sample letter on it as drafts are exported. */
export const downloadLetterhead = defineEndpoint({
  ...own,
  method: 'GET',
  path: '/v1/drafting/letterhead/{letterheadId}/file',
  answer: 'file',
  summary:
    'The Word file of a letterhead as it was uploaded, or a sample letter on it as drafts are exported.',
  params: letterheadParams,
  query: z.object({ form: z.enum(['original', 'word', 'pdf']).default('word') }),
  errors: ['not_found', 'parser_timeout', 'parser_memory', 'print_too_large', 'store_unavailable'],
});
