import { z } from 'zod';
import { articleLocation } from './evidence.ts';
import { searchDepth, searchScope } from './search-choice.ts';
import { isoTime } from './values.ts';

/** Filters by their label in the reader's language, as they were really applied: `{ 案由: '租赁合同纠纷' }`. */
const appliedFilters = z.record(z.string(), z.string());

/** One search of a plan. */
export const plannedSearch = z.object({
  id: z.string(),
  scope: searchScope,
  /** The words that are searched with; of the web those that are sent out. */
  query: z.string(),
  filters: appliedFilters,
  /** Null: for the whole question. */
  subQuestionId: z.string().nullable(),
  /** `not_configured`: the scope is not there to be searched. */
  state: z.enum(['waiting', 'running', 'done', 'failed', 'not_configured']),
  /** Sources found; null until it is done. */
  found: z.number().int().nullable(),
  /** A model asked for it, while it was answering. */
  byModel: z.boolean().default(false),
});
/** What {@link plannedSearch} reads. */
export type PlannedSearch = z.infer<typeof plannedSearch>;

/** `data-plan`: how a question is looked up. Sent again with the same id as its searches go on. */
export const planData = z.object({
  depth: searchDepth,
  /** What the question asks, one by one; of a plain question itself alone. */
  subQuestions: z.array(z.object({ id: z.string(), text: z.string() })),
  searches: z.array(plannedSearch),
  /** How far it may go: rounds in which a model asks further, searches in all, and seconds of searching. */
  limits: z.object({ rounds: z.number().int(), searches: z.number().int(), seconds: z.number().int() }),
  /** The limit that ended it; null: none did. */
  reached: z.enum(['rounds', 'searches', 'seconds']).nullable().default(null),
});

/**
 * Why something was not found.
 * `nothing_found`: the scopes hold nothing on it. `nothing_close`: what was found is about something else.
 * `library_empty`: no case library is installed. `starter_library`: of the laws digests alone are held.
 * `not_configured`: no web search is set up. `failed`: the search broke off. `not_held`: a named article or case is not in
 * the library. `version_not_held`: the law of that day is not held. `limit_reached`: the limits ended the search first.
 * `not_sent`: without names and numbers nothing was left to send to the web. `not_read`: pages of the web could not be read. `not_searched`: the scope was not chosen.
 */
export const gapReason = z.enum([
  'nothing_found',
  'nothing_close',
  'library_empty',
  'starter_library',
  'not_configured',
  'failed',
  'not_held',
  'version_not_held',
  'limit_reached',
  'not_sent',
  'not_read',
  'not_searched',
]);
/** What {@link gapReason} reads. */
export type GapReason = z.infer<typeof gapReason>;

/** Something that was not found. */
export const searchGap = z.object({
  /** A sub-question, an article, a case number, or a scope in the reader's language. */
  what: z.string(),
  subQuestionId: z.string().nullable().default(null),
  lookedIn: z.array(searchScope),
  why: gapReason,
  /** What can be done about it, in the reader's language. */
  how: z.string().nullable(),
});
/** What {@link searchGap} reads. */
export type SearchGap = z.infer<typeof searchGap>;

/** `data-gaps`: what was not found, where it was looked for, and why. No gaps: everything that was asked has a source. */
export const gapsData = z.object({ gaps: z.array(searchGap) });

/** A source as the search log names it. */
export const loggedSource = z.object({
  kind: z.enum(['law', 'digest', 'guide', 'case', 'file', 'web']),
  title: z.string(),
  label: z.string(),
  /** The answer cites it. Set when the answer is finished. */
  used: z.boolean(),
  /** Its number in the answer; null: the answer was not given it. */
  index: z.number().int().nullable(),
  /** Of a page of the web: whether it was opened. */
  state: z.enum(['read', 'unread', 'failed']).default('read'),
  /** Where it opens: one of these, by its kind. */
  article: articleLocation.optional(),
  caseId: z.string().optional(),
  documentId: z.string().optional(),
  address: z.url().optional(),
});
/** What {@link loggedSource} reads. */
export type LoggedSource = z.infer<typeof loggedSource>;

/** One search as it was made. */
export const loggedSearch = z.object({
  /** Of the plan. */
  searchId: z.string(),
  at: isoTime,
  scope: searchScope,
  query: z.string(),
  filters: appliedFilters,
  found: z.number().int(),
  /** Of the web: who was asked. */
  service: z.string().nullable().default(null),
  sources: z.array(loggedSource),
});
/** What {@link loggedSearch} reads. */
export type LoggedSearch = z.infer<typeof loggedSearch>;

/** `data-search-log`: every search with what it found. Sent again with the same id after each search, and with `used` at the end. */
export const searchLogData = z.object({ entries: z.array(loggedSearch) });

/**
 * Why a source speaks against an answer. `claim_dismissed`: the court dismissed the claim. `partly_supported`: it granted a part
 * of it. `exception`: the article excepts something.
 */
export const contraryReason = z.enum(['claim_dismissed', 'partly_supported', 'exception']);
/** What {@link contraryReason} reads. */
export type ContraryReason = z.infer<typeof contraryReason>;

/** `data-contrary`: sources of the answer that speak against it, or bound it. */
export const contraryData = z.object({
  items: z.array(
    z.object({
      /** Its number in the answer. */
      index: z.number().int(),
      title: z.string(),
      label: z.string(),
      why: contraryReason,
      /** Its own words. */
      words: z.string(),
    }),
  ),
});
