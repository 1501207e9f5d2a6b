import { z } from 'zod';
import {
  factChanges,
  factDefinition,
  factPath,
  factProblem,
  factSheet,
  matterParams,
  suggestedFact,
} from './draft-fact.ts';
import { defineEndpoint } from './endpoint.ts';
import { idOf } from './ids.ts';
import { storySource } from './story-source.ts';
import { done, isoTime, pageOf, pageQuery } from './values.ts';

const drafting = { tag: 'drafting', access: 'user' } as const;
const name = z.string().trim().min(1).max(100);

/** A matter: facts that are kept once, and the drafts that rest on them. */
export const matter = z.object({
  matterId: idOf('matter'),
  name: z.string(),
  /** Goes up with every change of its facts. */
  factsRevision: z.number().int(),
  facts: z.number().int(),
  /** Facts about which sources disagree. */
  contradicted: z.number().int(),
  drafts: z.number().int(),
  createdAt: isoTime,
  savedAt: isoTime,
});
/** What {@link matter} reads. */
export type Matter = z.infer<typeof matter>;

/** The facts of a matter as they stand. */
export const matterFacts = z.object({
  factsRevision: z.number().int(),
  sheet: factSheet,
  /** Paths about which sources say different things. */
  contradicted: z.array(z.string()),
  /** Values that are not as they have to be. */
  problems: z.array(factProblem),
  /** Drafts of the matter that a change has touched since somebody last saved or exported them, with the facts that changed. */
  touchedDrafts: z.array(
    z.object({ draftId: idOf('draft'), title: z.string(), touchedBy: z.array(z.string()) }),
  ),
});
/** What {@link matterFacts} reads. */
export type MatterFacts = z.infer<typeof matterFacts>;

/** Matters of the caller, changed last first. */
export const listMatters = defineEndpoint({
  ...drafting,
  method: 'GET',
  path: '/v1/drafting/matter/list',
  summary: 'Matters of the caller, changed last first.',
  query: z.object({ ...pageQuery, q: z.string().trim().max(100).default('') }),
  output: pageOf(matter),
  errors: [],
});
/** Begins a matter that knows nothing yet. */
export const createMatter = defineEndpoint({
  ...drafting,
  method: 'POST',
  path: '/v1/drafting/matter/create',
  makes: true,
  summary: 'Begins a matter that knows nothing yet.',
  body: z.object({ name }),
  output: matter,
  errors: ['limit_reached'],
});
/** A matter. */
export const getMatter = defineEndpoint({
  ...drafting,
  method: 'GET',
  path: '/v1/drafting/matter/{matterId}/detail',
  summary: 'A matter.',
  params: matterParams,
  output: matter,
  errors: ['not_found'],
});
/** Calls a matter something else. */
export const renameMatter = defineEndpoint({
  ...drafting,
  method: 'POST',
  path: '/v1/drafting/matter/{matterId}/rename',
  summary: 'Calls a matter something else.',
  params: matterParams,
  body: z.object({ name }),
  output: matter,
  errors: ['not_found'],
});
/** Deletes a matter with its facts, its evidence, its drafts and their versions. */
export const deleteMatter = defineEndpoint({
  ...drafting,
  method: 'POST',
  path: '/v1/drafting/matter/{matterId}/delete',
  summary: 'Deletes a matter with its facts, its evidence, its drafts and their versions.',
  params: matterParams,
  output: done,
  errors: ['not_found'],
});
/** The facts of a matter: each with where it came from, whether it is confirmed, and what other sources say instead. */
export const getMatterFacts = defineEndpoint({
  ...drafting,
  method: 'GET',
  path: '/v1/drafting/matter/{matterId}/facts',
  summary:
    'The facts of a matter: each with where it came from, whether it is confirmed, and what other sources say instead.',
  params: matterParams,
  output: matterFacts.extend({
    /** What the paths of the sheet name: facts of the dictionary and of templates. */
    definitions: z.record(z.string(), factDefinition),
  }),
  errors: ['not_found'],
});
/**
 * Changes facts: all of the changes, or none. Where one of them was changed elsewhere since the revision that was seen,
 * `facts_changed` names it.
 */
export const changeFacts = defineEndpoint({
  ...drafting,
  method: 'POST',
  path: '/v1/drafting/matter/{matterId}/facts/change',
  summary:
    'Changes facts: all of the changes, or none. Where one of them was changed elsewhere since the revision that was seen, `facts_changed` names it.',
  params: matterParams,
  body: z.object({ seenFactsRevision: z.number().int().min(0), changes: factChanges.min(1) }),
  output: matterFacts,
  errors: ['not_found', 'facts_changed', 'limit_reached'],
});
/** What of a fact may be taken over from facts that often say the same. */
export const suggestFacts = defineEndpoint({
  ...drafting,
  method: 'GET',
  path: '/v1/drafting/matter/{matterId}/facts/suggest',
  summary: 'What of a fact may be taken over from facts that often say the same.',
  params: matterParams,
  query: z.object({ fact: factPath }),
  output: z.object({ items: z.array(suggestedFact) }),
  errors: ['not_found'],
});
/** The facts of a matter, with what was read into them. */
const readFacts = matterFacts.extend({
  /** Paths that hold something new. */
  filled: z.array(z.string()),
  /** Paths of which it says something else than what is held. */
  disagrees: z.array(z.string()),
  /** So many characters were read; `cut`: there were more. */
  characters: z.number().int(),
  cut: z.boolean(),
});
/**
 * Reads facts out of a pasted text, a file, a conversation or a report by rules. Nothing that is held is replaced: what contradicts it stands
 * beside it.
 */
export const readIntoFacts = defineEndpoint({
  ...drafting,
  method: 'POST',
  path: '/v1/drafting/matter/{matterId}/facts/read',
  summary:
    'Reads facts out of a pasted text, a file, a conversation or a report by rules. Nothing that is held is replaced: what contradicts it stands beside it.',
  params: matterParams,
  body: z.object({ from: storySource }),
  output: readFacts,
  errors: ['not_found', 'file_not_ready', 'limit_reached', 'parser_timeout', 'parser_memory'],
});
/**
 * Has a model read facts out of a pasted text, a file, a conversation or a report. Each has the words it was read from; what these do not say is
 * dropped. They are offered beside what is held, as those of rules are, and wait for a person to confirm them.
 */
export const readIntoFactsWithModel = defineEndpoint({
  ...drafting,
  method: 'POST',
  path: '/v1/drafting/matter/{matterId}/facts/read-with-model',
  summary:
    'Has a model read facts out of a pasted text, a file, a conversation or a report. Each has the words it was read from; what these do not say is dropped. They are offered beside what is held, as those of rules are, and wait for a person to confirm them.',
  params: matterParams,
  body: z.object({ from: storySource, modelId: z.string().max(60).nullable().default(null) }),
  output: readFacts.extend({
    /** Which model read. */
    model: z.string(),
    /** So many were dropped, since the text does not say them. */
    dropped: z.number().int(),
  }),
  errors: [
    'not_found',
    'file_not_ready',
    'limit_reached',
    'quota_exceeded',
    'model_not_configured',
    'model_unauthorized',
    'model_rate_limited',
    'model_refused',
    'model_unavailable',
    'model_unreachable',
    'model_timeout',
    'model_malformed',
    'model_cut_off',
    'outgoing_gate_failed',
    'outgoing_gate_number_left',
    'outgoing_gate_unmaskable',
  ],
});
