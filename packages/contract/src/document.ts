import { z } from 'zod';
import { documentPart, IGNORED_KINDS } from './document-content.ts';
import { defineEndpoint } from './endpoint.ts';
import { documentPlace } from './evidence.ts';
import { idOf } from './ids.ts';
import { fileProgress, knowledgeFile } from './knowledge.ts';
import { contractKind } from './playbook.ts';
import { printedFormat } from './printed-format.ts';
import { done, isoTime, language, pageOf, pageQuery } from './values.ts';

const document = { tag: 'document', access: 'user' } as const;
const documentParams = z.object({ documentId: idOf('document') });
const comparisonParams = z.object({ comparisonId: idOf('comparison') });

/** A document opened for reading. */
export const readDocument = knowledgeFile.extend({
  documentId: idOf('document'),
  /** Where it came from. */
  origin: z.enum(['knowledge', 'reading', 'chat', 'web', 'evidence', 'recording']),
  characters: z.number().int(),
  /** Pages that were read and all there are, or parts where the format has no pages. */
  partsTotal: z.number().int(),
  /** What the file carries besides its text, and was left alone. */
  ignored: z.array(z.enum(IGNORED_KINDS)),
  openedAt: isoTime.nullable(),
  /** The conversation about it, once there is one. */
  conversationId: idOf('conversation').nullable(),
  /** Of a transcript: the recording it was made of, where its times play. */
  recordingId: idOf('recording').nullable(),
});
/** What {@link readDocument} reads. */
export type ReadDocument = z.infer<typeof readDocument>;

/** One entry of the outline. */
export const outlineEntry = z.object({
  level: z.number().int(),
  text: z.string(),
  place: documentPlace,
});
/** A fact a lawyer looks for first. `value` is as the document writes it; `normal` as a machine compares it (`2026-01-31`, `120000.00`). */
export const keyFact = z.object({
  kind: z.enum([
    'party',
    'amount',
    'date',
    'deadline',
    'obligation',
    'governing_law',
    'dispute',
    'term',
    'case_number',
    'court',
  ]),
  /** What it is in the document: `甲方`, `租金`, `签订日期`, `付款期限`. */
  label: z.string(),
  value: z.string(),
  normal: z.string().nullable(),
  /** The sentence it stands in. */
  sentence: z.string(),
  place: documentPlace,
});
/** What {@link keyFact} reads. */
export type KeyFact = z.infer<typeof keyFact>;

/** Kinds of paper that are told apart by their words. `contract` is one of no kind of its own. */
export const paperKind = z.enum([
  ...contractKind.exclude(['other']).options,
  'contract',
  'judgment',
  'pleading',
  'statute',
  'letter',
  'report',
  'other',
]);
/** What {@link paperKind} reads. */
export type PaperKind = z.infer<typeof paperKind>;

/** What is known of a document without a model: all of it words of the document itself. */
export const documentReading = z.object({
  kind: paperKind,
  /** What the paper calls itself (`房屋租赁合同`, `民事判决书`); empty where it does not. */
  kindLabel: z.string(),
  /** Who is meant by the sides of a review: `ETON (Eton Pharmaceuticals, Inc.)`, `张三`; null where the name is blank or there is none. */
  sides: z.object({ party_a: z.string().nullable(), party_b: z.string().nullable() }),
  summary: z.array(z.object({ sentence: z.string(), place: documentPlace })),
  outline: z.array(outlineEntry),
  facts: z.array(keyFact),
  /** Characters looked at, and all there are; a very long document is read in part. */
  charactersRead: z.number().int(),
  charactersTotal: z.number().int(),
});
/** What {@link documentReading} reads. */
export type DocumentReading = z.infer<typeof documentReading>;

/** Documents opened for reading, opened last first. */
export const listDocuments = defineEndpoint({
  ...document,
  method: 'GET',
  path: '/v1/document/list',
  summary: 'Documents opened for reading, opened last first.',
  query: z.object({ ...pageQuery, q: z.string().trim().max(100).default('') }),
  output: pageOf(readDocument),
  errors: [],
});
/** Takes a finished upload as a document to read. */
export const createDocument = defineEndpoint({
  ...document,
  method: 'POST',
  path: '/v1/document/create',
  makes: true,
  summary: 'Takes a finished upload as a document to read.',
  body: z.object({ uploadId: idOf('upload') }),
  output: readDocument,
  errors: ['not_found', 'upload_incomplete', 'unsupported_file', 'empty_file', 'storage_exceeded'],
});
/** Opens a file of any origin for reading; it joins the list. */
export const openDocument = defineEndpoint({
  ...document,
  method: 'POST',
  path: '/v1/document/{documentId}/open',
  summary: 'Opens a file of any origin for reading; it joins the list.',
  params: documentParams,
  output: readDocument,
  errors: ['not_found'],
});
/** Takes a document off the list; one uploaded for reading is deleted with all that was made of it. */
export const closeDocument = defineEndpoint({
  ...document,
  method: 'POST',
  path: '/v1/document/{documentId}/close',
  summary: 'Takes a document off the list; one uploaded for reading is deleted with all that was made of it.',
  params: documentParams,
  output: done,
  errors: ['not_found'],
});
/** One document. */
export const getDocument = defineEndpoint({
  ...document,
  method: 'GET',
  path: '/v1/document/{documentId}/detail',
  summary: 'One document.',
  params: documentParams,
  output: readDocument,
  errors: ['not_found'],
});
/** How far a document is. */
export const getDocumentProgress = defineEndpoint({
  ...document,
  method: 'GET',
  path: '/v1/document/{documentId}/progress',
  summary: 'How far a document is.',
  params: documentParams,
  output: fileProgress,
  errors: ['not_found'],
});
/**
 * Pages, slides, sheets or stretches of text with their blocks; fewer than `count` when they are large: go
 * on behind the last one.
 */
export const listDocumentParts = defineEndpoint({
  ...document,
  method: 'GET',
  path: '/v1/document/{documentId}/content',
  summary:
    'Pages, slides, sheets or stretches of text with their blocks; fewer than `count` when they are large: go on behind the last one.',
  params: documentParams,
  query: z.object({
    from: z.coerce.number().int().min(1).default(1),
    count: z.coerce.number().int().min(1).max(50).default(20),
  }),
  output: z.object({ items: z.array(documentPart), total: z.number().int() }),
  errors: ['not_found', 'file_not_ready'],
});
/** Sizes of all parts, so that a viewer can lay them out before it has them. */
export const getDocumentPages = defineEndpoint({
  ...document,
  method: 'GET',
  path: '/v1/document/{documentId}/pages',
  summary: 'Sizes of all parts, so that a viewer can lay them out before it has them.',
  params: documentParams,
  output: z.object({
    items: z.array(
      z.object({
        number: z.number().int(),
        page: z.number().int().nullable(),
        width: z.number().nullable(),
        height: z.number().nullable(),
        source: z.enum(['text', 'recognised', 'none']),
        blocks: z.number().int(),
      }),
    ),
  }),
  errors: ['not_found', 'file_not_ready'],
});
/** Short-lived signed addresses of the original and of the images of its pages. */
export const getDocumentAddresses = defineEndpoint({
  ...document,
  method: 'GET',
  path: '/v1/document/{documentId}/addresses',
  summary: 'Short-lived signed addresses of the original and of the images of its pages.',
  params: documentParams,
  output: z.object({
    original: z.string(),
    /** With `{page}` for the number; null where the format has no page images. */
    pageImage: z.string().nullable(),
    expiresAt: isoTime,
  }),
  errors: ['not_found'],
});
/** The original, by a signed address; always as a download. */
export const readOriginal = defineEndpoint({
  tag: 'document',
  access: 'public',
  method: 'GET',
  path: '/v1/document/original/{ticket}',
  answer: 'file',
  summary: 'The original, by a signed address; always as a download.',
  params: z.object({ ticket: z.string().max(300) }),
  errors: ['not_found', 'store_unavailable'],
});
/** The image of a page, by a signed address. */
export const readPageImage = defineEndpoint({
  tag: 'document',
  access: 'public',
  method: 'GET',
  path: '/v1/document/page-image/{ticket}/{page}',
  answer: 'file',
  summary: 'The image of a page, by a signed address.',
  params: z.object({ ticket: z.string().max(300), page: z.coerce.number().int().min(1).max(10_000) }),
  errors: ['not_found', 'store_unavailable', 'parser_timeout', 'file_damaged'],
});
/** Summary, outline and key facts, each with its place. */
export const getReading = defineEndpoint({
  ...document,
  method: 'GET',
  path: '/v1/document/{documentId}/reading',
  summary: 'Summary, outline and key facts, each with its place.',
  params: documentParams,
  output: documentReading,
  errors: ['not_found', 'file_not_ready', 'parser_timeout', 'parser_memory'],
});
/**
 * The conversation about a document, made when there is none. Questions in it are asked with
 * /v1/chat/reasons.
 */
export const openDocumentConversation = defineEndpoint({
  ...document,
  method: 'POST',
  path: '/v1/document/{documentId}/conversation',
  summary:
    'The conversation about a document, made when there is none. Questions in it are asked with /v1/chat/reasons.',
  params: documentParams,
  output: z.object({ conversationId: idOf('conversation') }),
  errors: ['limit_reached', 'not_found'],
});
/** Summary, outline, key facts and questions with answers as a file, each with its page. */
export const exportNotes = defineEndpoint({
  ...document,
  method: 'GET',
  path: '/v1/document/{documentId}/notes/export',
  answer: 'file',
  summary: 'Summary, outline, key facts and questions with answers as a file, each with its page.',
  params: documentParams,
  query: z.object({
    format: printedFormat.default('docx'),
    language: language.default('zh-CN'),
    /** Without explicit label: what was acknowledged for it. */
    cleanCopyId: idOf('cleanCopy').optional(),
  }),
  errors: ['not_found', 'file_not_ready', 'print_too_large'],
});

/** One clause in both drafts. Spans are in reading order; `same` stands in both. */
export const comparedClause = z.object({
  /** `第三条 租金`, as the newer draft calls it, else the older. */
  label: z.string(),
  /** As the older draft calls it, where its number is another one. */
  formerLabel: z.string().nullable(),
  /** `renumbered`: the same words under another number. `moved`: out of the order of the others. */
  change: z.enum(['same', 'renumbered', 'changed', 'added', 'removed', 'moved']),
  left: z.object({ text: z.string(), blockIds: z.array(z.string()) }).nullable(),
  right: z.object({ text: z.string(), blockIds: z.array(z.string()) }).nullable(),
  spans: z.array(z.object({ kind: z.enum(['same', 'inserted', 'deleted']), text: z.string() })),
});
/** What {@link comparedClause} reads. */
export type ComparedClause = z.infer<typeof comparedClause>;
/** Two drafts compared, without the clauses. */
export const comparison = z.object({
  comparisonId: idOf('comparison'),
  left: z.object({ documentId: idOf('document'), name: z.string() }),
  right: z.object({ documentId: idOf('document'), name: z.string() }),
  counts: z.object({
    same: z.number().int(),
    renumbered: z.number().int(),
    changed: z.number().int(),
    added: z.number().int(),
    removed: z.number().int(),
    moved: z.number().int(),
  }),
  createdAt: isoTime,
});
/** What {@link comparison} reads. */
export type Comparison = z.infer<typeof comparison>;
/** Compares two drafts by clause; the left one is the older. */
export const createComparison = defineEndpoint({
  ...document,
  method: 'POST',
  path: '/v1/document/comparison/create',
  makes: true,
  summary: 'Compares two drafts by clause; the left one is the older.',
  body: z.object({ leftId: idOf('document'), rightId: idOf('document') }),
  output: comparison,
  errors: [
    'limit_reached',
    'not_found',
    'same_document',
    'file_not_ready',
    'parser_timeout',
    'parser_memory',
  ],
});
/** Comparisons, newest first. */
export const listComparisons = defineEndpoint({
  ...document,
  method: 'GET',
  path: '/v1/document/comparison/list',
  summary: 'Comparisons, newest first.',
  query: z.object({ ...pageQuery, documentId: idOf('document').optional() }),
  output: pageOf(comparison),
  errors: [],
});
/** One comparison with its clauses. */
export const getComparison = defineEndpoint({
  ...document,
  method: 'GET',
  path: '/v1/document/comparison/{comparisonId}/detail',
  summary: 'One comparison with its clauses.',
  params: comparisonParams,
  output: comparison.extend({ clauses: z.array(comparedClause) }),
  errors: ['not_found'],
});
/** A comparison as a file, clause by clause. */
export const exportComparison = defineEndpoint({
  ...document,
  method: 'GET',
  path: '/v1/document/comparison/{comparisonId}/export',
  answer: 'file',
  summary: 'A comparison as a file, clause by clause.',
  params: comparisonParams,
  query: z.object({ format: printedFormat.default('docx'), language: language.default('zh-CN') }),
  errors: ['not_found', 'print_too_large'],
});
/** Deletes a comparison; the drafts stay. */
export const deleteComparison = defineEndpoint({
  ...document,
  method: 'POST',
  path: '/v1/document/comparison/{comparisonId}/delete',
  summary: 'Deletes a comparison; the drafts stay.',
  params: comparisonParams,
  output: done,
  errors: ['not_found'],
});
