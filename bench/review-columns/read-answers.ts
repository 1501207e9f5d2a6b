import { existsSync } from 'node:fs';
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
  every: z.enum(['week', 'month', 'quarter', 'half-year', 'year']).optional(),
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

const ROOT = join(import.meta.dirname, '..', '..');
const HERE = import.meta.dirname;

/** A set: its rows in their order, and where its documents lie. */
export interface AnswerSet {
  rows: FrozenRow[];
  /** Whether a document was written for the set and lies beside it. */
  isOwn: (document: string) => boolean;
  /** Where a document lies; those that are not the set's own lie in the shared folder. */
  pathOf: (document: string) => string;
}

/** What stands before the names of documents that lie in the folder `documents` beside the answers. */
const LEAD = /^(?:bench\/review-columns\/)?documents(?:_own)?\//;

/** Opens the set of a folder: `answers.jsonl` with `documents/` beside it. */
export async function openSet(
  folder: string = HERE,
  shared: string = join(ROOT, '..', 'shared', 'data'),
): Promise<AnswerSet> {
  const text = await readFile(join(folder, 'answers.jsonl'), 'utf8');
  const beside = (document: string) => join(folder, 'documents', document.replace(LEAD, ''));
  const isOwn = (document: string) => existsSync(beside(document));
  return {
    rows: text
      .trim()
      .split('\n')
      .map((line) => row.parse(JSON.parse(line))),
    isOwn,
    pathOf: (document) => (isOwn(document) ? beside(document) : join(shared, document)),
  };
}
