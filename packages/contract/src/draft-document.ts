import { z } from 'zod';
import { isoTime } from './values.ts';

/** What documents that somebody edits hold at most. */
export const DRAFT_DOCUMENT_LIMITS = {
  blocks: 5000,
  rows: 2000,
  /** Of one stretch of words. */
  characters: 50_000,
  /** Of the whole document. */
  documentCharacters: 600_000,
} as const;

const most = DRAFT_DOCUMENT_LIMITS;
const name = z.string().max(200);

/**
 * Whose words a stretch of a document is: the template's, the value of a fact (`from` is null while it is open), a sentence a rule made, or
 * words of a part that a person or a model wrote. What is written in an editor has the part `body`.
 */
export const spanOrigin = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('template') }),
  z.object({
    kind: z.literal('fact'),
    path: name,
    from: z.enum(['typed', 'story', 'file', 'conversation', 'address_book', 'rule', 'model']).nullable(),
    /** It stands in a sentence of that part. */
    part: name.optional(),
  }),
  z.object({ kind: z.literal('composed'), part: name, rule: name }),
  z.object({ kind: z.literal('typed'), part: name }),
  z.object({ kind: z.literal('model'), part: name }),
]);
/** What somebody noted on words while writing; no file shows it. One that goes over several stretches stands at each of them. */
export const spanComment = z.object({ id: name, text: z.string().max(2000), at: isoTime });
/** What {@link spanComment} reads. */
export type SpanComment = z.infer<typeof spanComment>;
/** Characters of one origin. `blank`: still open, drawn as a line to write on. `box`: a box to tick. */
export const documentSpan = z.object({
  text: z.string().max(most.characters),
  origin: spanOrigin,
  blank: z.literal(true).optional(),
  box: z.enum(['ticked', 'empty']).optional(),
  bold: z.literal(true).optional(),
  comments: z.array(spanComment).max(20).optional(),
});
const spans = z.array(documentSpan).max(2000);

/** What a document is made of, in order: what the preview draws, an editor changes and exports write. */
export const documentBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('title'), spans }),
  z.object({ kind: z.literal('subtitle'), spans }),
  z.object({ kind: z.literal('heading'), level: z.union([z.literal(2), z.literal(3)]), spans }),
  z.object({
    kind: z.literal('paragraph'),
    /** `plain` stands without indent. */
    style: z.enum(['body', 'plain', 'centred', 'right', 'remark']),
    spans,
    /** Footnotes at its end. */
    notes: z.array(spans).max(100).optional(),
  }),
  z.object({
    kind: z.literal('table'),
    /** Shares of the width, in percent. */
    widths: z.array(z.number().min(0).max(100)).min(1).max(20),
    /** Rows at its beginning that come again on every page. */
    headRows: z.number().int().min(0).max(20),
    rows: z
      .array(
        z.object({
          cells: z
            .array(
              z.object({
                paragraphs: z.array(spans).max(500),
                /** Columns it goes over. */
                columns: z.number().int().min(1).max(20),
                /** `section`: a bar over the whole table; `label`: names what stands beside it; `head`: of a list. */
                role: z.enum(['section', 'label', 'head', 'content']),
              }),
            )
            .min(1)
            .max(20),
        }),
      )
      .max(most.rows),
  }),
  /** Lines to sign on, kept together. */
  z.object({ kind: z.literal('signature'), lines: z.array(spans).max(50) }),
  z.object({ kind: z.literal('page_break') }),
]);
/** A document as somebody wrote it in an editor, in place of what the template makes. */
export const documentBody = z.array(documentBlock).min(1).max(most.blocks);
/** What {@link documentBody} reads. */
export type DocumentBody = z.infer<typeof documentBody>;

/** A document as data. */
export const draftDocument = z.object({
  title: z.string(),
  layout: z.enum(['court', 'plain']),
  /** At the foot of every page. */
  pageFoot: spans,
  blocks: z.array(documentBlock),
});
