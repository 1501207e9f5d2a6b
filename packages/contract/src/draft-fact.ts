import { z } from 'zod';
import { timeRange } from './evidence.ts';
import { idOf } from './ids.ts';

/** What sheets of facts hold at most. */
export const FACT_LIMITS = {
  /** Of one text. */
  characters: 50_000,
  /** Of all values of a sheet together. */
  sheetCharacters: 1_000_000,
  entries: 4000,
  rows: 300,
  /** Of one request. */
  changes: 500,
  /** What other sources say of one fact. */
  others: 20,
} as const;

/** Words in both languages of the interface. */
export const bilingual = z.object({ zh: z.string(), en: z.string() });

const ROW = '[A-Za-z0-9_-]{1,60}';
const NAME = '[a-z][a-z0-9_]{0,59}';
/** A fact, a row of a list, or a field of a row: `loan_principal`, `claimants/s1`, `claimants/s1/name`. */
export const factPath = z.string().regex(new RegExp(`^${NAME}(?:/${ROW}(?:/${NAME})?)?$`));
/** A value as it is kept: money in yuan, percent as 2.5 for 2.5 %, days `YYYY-MM-DD`, choices their value. */
export const factValue = z.union([z.string().max(FACT_LIMITS.characters), z.number(), z.boolean()]);

/** A stretch of a source, in UTF-16 units, with its words. */
const place = z.object({ start: z.number().int(), end: z.number().int(), quote: z.string() });
/** Where a value came from. */
export const factSource = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('typed') }),
  z.object({ kind: z.literal('story'), place }),
  z.object({
    kind: z.literal('file'),
    documentId: z.string(),
    segment: z.number().int().optional(),
    place,
    /** Of a transcript: when it was said. */
    time: timeRange.optional(),
    /** Of a transcript that is no copy: the recording, where it plays. */
    recordingId: z.string().optional(),
  }),
  z.object({
    kind: z.literal('conversation'),
    conversationId: z.string(),
    messageId: z.string(),
    place: place.optional(),
  }),
  z.object({ kind: z.literal('address_book'), entryId: z.string() }),
  /** Taken over from another fact, or worked out from others. */
  z.object({ kind: z.literal('rule'), rule: z.string() }),
  /** A model read it out of the words at this place; `runId` where it was a run. */
  z.object({
    kind: z.literal('model'),
    runId: z.string().optional(),
    model: z.string().optional(),
    place: place.optional(),
  }),
]);
const candidate = z.object({ value: factValue, source: factSource });
/** What is held of one fact: the value that counts, whether a person confirmed it, and what other sources say instead. */
export const factEntry = z.object({
  chosen: candidate,
  confirmed: z.boolean(),
  others: z.array(candidate),
});
/** What a value that a source tells is: a person may take it for any fact of this kind. */
export const toldKind = z.enum([
  'money',
  'percent',
  'date',
  'mobile',
  'identity_number',
  'court',
  'name',
  'address',
]);
/** The facts of a matter, each once: the rows of each list, in order, and what is held at each path. */
export const factSheet = z.object({
  rows: z.record(z.string(), z.array(z.string())),
  entries: z.record(z.string(), factEntry),
  /** What sources tell besides, each with the words around it: offered for blank facts of its kind. Absent: nothing was read. */
  told: z.array(candidate.extend({ kind: toldKind, words: z.string() })).optional(),
});

/**
 * A change of a sheet. `set` types a value, which is confirmed by that; an empty text clears. `confirm` says that what is held is right
 * (`alone` of what somebody looked at by itself: of several without it, what has to be looked at one by one stays open),
 * `choose` takes another of what sources say (0 is what is held), `clear` forgets a fact, a field or a whole row. `add_row` adds an empty row,
 * `order_rows` puts rows of a list in order. `take` takes a value that a source tells (`told` of the sheet), which is confirmed by that.
 */
export const factChange = z.discriminatedUnion('act', [
  z.object({ act: z.literal('set'), path: factPath, value: factValue }),
  z.object({ act: z.literal('confirm'), path: factPath, alone: z.literal(true).optional() }),
  z.object({ act: z.literal('choose'), path: factPath, which: z.number().int().min(0).max(50) }),
  z.object({ act: z.literal('take'), path: factPath, kind: toldKind, value: factValue }),
  z.object({ act: z.literal('clear'), path: factPath }),
  z.object({ act: z.literal('add_row'), path: factPath }),
  z.object({
    act: z.literal('order_rows'),
    path: factPath,
    rows: z.array(z.string().regex(new RegExp(`^${ROW}$`))).max(FACT_LIMITS.rows),
  }),
]);
/** What {@link factChange} reads. */
export type FactChange = z.infer<typeof factChange>;
/** Changes of one request, in their order. */
export const factChanges = z.array(factChange).max(FACT_LIMITS.changes);

/** A typed fact, or a field of a record: enough for a form to draw it, check it and explain it. */
export const factDefinition = z.object({
  id: z.string(),
  kind: z.enum([
    'text',
    'long_text',
    'money',
    'percent',
    'count',
    'date',
    'choice',
    'yes_no',
    'identity_number',
    'credit_code',
    'mobile',
    'case_number',
    'court',
    'list',
  ]),
  label: bilingual,
  help: bilingual.optional(),
  /** Of a `choice`; `written` stands in documents. */
  options: z.array(z.object({ value: z.string(), label: bilingual, written: z.string() })).optional(),
  /** Of a `list`: the record its rows are of, and how many there may be. */
  record: z.string().optional(),
  most: z.number().int().optional(),
  least: z.number().optional(),
  greatest: z.number().optional(),
  /** A day that cannot lie ahead. */
  past: z.boolean().optional(),
  oftenSameAs: z.array(z.string()).optional(),
  /** Of a `text`: it is somebody's name, or where they live or a thing lies. `nothing`: no told value fits by its kind alone. */
  takes: z.enum(['name', 'address', 'nothing']).optional(),
});
/** What rows of lists of facts hold. */
export const recordDefinition = z.object({
  id: z.string(),
  label: bilingual,
  fields: z.array(factDefinition),
});

/** What is wrong with a value; the least and the greatest where its problem names them. */
export const factProblem = z.object({
  path: z.string(),
  problem: z.enum([
    'not_of_its_kind',
    'too_long',
    'more_than_cents',
    'out_of_range',
    'no_such_day',
    'day_ahead',
    'no_such_choice',
    'identity_length',
    'identity_birthday',
    'identity_check',
    'credit_code_form',
    'credit_code_check',
    'mobile_form',
    'case_number_form',
    'case_number_impossible',
    'court_form',
  ]),
  least: z.number().optional(),
  greatest: z.number().optional(),
});
/** A value taken over from elsewhere that may be right here too; it is offered, never taken over unseen. */
export const suggestedFact = z.object({ path: z.string(), value: factValue, source: factSource });

/** The matter whose facts are meant. */
export const matterParams = z.object({ matterId: idOf('matter') });
