import { WORD_TEMPLATE_LIMITS, type WordTemplate } from '@mingfa/files/word/fill/word-template';
import type { OwnBlock, OwnPiece, OwnTableRow } from '@mingfa/legal/drafting/own/own-template';
import { z } from 'zod';

// What a child read of a template is kept, so it is checked as every answer of a child.
const name = z.string().min(1).max(WORD_TEMPLATE_LIMITS.nameCharacters);
const section = <Of extends z.ZodType>(of: Of) =>
  z.object({ kind: z.literal('section'), name, inverted: z.boolean(), of: z.array(of) });
const piece: z.ZodType<OwnPiece> = z.union([
  z.object({ kind: z.literal('words'), text: z.string() }),
  z.object({ kind: z.literal('field'), name }),
  section(z.lazy(() => piece)),
]);
const block: z.ZodType<OwnBlock> = z.union([
  z.object({
    kind: z.literal('paragraph'),
    look: z.enum(['title', 'heading', 'body', 'plain', 'centred', 'right', 'remark']),
    of: z.array(piece),
  }),
  z.object({
    kind: z.literal('table'),
    widths: z.array(z.number().min(0).max(100)).min(1).max(20),
    rows: z.array(z.lazy(() => row)),
  }),
  section(z.lazy(() => block)),
]);
const row: z.ZodType<OwnTableRow> = z.union([
  z.object({
    kind: z.literal('row'),
    cells: z
      .array(z.object({ columns: z.number().int().min(1).max(20), of: z.array(block) }))
      .min(1)
      .max(20),
  }),
  section(z.lazy(() => row)),
]);

/** What a child answers of a Word file with fields. */
export const wordTemplateAnswer: z.ZodType<WordTemplate> = z.object({
  text: z.object({ body: z.array(block), headers: z.array(block), footers: z.array(block) }),
  problems: z
    .array(
      z.object({
        problem: z.enum([
          'unclosed_section',
          'unopened_section',
          'other_section',
          'broken_tag',
          'bad_name',
          'crosses_table',
          'too_deep',
          'no_fields',
          'too_many_fields',
          'active_content',
          'remote_content',
          'cannot_fill',
        ]),
        tag: z.string().max(60),
        where: z.enum(['body', 'header', 'footer', 'footnote', 'file']),
        near: z.string().max(40),
      }),
    )
    .max(WORD_TEMPLATE_LIMITS.problems),
});
