import { z } from 'zod';
import { answerPart } from './answer-part.ts';
import { clonePublic } from './clone-content.ts';
import { articleLocation } from './evidence.ts';
import { isoDate, isoTime } from './values.ts';
import { wordsOrigin } from './words-origin.ts';

/** What a share shows, as its address says it: `/share/{id}/{type}`. */
export const shareType = z.enum(['conversation', 'clone', 'document', 'search', 'report']);
/** What {@link shareType} reads. */
export type ShareType = z.infer<typeof shareType>;

/** What a share is made of. */
const shareSourceKind = z.enum([
  ...(['conversation', 'search', 'clone', 'reading', 'review'] as const),
  ...(['report', 'draft', 'recording', 'review_table', 'analysis'] as const),
]);
/**
 * A message as it is shared. Of its parts only what is read is there: text, sources, citation check, sums, notices. Names and
 * passages of the owner's files are not: such a source has neither title nor text. What an answer quotes of them stays in its words.
 */
export const sharedMessage = z.object({
  role: z.enum(['user', 'assistant']),
  parts: z.array(answerPart),
  /** Files given with a question: how many. */
  attachments: z.number().int(),
  /** Of an answer: whose words it is, and the day whose law it answers with. */
  origin: wordsOrigin,
  model: z.string().nullable(),
  asOf: isoDate.nullable(),
  createdAt: isoTime,
});
/** What {@link sharedMessage} reads. */
export type SharedMessage = z.infer<typeof sharedMessage>;

const words = { origin: wordsOrigin, text: z.string() };
/** What a shared document is made of. */
export const sharedBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), level: z.union([z.literal(2), z.literal(3)]), text: z.string() }),
  z.object({
    kind: z.literal('paragraph'),
    ...words,
    /** SQL, of which only what it compares with, and remarks, may tell of somebody. Absent: prose. */
    language: z.literal('sql').optional(),
    /** Footnotes; `at` is the character of the text behind which the mark stands. */
    notes: z
      .array(z.object({ at: z.number().int(), text: z.string(), location: articleLocation.nullable() }))
      .default([]),
  }),
  z.object({ kind: z.literal('list'), origin: wordsOrigin, items: z.array(z.string()) }),
  /** Words of a source, verbatim; `source` says whose and where. */
  z.object({
    kind: z.literal('quote'),
    text: z.string(),
    source: z.string(),
    location: articleLocation.nullable(),
  }),
  /** A cell is a text with line breaks. */
  z.object({
    kind: z.literal('table'),
    origin: wordsOrigin,
    columns: z.array(z.string()),
    rows: z.array(z.array(z.string())),
  }),
]);
/** What {@link sharedBlock} reads. */
export type SharedBlock = z.infer<typeof sharedBlock>;

/** What is shared, frozen. */
export const sharedContent = z.discriminatedUnion('kind', [
  /** Of types `conversation` and `search`. */
  z.object({
    kind: z.literal('messages'),
    /** The clone that answers; null: none. */
    clone: clonePublic.pick({ name: true, avatar: true, introduction: true }).nullable(),
    messages: z.array(sharedMessage),
  }),
  /** Of type `clone`. */
  z.object({ kind: z.literal('clone'), clone: clonePublic }),
  /** Of types `document` and `report`. */
  z.object({ kind: z.literal('sheet'), blocks: z.array(sharedBlock) }),
]);
/** What {@link sharedContent} reads. */
export type SharedContent = z.infer<typeof sharedContent>;

/** What masking did to one name or number, everywhere in a snapshot. */
export const shareMark = z.object({
  /** Stable for the same value in the same source. */
  markId: z.string(),
  kind: z.enum([
    'name',
    'mobile',
    'identity',
    'card',
    'email',
    'wechat',
    'qq',
    'plate',
    'passport',
    'licence',
    'account',
    'address',
    'credit_code',
  ]),
  original: z.string(),
  replacement: z.string(),
  /** Places it stands in. */
  count: z.number().int(),
  /** Its form proves it: a right check digit, a label. */
  isSure: z.boolean(),
});
/** What {@link shareMark} reads. */
export type ShareMark = z.infer<typeof shareMark>;

/** An open share as whoever holds its address reads it. */
export const sharedItem = z.object({
  type: shareType,
  /** What it was made of. */
  of: shareSourceKind,
  title: z.string(),
  /** The owner's words above it; empty: none. */
  note: z.string(),
  /** The name its owner shows; null: not shown. */
  sharedBy: z.string().nullable(),
  /** When the snapshot was made: what changed later is not in it. */
  snapshotAt: isoTime,
  expiresAt: isoTime.nullable(),
  isRedacted: z.boolean(),
  /** Sources stand with their text; false: with their titles alone. */
  withSources: z.boolean(),
  /** The reader may go on with it in a conversation of their own. */
  mayContinue: z.boolean(),
  content: sharedContent,
});
/** What {@link sharedItem} reads. */
export type SharedItem = z.infer<typeof sharedItem>;
