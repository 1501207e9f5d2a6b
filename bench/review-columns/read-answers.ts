import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** What can be said of a question where no value is: `README.md` beside this file. */
const state = z.enum(['found', 'not_agreed', 'not_found']);
/** What {@link state} reads. */
export type State = z.infer<typeof state>;

const length = z.strictObject({ n: z.number(), unit: z.enum(['day', 'workday', 'week', 'month', 'year']) });
/** A length of time. */
export type Length = z.infer<typeof length>;

const way = z.object({
  role: z.string().optional(),
  name: z.string().optional(),
  date: z.string().optional(),
  event: z.string().optional(),
  period: length.optional(),
  amount: z.number().optional(),
  per: z.string().optional(),
  kind: z.string().optional(),
  percent: z.number().optional(),
  n: z.number().optional(),
  unit: length.shape.unit.optional(),
  after: z.string().optional(),
  before: z.string().optional(),
  every: z.enum(['month', 'quarter']).optional(),
  day: z.union([z.number(), z.string()]).optional(),
  base: z.string().optional(),
  percent_per_day: z.number().optional(),
  reference: z.string().optional(),
  times: z.number().optional(),
  surcharge_percent: z.number().optional(),
  who: z.string().optional(),
  body: z.string().optional(),
  for: length.optional(),
  notice: length.optional(),
  answer: z.enum(['yes', 'no', 'consent']).optional(),
  of: z.string().optional(),
});
/** One of the ways in which an item may be answered. */
export type Way = z.infer<typeof way>;

const item = way.extend({ or: z.array(way).default([]), optional: z.boolean().default(false) });
/** What is to be named. */
export type Item = z.infer<typeof item>;

/** The questions of the set. */
export const FROZEN_COLUMNS = [
  'parties',
  'signing_date',
  'start_date',
  'end_or_term',
  'price',
  'deposit',
  'payment_deadline',
  'late_payment_penalty',
  'termination_notice',
  'dispute_forum',
  'renewal',
  'assignment',
] as const;
/** One of {@link FROZEN_COLUMNS}. */
export type FrozenColumn = (typeof FROZEN_COLUMNS)[number];

const row = z.strictObject({
  document: z.string(),
  column: z.enum(FROZEN_COLUMNS),
  state,
  also: z.array(state).default([]),
  value: z.array(item),
  quote: z.string(),
});
/** What a careful reader says to one question of one document. */
export type FrozenRow = z.infer<typeof row>;

/** Reads all rows in their order. */
export async function readAnswers(): Promise<FrozenRow[]> {
  const text = await readFile(join(import.meta.dirname, 'answers.jsonl'), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => row.parse(JSON.parse(line)));
}

const OWN = 'bench/review-columns/documents/';
const ROOT = join(import.meta.dirname, '..', '..');

/** Whether a document was written for the set and lies beside it. */
export const isOwn = (document: string): boolean => document.startsWith(OWN);

/** Where a document lies; those that are not the set's own lie in the shared folder. */
export const pathOf = (document: string): string =>
  isOwn(document) ? join(ROOT, document) : join(ROOT, '..', 'shared', 'data', document);
