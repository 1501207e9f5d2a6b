import { z } from 'zod';
import { runState } from './chat.ts';
import { auditedCitation, auditedState } from './citation-audit.ts';
import { draftDetail } from './draft-state.ts';
import { defineEndpoint } from './endpoint.ts';
import { idOf } from './ids.ts';
import { isoDate, isoTime, pageOf, pageQuery } from './values.ts';

const drafting = { tag: 'drafting', access: 'user' } as const;
const draftParams = z.object({ draftId: idOf('draft') });
const suggestionParams = draftParams.extend({ suggestionId: idOf('draftSuggestion') });

/** What suggestions take and hold at most, in characters. */
export const SUGGESTION_LIMITS = {
  /** Of the words that are to be written otherwise. */
  selection: 20_000,
  /** Of what a person wants besides. */
  wish: 2000,
  /** Of what is accepted. */
  text: 100_000,
  /** Doubtful citations that may be accepted one by one. */
  accepted: 500,
} as const;

/** What a model is asked to do: write a part, or words that stand there better, shorter, otherwise, or as a court would read them. */
export const suggestionAct = z.enum(['write', 'improve', 'shorten', 'rephrase', 'formal']);
/** What {@link suggestionAct} reads. */
export type SuggestionAct = z.infer<typeof suggestionAct>;

/** Words that are to be written otherwise. `start`: where they stand in the text of the part, in UTF-16 units. */
const suggestionSelection = z.object({
  text: z.string().min(1).max(SUGGESTION_LIMITS.selection),
  start: z.number().int().min(0).optional(),
});

/**
 * Words of a model in a draft that stand neither in the facts of the matter nor in the person's own words. `number` is that of a person, a
 * company, a telephone, a card or an account. Places are in UTF-16 units.
 */
const unsourcedWords = z.object({
  kind: z.enum(['name', 'amount', 'percent', 'date', 'number', 'address']),
  start: z.number().int(),
  end: z.number().int(),
  text: z.string(),
});
/** What {@link unsourcedWords} reads. */
export type UnsourcedWords = z.infer<typeof unsourcedWords>;

/** A citation that somebody has to look at before what a model wrote may be taken over, named by where it stands and how. */
export const suggestionProblem = z.object({
  start: z.number().int(),
  raw: z.string().max(500),
  state: auditedState,
});
/** What {@link suggestionProblem} reads. */
export type SuggestionProblem = z.infer<typeof suggestionProblem>;

/** What was found in words of a model: every citation with its state, what is wrong with them, what nobody told, and what got lost. */
export const suggestionCheck = z.object({
  /** The day whose law it was checked by. */
  asOf: isoDate,
  libraryDate: isoDate.nullable(),
  citations: z.array(auditedCitation),
  /** Citations that are wrong, repealed, invented or misquoted, or that nobody could look at, in their order. */
  problems: z.array(suggestionProblem),
  unsourced: z.array(unsourcedWords),
  /** What stands in the words that were to be written otherwise and no more in those of the model; places are those of `before`. */
  lost: z.array(unsourcedWords),
});
/** What {@link suggestionCheck} reads. */
export type SuggestionCheck = z.infer<typeof suggestionCheck>;

/** What a model proposes for a draft. The draft is not changed by it. */
export const draftSuggestion = z.object({
  suggestionId: idOf('draftSuggestion'),
  draftId: idOf('draft'),
  act: suggestionAct,
  /** The part of the template it is for; null: words of a document that is edited freely. */
  part: z.string().nullable(),
  selection: suggestionSelection.nullable(),
  wish: z.string(),
  /** The words it would take the place of, as they stood when it was asked for. */
  before: z.string(),
  /** What was written so far. */
  text: z.string(),
  run: z.object({ runId: idOf('run'), state: runState, model: z.string().nullable() }),
  /** Why it broke off, in the words of then. */
  failure: z.object({ errorCode: z.string(), errorMessage: z.string() }).nullable(),
  /** Null until the check has run. */
  checked: suggestionCheck.nullable(),
  decision: z.enum(['open', 'accepted', 'dismissed']),
  createdAt: isoTime,
});
/** What {@link draftSuggestion} reads. */
export type DraftSuggestion = z.infer<typeof draftSuggestion>;

/**
 * Has a model write a part of a draft, or words of it otherwise, and streams what it writes (AI SDK UI message stream). The draft stays as
 * it is. The run goes on if the reader leaves; it is read again like an answer.
 */
export const startSuggestion = defineEndpoint({
  ...drafting,
  method: 'POST',
  path: '/v1/drafting/draft/{draftId}/suggestion',
  makes: true,
  answer: 'stream',
  summary:
    'Has a model write a part of a draft, or words of it otherwise, and streams what it writes (AI SDK UI message stream). The draft stays as it is. The run goes on if the reader leaves; it is read again like an answer.',
  params: draftParams,
  body: z
    .object({
      act: suggestionAct,
      /** A part of the template. Absent: words of a document that is edited freely. */
      part: z.string().max(60).optional(),
      /** Absent: the whole part. */
      selection: suggestionSelection.optional(),
      wish: z.string().trim().max(SUGGESTION_LIMITS.wish).default(''),
      modelId: z.string().max(60).nullable().default(null),
    })
    .refine(({ part, selection }) => part !== undefined || selection !== undefined, {
      params: { problem: 'part_or_selection' },
      path: ['part'],
    })
    .refine(({ act, part, selection }) => act !== 'write' || (part !== undefined && !selection), {
      params: { problem: 'part_or_selection' },
      path: ['act'],
    }),
  errors: [
    'not_found',
    'run_in_progress',
    'quota_exceeded',
    'idempotency_conflict',
    'model_not_configured',
    'selection_gone',
  ],
});
/** Suggestions for a draft, newest first. */
export const listSuggestions = defineEndpoint({
  ...drafting,
  method: 'GET',
  path: '/v1/drafting/draft/{draftId}/suggestion/list',
  summary: 'Suggestions for a draft, newest first.',
  params: draftParams,
  query: z.object({
    ...pageQuery,
    /** Absent: whatever became of them. */
    decision: draftSuggestion.shape.decision.optional(),
    part: z.string().max(60).optional(),
  }),
  output: pageOf(draftSuggestion),
  errors: ['not_found'],
});
/** A suggestion with its check. */
export const getSuggestion = defineEndpoint({
  ...drafting,
  method: 'GET',
  path: '/v1/drafting/draft/{draftId}/suggestion/{suggestionId}/detail',
  summary: 'A suggestion with its check.',
  params: suggestionParams,
  output: draftSuggestion,
  errors: ['not_found'],
});
/** Stops a suggestion that is being written and keeps its text. */
export const cancelSuggestion = defineEndpoint({
  ...drafting,
  method: 'POST',
  path: '/v1/drafting/draft/{draftId}/suggestion/{suggestionId}/cancel',
  summary: 'Stops a suggestion that is being written and keeps its text.',
  params: suggestionParams,
  output: draftSuggestion,
  errors: ['not_found'],
});
/** Checks a suggestion as somebody mended it, or as it stands; nothing is kept. */
export const checkSuggestion = defineEndpoint({
  ...drafting,
  method: 'POST',
  path: '/v1/drafting/draft/{draftId}/suggestion/{suggestionId}/check',
  summary: 'Checks a suggestion as somebody mended it, or as it stands; nothing is kept.',
  params: suggestionParams,
  body: z.object({
    /** Absent: as the model wrote it. */
    text: z.string().max(SUGGESTION_LIMITS.text).optional(),
  }),
  output: suggestionCheck,
  errors: ['not_found', 'run_in_progress', 'parser_timeout', 'parser_memory'],
});
/**
 * Takes a suggestion over, as the model's words. It is checked then and there: `suggestion_problems` names the citations that are neither
 * mended nor accepted one by one. A part is written; words of a document that is edited freely are the editor's to put in.
 */
export const acceptSuggestion = defineEndpoint({
  ...drafting,
  method: 'POST',
  path: '/v1/drafting/draft/{draftId}/suggestion/{suggestionId}/accept',
  summary:
    "Takes a suggestion over, as the model's words. It is checked then and there: `suggestion_problems` names the citations that are neither mended nor accepted one by one. A part is written; words of a document that is edited freely are the editor's to put in.",
  params: suggestionParams,
  body: z.object({
    seenRevision: z.number().int().min(1),
    /** As somebody mended it. Absent: as the model wrote it. */
    text: z.string().max(SUGGESTION_LIMITS.text).optional(),
    /** Doubtful citations that are accepted as they stand, each by itself. */
    accepted: z.array(suggestionProblem).max(SUGGESTION_LIMITS.accepted).default([]),
  }),
  output: z.object({
    suggestion: draftSuggestion,
    /** What was taken over, and whose words it is. */
    words: z.object({ text: z.string(), model: z.string().nullable() }),
    draft: draftDetail,
  }),
  errors: [
    'not_found',
    'run_in_progress',
    'suggestion_decided',
    'suggestion_empty',
    'suggestion_problems',
    'selection_gone',
    'draft_changed',
    'parser_timeout',
    'parser_memory',
  ],
});
/** Puts a suggestion aside; one that is being written is stopped. */
export const dismissSuggestion = defineEndpoint({
  ...drafting,
  method: 'POST',
  path: '/v1/drafting/draft/{draftId}/suggestion/{suggestionId}/dismiss',
  summary: 'Puts a suggestion aside; one that is being written is stopped.',
  params: suggestionParams,
  output: draftSuggestion,
  errors: ['not_found', 'suggestion_decided'],
});
