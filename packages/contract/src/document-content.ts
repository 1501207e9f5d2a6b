import { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import { pageBox, timeRange, turnState } from './evidence.ts';

/** What the content of a file was found to be. */
export const documentFormat = z.enum([
  'pdf',
  'docx',
  'xlsx',
  'pptx',
  'csv',
  'txt',
  'md',
  'html',
  'eml',
  'image',
  /** What was said in a recording, with its times. */
  'transcript',
]);
/** What {@link documentFormat} reads. */
export type DocumentFormat = z.infer<typeof documentFormat>;

/** What a file may carry besides its text. None of it is run, opened or fetched. */
export const IGNORED_KINDS = ['macros', 'scripts', 'embedded_files', 'external_references'] as const;

/** Stages of the way of a file, in order. `embedded` is passed over where no embedding model is configured. */
export const documentStage = z.enum(['stored', 'parsed', 'recognised', 'segmented', 'embedded', 'indexed']);
/** What {@link documentStage} reads. */
export type DocumentStage = z.infer<typeof documentStage>;
/** `waiting`: in the queue, or between two attempts. `ready`: searchable. */
export const documentState = z.enum(['waiting', 'working', 'ready', 'failed', 'cancelled']);
/** What {@link documentState} reads. */
export type DocumentState = z.infer<typeof documentState>;

/** Why a file cannot be read however often it is tried: what is wrong is in the file itself. */
const FAULTS_OF_THE_FILE = new Set<string>([
  'file_password',
  'file_damaged',
  'file_unsafe',
  'file_old_format',
  'file_too_many_pages',
  'file_too_many_rows',
  'file_too_many_blocks',
  'file_too_long',
  'unsupported_file',
  'empty_file',
  'too_large',
] satisfies ErrorCode[]);

/** Whether reading a file again may help. */
export const mayBeRetried = (file: { state: DocumentState; errorCode: string | null }): boolean =>
  file.state === 'cancelled' || (file.state === 'failed' && !FAULTS_OF_THE_FILE.has(file.errorCode ?? ''));

/** One cell of a table with the place of its first paragraph in a Word file. */
export const tableCell = z.object({
  /** Its paragraphs that are not empty, joined by line breaks. */
  text: z.string(),
  /** Index of the cell's first `w:p` among all of `word/document.xml`; null elsewhere. */
  paragraph: z.number().int().nullable(),
  /** Of a Word file: where in `text` the own words (behind a number) of each of its paragraphs begin. */
  paragraphs: z.array(z.object({ paragraph: z.number().int(), start: z.number().int() })).optional(),
  columnSpan: z.number().int().default(1),
  /** Cells that a cell above reaches into are left out of their row. */
  rowSpan: z.number().int().default(1),
});

/** A piece of a document in reading order: what a person sees as one paragraph, heading or table. */
export const documentBlock = z.object({
  /** `b0`, `b1` … in reading order, unique in the document. */
  id: z.string(),
  kind: z.enum(['heading', 'paragraph', 'list_item', 'table', 'footnote', 'comment', 'picture']),
  /** Level of a heading from 1. */
  level: z.number().int().nullable(),
  /**
   * With its number as shown (`第三条`, `（一）`, `1.2`) in front, and with all tracked changes accepted: what was struck out is not
   * in it. A table's cells are separated by tabs, its rows by line breaks (those inside a cell are blanks here). A row of a
   * sheet below its header reads `column: value; column: value`, so that it can be understood alone.
   */
  text: z.string(),
  /**
   * The number in front of the text that the format holds apart from it, with the blank behind it if there is one, so that
   * `text` begins with it; null where it is part of the text itself.
   */
  number: z.string().nullable(),
  page: z.number().int().nullable(),
  box: pageBox.nullable(),
  rows: z.array(z.array(tableCell)).nullable(),
  /** Name of the sheet, slide or mail attachment the block belongs to. */
  part: z.string().nullable(),
  /** Row of a sheet, from 1, for a block that is one row. */
  row: z.number().int().nullable(),
  /** Index of the block's `w:p` among all of `word/document.xml`, from 0; null elsewhere and for tables. */
  paragraph: z.number().int().nullable(),
  /** Words that a reviewer added, by character range of `text`, or struck out: there the range is empty and marks the place. */
  changes: z.array(
    z.object({
      kind: z.enum(['inserted', 'deleted']),
      start: z.number().int(),
      end: z.number().int(),
      author: z.string(),
      text: z.string(),
    }),
  ),
  /** Of a comment: who wrote it. Of a comment or footnote: the block it hangs on. Comments stand behind the text, footnotes behind their block. */
  author: z.string().nullable(),
  anchorId: z.string().nullable(),
  /** Of a turn in a recording: when it was said, in milliseconds from the beginning. */
  time: timeRange.optional(),
  /** Of a turn in a recording: whether somebody checked its words; missing where nothing is known of it. */
  turnState: turnState.optional(),
});
/** What {@link documentBlock} reads. */
export type DocumentBlock = z.infer<typeof documentBlock>;

/** A part of a document that is stored and shown at once: a page, a slide, a sheet, or some 200 blocks of a text. */
export const documentPart = z.object({
  /** From 1, in reading order. */
  number: z.number().int(),
  page: z.number().int().nullable(),
  /** Size of the page in points; null without pages. */
  width: z.number().nullable(),
  height: z.number().nullable(),
  /** `recognised`: by OCR. `none`: a page that has no text yet. */
  source: z.enum(['text', 'recognised', 'none']),
  blocks: z.array(documentBlock),
});
/** What {@link documentPart} reads. */
export type DocumentPart = z.infer<typeof documentPart>;
