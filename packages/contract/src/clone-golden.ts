import { z } from 'zod';
import { CLONE_LIMITS } from './clone-content.ts';
import { defineEndpoint } from './endpoint.ts';
import { idOf } from './ids.ts';
import { done, isoTime, pageOf, pageQuery } from './values.ts';

const golden = { tag: 'clone', access: 'user' } as const;
const cloneParams = z.object({ appId: idOf('clone') });
const words = z.array(z.string().trim().min(1).max(60)).max(20).default([]);

/** A place of the law: its usual title and the number of its article, `劳动合同法` and `87` or `17-1`. */
export const goldenPlace = z.object({
  law: z.string().trim().min(2).max(80),
  article: z.string().regex(/^\d{1,4}(-\d{1,2})?$/),
});
/** What {@link goldenPlace} reads. */
export type GoldenPlace = z.infer<typeof goldenPlace>;

const places = z.array(goldenPlace).max(20).default([]);

/** What must hold of an answer. It is judged by rules, whether or not a model wrote it; what is empty or null is not judged. */
export const goldenExpectation = z.object({
  /** Cited, each of them: as the law's text or as our digest. */
  cites: places,
  /** At least one of them. */
  citesAny: places,
  notCites: places,
  /** Whether it must say 资料不足. */
  insufficient: z.boolean().nullable().default(null),
  /** Figures with their units that stand in the text: `81,000元`, `3年`. */
  figures: words,
  /** Ids of facts it must ask for. */
  asks: words,
  mentions: words,
  notMentions: words,
});
/** What {@link goldenExpectation} reads. */
export type GoldenExpectation = z.infer<typeof goldenExpectation>;

/** A question with what its answer must hold, as its maker writes it. */
export const goldenQuestionDraft = z.object({
  question: z.string().trim().min(2).max(2000),
  expect: goldenExpectation.prefault({}),
  /** Why it may fail and the clone be published all the same; empty: it may not. */
  waivedBecause: z.string().trim().max(300).default(''),
});
/** What {@link goldenQuestionDraft} reads. */
export type GoldenQuestionDraft = z.infer<typeof goldenQuestionDraft>;

/** One thing that did not hold. */
export const goldenFailure = z.object({
  rule: z.enum([
    'cites',
    'citesAny',
    'notCites',
    'insufficient',
    'figures',
    'asks',
    'mentions',
    'notMentions',
    /** No answer came. */
    'answered',
  ]),
  /** What was looked for: `劳动合同法 87`, `81,000元`, the code of an error. */
  wanted: z.string(),
});
/** What {@link goldenFailure} reads. */
export type GoldenFailure = z.infer<typeof goldenFailure>;

/** How one question came out. */
export const goldenResult = z.object({
  goldenId: idOf('goldenQuestion'),
  state: z.enum(['waiting', 'passed', 'failed']),
  failures: z.array(goldenFailure),
  /** The answer's text, Markdown; empty while it waits. */
  answer: z.string(),
  /** Places it cited. */
  cited: z.array(goldenPlace),
});
/** What {@link goldenResult} reads. */
export type GoldenResult = z.infer<typeof goldenResult>;

/** A golden question with how it came out last on the draft as it is now; null: not run on it. */
export const goldenQuestion = goldenQuestionDraft.extend({
  goldenId: idOf('goldenQuestion'),
  last: goldenResult.nullable(),
});
/** What {@link goldenQuestion} reads. */
export type GoldenQuestion = z.infer<typeof goldenQuestion>;

/** One run of golden questions over the draft or a version. */
export const goldenRun = z.object({
  runId: idOf('goldenRun'),
  /** null: the draft of that revision. */
  version: z.number().int().nullable(),
  draftRevision: z.number().int(),
  /** `changed`: run again by itself, since library, knowledge or engine had changed. */
  because: z.enum(['asked', 'changed']),
  state: z.enum(['running', 'finished', 'cancelled']),
  total: z.number().int(),
  done: z.number().int(),
  passed: z.number().int(),
  startedAt: isoTime,
  finishedAt: isoTime.nullable(),
});
/** What {@link goldenRun} reads. */
export type GoldenRun = z.infer<typeof goldenRun>;

/** Golden questions of a clone, in their order, with how each came out on the draft as it is now. */
export const listGoldenQuestions = defineEndpoint({
  ...golden,
  method: 'GET',
  path: '/v1/brain_app/{appId}/golden/list',
  summary: 'Golden questions of a clone, in their order, with how each came out on the draft as it is now.',
  params: cloneParams,
  output: z.object({ items: z.array(goldenQuestion), latestRun: goldenRun.nullable() }),
  errors: ['not_found'],
});
/** Adds a golden question, or writes one anew. */
export const saveGoldenQuestion = defineEndpoint({
  ...golden,
  method: 'POST',
  path: '/v1/brain_app/{appId}/golden/save',
  makes: true,
  summary: 'Adds a golden question, or writes one anew.',
  params: cloneParams,
  body: goldenQuestionDraft.extend({
    /** Absent: a new one. */
    goldenId: idOf('goldenQuestion').optional(),
  }),
  output: goldenQuestion,
  errors: ['not_found', 'limit_reached'],
});
/** Deletes golden questions. */
export const deleteGoldenQuestions = defineEndpoint({
  ...golden,
  method: 'POST',
  path: '/v1/brain_app/{appId}/golden/delete',
  summary: 'Deletes golden questions.',
  params: cloneParams,
  body: z.object({ goldenIds: z.array(idOf('goldenQuestion')).min(1).max(CLONE_LIMITS.goldenQuestions) }),
  output: done,
  errors: ['not_found'],
});
/**
 * Asks the draft or a version any question, with its maker's rights and outside of conversations and counts; it counts as a
 * question of the day.
 */
export const askCloneContent = defineEndpoint({
  ...golden,
  method: 'POST',
  path: '/v1/brain_app/{appId}/golden/ask',
  summary:
    "Asks the draft or a version any question, with its maker's rights and outside of conversations and counts; it counts as a question of the day.",
  params: cloneParams,
  body: z.object({
    question: goldenQuestionDraft.shape.question,
    /** Absent: the draft. */
    version: z.number().int().min(1).optional(),
  }),
  output: z.object({
    /** Markdown. */
    answer: z.string(),
    cited: z.array(goldenPlace),
    /** It says 资料不足. */
    insufficient: z.boolean(),
  }),
  errors: [
    'not_found',
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
  ],
});
/** Runs golden questions over the draft or a version, as a job that goes on after a restart. */
export const runGoldenQuestions = defineEndpoint({
  ...golden,
  method: 'POST',
  path: '/v1/brain_app/{appId}/golden/run',
  makes: true,
  summary: 'Runs golden questions over the draft or a version, as a job that goes on after a restart.',
  params: cloneParams,
  body: z.object({
    /** Absent: the draft. */
    version: z.number().int().min(1).optional(),
    /** Absent: all of them. */
    goldenIds: z.array(idOf('goldenQuestion')).min(1).max(CLONE_LIMITS.goldenQuestions).optional(),
  }),
  output: goldenRun,
  errors: ['not_found', 'golden_run_in_progress', 'nothing_to_run'],
});
/** How far a run of golden questions is, with what came out. */
export const getGoldenRun = defineEndpoint({
  ...golden,
  method: 'GET',
  path: '/v1/brain_app/golden/run/{runId}',
  summary: 'How far a run of golden questions is, with what came out.',
  params: z.object({ runId: idOf('goldenRun') }),
  output: goldenRun.extend({ results: z.array(goldenResult) }),
  errors: ['not_found'],
});
/** Stops a run of golden questions; what came out stays. */
export const cancelGoldenRun = defineEndpoint({
  ...golden,
  method: 'POST',
  path: '/v1/brain_app/golden/run/{runId}/cancel',
  summary: 'Stops a run of golden questions; what came out stays.',
  params: z.object({ runId: idOf('goldenRun') }),
  output: goldenRun,
  errors: ['not_found'],
});
/** Runs of golden questions of a clone, newest first. */
export const listGoldenRuns = defineEndpoint({
  ...golden,
  method: 'GET',
  path: '/v1/brain_app/{appId}/golden/run/list',
  summary: 'Runs of golden questions of a clone, newest first.',
  params: cloneParams,
  query: z.object({ ...pageQuery }),
  output: pageOf(goldenRun),
  errors: ['not_found'],
});
