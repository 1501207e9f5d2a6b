import { letterheadLook } from '@mingfa/contract/letterhead';
import { wordPaperLack } from '@mingfa/contract/simplified-pages';
import type { LetterheadPaper } from '@mingfa/files/word/letterhead/letterhead';
import type { WordPaper, WordPaperBlock } from '@mingfa/files/word/print/word-paper';
import { z } from 'zod';

// What a child read of a Word file is printed, so it is checked as every answer of a child.
const halfPoints = z.number().int().min(2).max(400);
const pictures = z.array(z.base64().nullable()).max(8);
const text = z.array(
  z.object({
    text: z.string(),
    bold: z.boolean().optional(),
    strike: z.boolean().optional(),
    underline: z.boolean().optional(),
    color: z
      .string()
      .regex(/^[0-9a-f]{6}$/i)
      .optional(),
    size: halfPoints.optional(),
  }),
);
const block = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('paragraph'),
    style: z.literal('Body'),
    text,
    align: z.enum(['right', 'centred']).optional(),
    firstLine: z.literal(false).optional(),
    indent: z.number().int().min(0).max(8).optional(),
  }),
  z.object({
    kind: z.literal('heading'),
    level: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]),
    text,
    align: z.literal('centred').optional(),
  }),
  z.object({
    kind: z.literal('form'),
    widths: z.array(z.number().min(0).max(100_000)).min(1).max(3600),
    rows: z.array(
      z.object({
        cells: z.array(
          z.object({
            lines: z.array(text),
            columns: z.number().int().min(1).max(60),
            role: z.literal('content'),
          }),
        ),
      }),
    ),
    headRows: z.literal(0),
    size: halfPoints,
    isBare: z.literal(true).optional(),
  }),
  z.object({ kind: z.literal('page_break') }),
]);

/** A letterhead with its pictures in base64. */
export const letterheadPaper = z.object({ look: letterheadLook, pictures }) satisfies z.ZodType<
  LetterheadPaper<string>
>;
/** A Word file as it can be printed, its pictures in base64. */
export const wordPaper = z.object({
  ...letterheadPaper.shape,
  blocks: z.array(block).max(20_000) as unknown as z.ZodType<WordPaperBlock[]>,
  lacks: z.array(wordPaperLack),
}) satisfies z.ZodType<WordPaper<string>>;
