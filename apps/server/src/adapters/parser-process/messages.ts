import { documentFormat, documentPart } from '@mingfa/contract/document-content';
import type { ParserLimits } from '@mingfa/files/reading/parser-limits';
import { z } from 'zod';

/** What a child is asked to do: one line of JSON each, one at a time. */
export interface ChildRequest {
  task: 'parse' | 'recognise' | 'render';
  /** The file in the child's own folder, and the name a person gave it. */
  path: string;
  name: string;
  /** The same for requests about the same file, which a child keeps open. */
  fileKey: string;
  page: number;
  widthPx: number;
  limits: ParserLimits;
}

const count = z.number().int().nonnegative();

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
  z.object({ kind: z.literal('image'), mediaType: z.enum(['image/webp', 'image/png']) }),
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
      'file_too_long',
      'file_unsafe',
      'parser_timeout',
      'parser_memory',
    ]),
    values: z.record(z.string().max(40), z.union([z.string().max(200), z.number()])),
  }),
  /** An error nobody expected, most often of a library that meets a damaged file. */
  z.object({ kind: z.literal('broken'), message: z.string().max(4000) }),
]);
export type ChildAnswer = z.infer<typeof childAnswer>;
