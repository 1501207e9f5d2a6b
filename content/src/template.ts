import { FACT_KINDS } from '@mingfa/legal/drafting/fact-definition';
import { NUMBERINGS, TEMPLATE_SHELVES } from '@mingfa/legal/drafting/template';
import { TOLD_STAGES } from '@mingfa/legal/drafting/told-stages';
import { z } from 'zod';

const bilingual = z.strictObject({ zh: z.string().min(1).max(300), en: z.string().min(1).max(900) });
const id = z.string().regex(/^[a-z][a-z0-9_]*$/);
const fileId = z.string().regex(/^[a-z][a-z0-9-]*$/);
/** A condition of `@mingfa/legal/drafting/expression`. */
const condition = z.string().min(2).max(400);
/** An operand of the same. */
const operand = z.union([z.string().min(1).max(200), z.number(), z.boolean()]);
const text = z.string().min(1).max(4_000);
/** An article by its law's short title: `民事诉讼法 124`. */
const place = z.string().regex(/^[\p{Script=Han}（）《》、〈〉]{2,60} \d+(-\d+)?$/u);

/** A fact of the dictionary, or a field of a record or a template. */
export const factSchema = z
  .strictObject({
    id,
    kind: z.enum(FACT_KINDS),
    label: bilingual,
    help: bilingual.optional(),
    options: z
      .array(z.strictObject({ value: id, label: bilingual, written: z.string().min(1).max(60) }))
      .min(2)
      .optional(),
    record: id.optional(),
    most: z.number().int().min(1).optional(),
    least: z.number().optional(),
    greatest: z.number().optional(),
    past: z.boolean().optional(),
    oftenSameAs: z.array(id).min(1).optional(),
    takes: z.enum(['name', 'address', 'nothing']).optional(),
  })
  .refine(({ kind, options }) => (kind === 'choice') === (options !== undefined), 'a choice has options')
  .refine(({ kind, record }) => (kind === 'list') === (record !== undefined), 'a list is of a record')
  .refine(
    ({ kind, takes }) => takes === undefined || takes === 'nothing' || kind === 'text',
    'words alone are a name or an address',
  );

/** The rows of a list. */
export const recordSchema = z.strictObject({ id, label: bilingual, fields: z.array(factSchema).min(1) });

/** A line of a cell as a file writes it. */
export type LineSource =
  | string
  | { text: string; when?: string }
  | { part: string; when?: string }
  | { each: string; as: string; when?: string; where?: string; blank?: number; of: LineSource[] };
const line: z.ZodType<LineSource> = z.lazy(() =>
  z.union([
    text,
    z.strictObject({ text, when: condition.optional() }),
    z.strictObject({ part: id, when: condition.optional() }),
    repetition(line),
  ]),
);

/** A row of a form as a file writes it. `include` names rows of `templates/shared/form-rows.yaml`. */
export type RowSource =
  | { section: string; when?: string }
  | { whole: LineSource[]; when?: string }
  | { label: string; lines: LineSource[]; when?: string }
  | { include: string; with?: Record<string, string> }
  | { each: string; as: string; when?: string; where?: string; blank?: number; of: RowSource[] };
/** Rows that several forms have in common. */
export const rowSchema: z.ZodType<RowSource> = z.lazy(() =>
  z.union([
    z.strictObject({ section: text, when: condition.optional() }),
    z.strictObject({ whole: z.array(line).min(1), when: condition.optional() }),
    z.strictObject({ label: text, lines: z.array(line), when: condition.optional() }),
    z.strictObject({ include: id, with: z.record(id, z.string().max(40)).optional() }),
    repetition(rowSchema),
  ]),
);

/**
 * A block as a file writes it: its one telling key says what it is. `include` names blocks of `templates/shared/blocks.yaml`, in which
 * `$role` stands for what `with` gives for role.
 */
export type BlockSource =
  | { title: string; when?: string }
  | { subtitle: string; when?: string }
  | { heading: string; level?: 2 | 3; when?: string }
  | {
      text: string;
      style?: 'body' | 'plain' | 'centred' | 'right' | 'remark';
      notes?: string[];
      when?: string;
    }
  | { group: BlockSource[]; when?: string }
  | { each: string; as: string; when?: string; where?: string; blank?: number; of: BlockSource[] }
  | { numbered: (typeof NUMBERINGS)[number]; of: BlockSource[]; when?: string }
  | { part: string; when?: string }
  | { form: RowSource[]; labelWidth?: number; when?: string }
  | {
      list: string;
      as: string;
      blank?: number;
      columns: { title: string; width: number; text: string }[];
      when?: string;
    }
  | { sign: LineSource[]; when?: string }
  | { include: string; with?: Record<string, string>; when?: string }
  | { page_break: true; when?: string };
/** A block of a template, or of `templates/shared/blocks.yaml`. */
export const blockSchema: z.ZodType<BlockSource> = z.lazy(() =>
  z.union([
    z.strictObject({ title: text, when: condition.optional() }),
    z.strictObject({ subtitle: text, when: condition.optional() }),
    z.strictObject({
      heading: text,
      level: z.union([z.literal(2), z.literal(3)]).optional(),
      when: condition.optional(),
    }),
    z.strictObject({
      text,
      style: z.enum(['body', 'plain', 'centred', 'right', 'remark']).optional(),
      notes: z.array(text).optional(),
      when: condition.optional(),
    }),
    z.strictObject({ group: z.array(blockSchema).min(1), when: condition.optional() }),
    repetition(blockSchema),
    z.strictObject({
      numbered: z.enum(NUMBERINGS),
      of: z.array(blockSchema).min(1),
      when: condition.optional(),
    }),
    z.strictObject({ part: id, when: condition.optional() }),
    z.strictObject({
      form: z.array(rowSchema).min(1),
      labelWidth: z.number().int().min(10).max(60).optional(),
      when: condition.optional(),
    }),
    z.strictObject({
      list: id,
      as: id,
      blank: z.number().int().min(0).max(20).optional(),
      columns: z
        .array(z.strictObject({ title: text, width: z.number().min(4).max(90), text }))
        .min(2)
        .refine((columns) => columns.reduce((sum, { width }) => sum + width, 0) === 100, 'widths make 100'),
      when: condition.optional(),
    }),
    z.strictObject({ sign: z.array(line).min(1), when: condition.optional() }),
    z.strictObject({
      include: id,
      with: z.record(id, z.string().max(40)).optional(),
      when: condition.optional(),
    }),
    z.strictObject({ page_break: z.literal(true), when: condition.optional() }),
  ]),
);

function repetition<Of>(of: z.ZodType<Of>) {
  return z.strictObject({
    each: z.union([id, z.string().regex(/^\$[a-z]+$/)]),
    as: id,
    when: condition.optional(),
    where: condition.optional(),
    blank: z.number().int().min(0).max(20).optional(),
    of: z.array(of).min(1),
  });
}

/** True, false, or where it is asked for. */
const required = z.union([z.boolean(), condition]);

/** Fields of a list a form shows, in order, each with whether it is asked for; conditions call the row `row`. */
export const fieldSetSchema = z.record(id, required);

/** What is wrong, or doubtful, where its condition holds; its id is the name it has among the shared ones. */
export const checkSchema = z.strictObject({
  when: condition,
  level: z.enum(['error', 'warning']),
  text: bilingual,
  /** What stands for `{name}` in the text. */
  figures: z.record(id, operand).optional(),
  source: place.optional(),
});

/** A template as its file writes it; `compileTemplate` makes a template of it. */
export const templateSchema = z.strictObject({
  /** The name of its file: `civil-complaint`. */
  id: fileId,
  shelf: z.enum(TEMPLATE_SHELVES),
  title: bilingual,
  documentTitle: z.string().min(2).max(40),
  about: bilingual,
  usedBy: bilingual,
  calledAlso: z.array(z.string().min(1)).min(1),
  everydayWords: z.array(z.string().min(2)).default([]),
  offeredWhen: z.enum(TOLD_STAGES).optional(),
  /** Ids of templates. */
  handedInWith: z.array(fileId).default([]),
  /** Null: a plain form of ours. */
  official: z
    .strictObject({ number: z.string().min(4), name: z.string().min(4), readFrom: bilingual })
    .nullable(),
  layout: z.enum(['court', 'plain']),
  steps: z
    .array(
      z.strictObject({
        id,
        title: bilingual,
        facts: z
          .array(
            z.strictObject({
              fact: id,
              required: required.default(false),
              /** A set of `templates/shared/field-sets.yaml`, or the fields themselves. */
              fields: z.union([id, fieldSetSchema]).optional(),
              when: condition.optional(),
              label: bilingual.optional(),
              help: bilingual.optional(),
              /** What the choices of its fields are called here. */
              choices: z.record(id, z.record(id, bilingual)).optional(),
            }),
          )
          .min(1),
      }),
    )
    .min(1),
  own: z.array(factSchema).default([]),
  parts: z
    .array(
      z.strictObject({
        id,
        label: bilingual,
        paragraphs: z
          .array(
            z.strictObject({
              id,
              when: condition.optional(),
              each: z.strictObject({ list: id, as: id }).optional(),
              sentences: z.array(z.strictObject({ id, when: condition.optional(), text })).min(1),
            }),
          )
          .min(1),
      }),
    )
    .default([]),
  body: z.array(blockSchema).min(2),
  /** At the foot of every page; the first that holds. */
  pageFoot: z.array(z.strictObject({ when: condition.optional(), text })).default([]),
  /** `include` names a check of `templates/shared/checks.yaml`. */
  checks: z.array(z.union([z.strictObject({ include: id }), checkSchema.extend({ id })])).default([]),
  warnings: z
    .array(z.strictObject({ when: condition.optional(), text: bilingual, source: place.optional() }))
    .default([]),
  attachments: z
    .array(z.strictObject({ when: condition.optional(), text: bilingual, source: place.optional() }))
    .default([]),
  /** The first that holds. */
  copies: z
    .array(
      z.strictObject({
        when: condition.optional(),
        count: operand,
        text: bilingual,
        source: place.optional(),
      }),
    )
    .min(1),
  fees: z.array(calculation()).default([]),
  deadlines: z.array(calculation()).default([]),
  articles: z
    .array(z.strictObject({ place, says: z.array(z.string().min(2)).min(1), why: bilingual }))
    .min(1),
  example: z.record(
    id,
    z.union([
      z.string(),
      z.number(),
      z.boolean(),
      z.array(z.record(id, z.union([z.string(), z.number(), z.boolean()]))),
    ]),
  ),
});
/** What {@link templateSchema} reads. */
export type TemplateSource = z.infer<typeof templateSchema>;

function calculation() {
  return z.strictObject({
    calculator: fileId,
    when: condition.optional(),
    label: bilingual,
    inputs: z.record(z.string(), z.union([operand, z.array(operand)])),
  });
}
