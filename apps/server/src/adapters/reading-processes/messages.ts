import { documentFormat, documentPart } from '@mingfa/contract/document-content';
import type { PieceLimits } from '@mingfa/files/bundle/piece-limits';
import type { FileLabel } from '@mingfa/files/labels/file-label';
import type { PrintedFile, WrittenFormat } from '@mingfa/files/printed/printed-file';
import type { ParserLimits } from '@mingfa/files/reading/parser-limits';
import type { PageSource } from '@mingfa/files/web/article';
import type { DocxAuthor, DocxChange } from '@mingfa/files/word/change/docx-change';
import type { OwnFilling } from '@mingfa/legal/drafting/own/fill-own-values';
import { z } from 'zod';
import { type HearingTask, hearingAnswers } from './hearing-messages.ts';
import { type RecordingTask, recordingAnswers } from './recording-messages.ts';

/** What a child can do with a file. */
export type ChildTask =
  | { task: 'parse'; limits: ParserLimits }
  | { task: 'recognise'; page: number; limits: ParserLimits }
  | { task: 'render'; page: number; widthPx: number; limits: ParserLimits }
  /** `date` is ISO 8601. */
  | { task: 'change'; changes: readonly DocxChange[]; author: Omit<DocxAuthor, 'date'> & { date: string } }
  /** The middle of a picture as a square WebP. */
  | { task: 'square'; side: number; bytesMax: number }
  /** All of a picture as a WebP, made smaller where a side is longer. */
  | { task: 'redraw'; sideMax: number; bytesMax: number }
  /** The file holds a printed file as JSON. */
  | { task: 'print'; format: WrittenFormat }
  /** A PDF or a picture as a piece of a bundle. */
  | { task: 'piece'; limits: PieceLimits }
  /** The file holds a plan with its pieces, packed. */
  | { task: 'bundle' }
  /** A Word file with fields: what it says, or why it is no template. */
  | { task: 'template' }
  | { task: 'fill'; filling: OwnFilling; label: FileLabel | null }
  /** The same, read as it can be printed. */
  | { task: 'paper'; filling: OwnFilling }
  /** A Word file as a letterhead: its page and styles, or why it is none; and a letter on it. */
  | { task: 'letterhead'; withPictures?: true }
  | { task: 'letter'; printed: PrintedFile }
  /** A transcript made elsewhere. */
  | { task: 'transcript' }
  | { task: 'article'; source: Omit<PageSource, 'content'> }
  | HearingTask
  | RecordingTask;

/** What a child is asked: one line of JSON each, one at a time. */
export type ChildRequest = ChildTask & {
  /** The file in the child's own folder, and the name a person gave it. */
  path: string;
  name: string;
  /** This program wrote it as a transcript. */
  isTranscript?: boolean | undefined;
  /** The same for requests about the same file, which a child keeps open. */
  fileKey: string;
  /** Length of a file that lies nowhere on disk: its bytes come from the parent, which is asked for them. */
  sourceBytes?: number;
};

const count = z.number().int().nonnegative();
const line = z.string().max(20_000).nullable();

/** What a child answers. It may have been taken over by a hostile file, so every answer is checked. */
export const childAnswer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready') }),
  z.object({ kind: z.literal('found'), format: documentFormat, pages: count.nullable() }),
  z.object({ kind: z.literal('progress'), done: count, total: count }),
  z.object({ kind: z.literal('part'), part: documentPart }),
  z.object({
    kind: z.literal('ignored'),
    what: z.enum(['macros', 'embedded_files', 'external_references', 'scripts', 'forms', 'hidden_content']),
  }),
  /** Where `bytes` is said, so many follow: the picture, */
  z.object({ kind: z.literal('image'), mediaType: z.enum(['image/webp', 'image/png']), bytes: count }),
  /** the Word file, */
  z.object({
    kind: z.literal('changed'),
    outcomes: z.array(z.tuple([z.string(), z.enum(['written', 'comment', 'nothing'])])),
    bytes: count,
  }),
  /** the printed file, */
  z.object({ kind: z.literal('printed'), bytes: count }),
  /** the pages of a piece, none where they are those of its file, and the bundle, */
  z.object({
    kind: z.literal('piece'),
    pages: z.number().int().min(1),
    form: z.enum(['as_it_is', 'rewritten', 'drawn', 'picture']),
    bytes: count,
  }),
  z.object({ kind: z.literal('bundled'), bytes: count }),
  /** the text of a template, or the look of a letterhead, as JSON, */
  z.object({ kind: z.literal('template'), bytes: count }),
  /** the Word file that was filled or written on a letterhead, */
  z.object({ kind: z.literal('filled'), bytes: count }),
  /** the transcript as JSON, */
  z.object({ kind: z.literal('transcript'), bytes: count }),
  /** the article as HTML. A later article is a better one. */
  z.object({
    kind: z.literal('article'),
    article: z.object({
      title: z.string(),
      author: line,
      publishedAt: line,
      source: line,
      excerpt: z.string().max(20_000),
      characters: count,
      missing: z.enum(['scripts', 'login', 'empty']).nullable(),
    }),
    bytes: count,
  }),
  ...recordingAnswers,
  ...hearingAnswers,
  z.object({ kind: z.literal('done') }),
  z.object({
    kind: z.literal('failed'),
    code: z.enum([
      'file_password',
      'file_damaged',
      'file_old_format',
      'empty_file',
      'unsupported_file',
      'too_large',
      'file_too_many_pages',
      'file_too_many_rows',
      'file_too_many_blocks',
      'file_too_long',
      'file_unsafe',
      'print_too_long',
      'parser_timeout',
      'parser_memory',
    ]),
    values: z.record(z.string().max(40), z.union([z.string().max(200), z.number()])),
  }),
  /** An error nobody expected, most often of a library that meets a damaged file. */
  z.object({ kind: z.literal('broken'), message: z.string().max(4000) }),
]);
export type ChildAnswer = z.infer<typeof childAnswer>;
