import { z } from 'zod';
import { documentPlace } from './evidence.ts';
import { idOf } from './ids.ts';
import { isoTime } from './values.ts';

/** What a review table holds at most. */
export const REVIEW_TABLE_LIMITS = {
  rows: 500,
  columns: 60,
  choices: 30,
  instructionCharacters: 1000,
  dependencies: 10,
  /** Rows of one page. */
  window: 100,
} as const;

/** What a column asks for. `period`: a length of time; `article`: articles of law the document names. */
export const reviewColumnKind = z.enum([
  ...(['text', 'quote', 'date', 'period', 'money', 'number'] as const),
  ...(['yes_no', 'choice', 'party', 'article'] as const),
]);
/** What {@link reviewColumnKind} reads. */
export type ReviewColumnKind = z.infer<typeof reviewColumnKind>;

/** Who fills a column: rules alone, a configured model alone, or rules with a model beside them whose differences are shown. */
export const reviewColumnMethod = z.enum(['rule', 'model', 'both', 'hand']);
/** What {@link reviewColumnMethod} reads. */
export type ReviewColumnMethod = z.infer<typeof reviewColumnMethod>;

/** A column: a typed question that every document is asked. */
export const reviewColumn = z.object({
  columnId: idOf('reviewColumn'),
  /** Key of the library's column it was taken from; null for one in somebody's own words. */
  libraryKey: z.string().nullable(),
  label: z.string().trim().min(1).max(100),
  /** What is asked, in words; what a model is told. */
  instruction: z.string().trim().max(REVIEW_TABLE_LIMITS.instructionCharacters),
  kind: reviewColumnKind,
  /** Of kind `choice`. */
  choices: z.array(z.string().trim().min(1).max(60)).max(REVIEW_TABLE_LIMITS.choices),
  method: reviewColumnMethod,
  /** Columns that are filled first; a model is told their values in place of `{label}` in the question. */
  dependsOn: z.array(idOf('reviewColumn')).max(REVIEW_TABLE_LIMITS.dependencies),
  /** What is wished for, as text of the column's kind (`30 日`); cells that differ are marked. Null: what most rows say. */
  position: z.string().max(400).nullable(),
});
/** What {@link reviewColumn} reads. */
export type ReviewColumn = z.infer<typeof reviewColumn>;

/** A value of a column's kind, and how it is read by people. Money is decimal text in 元 or the currency named. */
export const reviewValue = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({ kind: z.literal('quote'), text: z.string() }),
  z.object({ kind: z.literal('date'), date: z.string(), text: z.string() }),
  z.object({
    kind: z.literal('period'),
    amount: z.number(),
    unit: z.enum(['hour', 'day', 'working_day', 'week', 'month', 'year']),
    text: z.string(),
  }),
  z.object({ kind: z.literal('money'), amount: z.string(), currency: z.string(), text: z.string() }),
  z.object({ kind: z.literal('number'), number: z.string(), unit: z.string(), text: z.string() }),
  z.object({ kind: z.literal('yes_no'), yes: z.boolean(), text: z.string() }),
  z.object({ kind: z.literal('choice'), choice: z.string(), text: z.string() }),
  z.object({
    kind: z.literal('party'),
    parties: z.array(z.object({ name: z.string(), role: z.string() })),
    text: z.string(),
  }),
  z.object({ kind: z.literal('article'), citations: z.array(z.string()), text: z.string() }),
]);
/** What {@link reviewValue} reads. */
export type ReviewValue = z.infer<typeof reviewValue>;

/**
 * How a cell stands. `not_agreed` (未约定): all of the document was read and nothing in it settles this. `not_found` (未找到): all was read, words
 * on the subject are there and no value could be taken from them. `not_read` (未读完): part of the document could not be read. None of them is an empty
 * cell, and one is never told for another. A cell of a column that is filled by hand alone is `waiting` until somebody writes it; progress leaves it out.
 */
export const reviewCellState = z.enum([
  ...(['waiting', 'working', 'found', 'not_agreed', 'not_found', 'not_read', 'failed'] as const),
]);
/** What {@link reviewCellState} reads. */
export type ReviewCellState = z.infer<typeof reviewCellState>;

/** One of several values of an answer, with what it is for: the rent of the first year, the first instalment. */
export const reviewAnswerPart = z.object({
  /** What it is for, in the document's words; empty where the document does not say. */
  of: z.string(),
  value: reviewValue,
  quote: z.string(),
  place: documentPlace.nullable(),
});
/** What {@link reviewAnswerPart} reads. */
export type ReviewAnswerPart = z.infer<typeof reviewAnswerPart>;

/**
 * Why words on the subject settle nothing, or only in doubt: a blank place, another paper, figures that contradict each other; `doubtful`:
 * what was found may be of something else, and is given in the parts to be checked.
 */
export const unsettledReason = z.enum(['blank', 'elsewhere', 'contradicting', 'doubtful']);
/** What {@link unsettledReason} reads. */
export type UnsettledReason = z.infer<typeof unsettledReason>;

/** One answer to a cell's question, by whom, and the words it was taken from. */
export const reviewAnswer = z.object({
  method: z.enum(['rule', 'model', 'hand']),
  /** What it says: a value, or one of the ways of saying nothing. */
  state: z.enum(['found', 'not_agreed', 'not_found', 'not_read']),
  value: reviewValue.nullable(),
  /** Where the document says several things: each by itself; `value` is the first, and its words are all of them. */
  parts: z.array(reviewAnswerPart).optional(),
  reason: unsettledReason.optional(),
  /** The sentence says more of the kind than the value: a second sum, a cap, words behind it. */
  isPart: z.boolean().optional(),
  /** The words of the document; they stand there letter by letter. */
  quote: z.string(),
  place: documentPlace.nullable(),
  confidence: z.enum(['high', 'medium', 'low']),
});
/** What {@link reviewAnswer} reads. */
export type ReviewAnswer = z.infer<typeof reviewAnswer>;

/** One cell. */
export const reviewCell = z.object({
  rowId: idOf('reviewRow'),
  columnId: idOf('reviewColumn'),
  state: reviewCellState,
  /** What the cell says now; null until there is something. */
  answer: reviewAnswer.nullable(),
  /** What the other method says, where the two differ. */
  other: reviewAnswer.nullable(),
  /** Checked by a person, who locked it: no later run changes it. */
  checked: z.object({ by: z.string(), at: isoTime }).nullable(),
  /** What it is grouped and filtered by: equal for values that mean the same; null without a value. */
  group: z.string().nullable(),
  /** Differs from the position that is wished for, or from what most rows say. */
  deviation: z.enum(['position', 'majority']).nullable(),
  /** In the reader's language: of state `failed` or `not_read`, and why words on the subject settle nothing, or only in doubt. */
  message: z.string().nullable(),
  /** Grows with every change: whoever changes the cell names the one that was seen. */
  revision: z.number().int(),
});
/** What {@link reviewCell} reads. */
export type ReviewCell = z.infer<typeof reviewCell>;

/** One row: a document and what became of it. */
export const reviewRow = z.object({
  rowId: idOf('reviewRow'),
  documentId: idOf('document').nullable(),
  name: z.string(),
  source: z.enum(['file', 'case', 'recording']),
  /** Whether all of it was read; what is missing is told in words. */
  isWhole: z.boolean(),
  message: z.string().nullable(),
  cells: z.array(reviewCell),
});
/** What {@link reviewRow} reads. */
export type ReviewRow = z.infer<typeof reviewRow>;
