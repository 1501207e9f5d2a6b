import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { idOf } from './ids.ts';
import { isoDate, isoTime, pageOf, pageQuery } from './values.ts';

const analytics = { tag: 'clone analytics', access: 'user' } as const;

const period = {
  appId: idOf('clone'),
  /** Days in China, both included; at most 400. */
  from: isoDate,
  to: isoDate,
} as const;

/** Why an answer said 资料不足. */
export const insufficientReason = z.enum(['refused_topic', 'out_of_scope', 'not_held', 'version_missing']);
/** What {@link insufficientReason} reads. */
export type InsufficientReason = z.infer<typeof insufficientReason>;

/** Numbers of some days or of a version. Its maker's tests are not among them. */
export const cloneNumbers = z.object({
  conversations: z.number().int(),
  questions: z.number().int(),
  /** Of them those that a program asked rather than a page in a browser, which sends an `Origin` header. */
  questionsByApi: z.number().int(),
  votesUp: z.number().int(),
  votesDown: z.number().int(),
  /** Citations by the state the check gave them. */
  citations: z.record(z.string(), z.number().int()),
  insufficient: z.record(insufficientReason, z.number().int()),
  /** Runs that failed: no fault of the clone's. */
  outages: z.number().int(),
});
/** What {@link cloneNumbers} reads. */
export type CloneNumbers = z.infer<typeof cloneNumbers>;

/** Numbers of a clone over a time, by day and by version. Its maker's tests are not among them. */
export const getOverview = defineEndpoint({
  ...analytics,
  method: 'GET',
  path: '/v1/brain_app/data/overview',
  summary: "Numbers of a clone over a time, by day and by version. Its maker's tests are not among them.",
  query: z.object(period),
  output: z.object({
    /**
     * People who asked; those of them who had asked on an earlier day. Over the whole time each once, without those who have deleted
     * their account since.
     */
    users: z.number().int(),
    returning: z.number().int(),
    total: cloneNumbers,
    days: z.array(
      cloneNumbers.extend({ day: isoDate, users: z.number().int(), returning: z.number().int() }),
    ),
    versions: z.array(cloneNumbers.extend({ version: z.number().int() })),
    /** Milliseconds to the first word below which half and 95 of 100 answers came; null without answers. Upper ends of buckets; 30001: longer than 30 seconds. */
    firstWord: z.object({ p50: z.number().int().nullable(), p95: z.number().int().nullable() }),
  }),
  errors: ['not_found'],
});
/** People who used a clone, by day and by week (its Monday). */
export const listActiveUsers = defineEndpoint({
  ...analytics,
  method: 'GET',
  path: '/v1/brain_app/data/active/user',
  summary: 'People who used a clone, by day and by week (its Monday).',
  query: z.object(period),
  output: z.object({
    days: z.array(z.object({ day: isoDate, users: z.number().int() })),
    weeks: z.array(z.object({ monday: isoDate, users: z.number().int() })),
  }),
  errors: ['not_found'],
});
/**
 * Questions that were answered 资料不足, alike ones together, most often first. Text only of those whose user let the maker
 * read it, masked.
 */
export const listUnanswered = defineEndpoint({
  ...analytics,
  method: 'GET',
  path: '/v1/brain_app/data/unanswered/list',
  summary:
    'Questions that were answered 资料不足, alike ones together, most often first. Text only of those whose user let the maker read it, masked.',
  query: z.object({ ...pageQuery, appId: idOf('clone') }),
  output: pageOf(
    z.object({
      groupId: z.string(),
      reason: insufficientReason,
      /** One of them, masked; null where no user let the maker read it. */
      question: z.string().nullable(),
      times: z.number().int(),
      lastAt: isoTime,
    }),
  ),
  errors: ['not_found'],
});
/** Marks a group of unanswered questions as answered now; it comes back when one is asked in vain again. */
export const settleUnanswered = defineEndpoint({
  ...analytics,
  method: 'POST',
  path: '/v1/brain_app/data/unanswered/settle',
  summary:
    'Marks a group of unanswered questions as answered now; it comes back when one is asked in vain again.',
  body: z.object({ appId: idOf('clone'), groupId: z.string().max(80) }),
  output: z.object({ done: z.literal(true) }),
  errors: ['not_found'],
});
/** Numbers of a clone by day and version as a spreadsheet (XLSX), without anybody’s words. */
export const exportOverview = defineEndpoint({
  ...analytics,
  method: 'GET',
  path: '/v1/brain_app/data/export',
  answer: 'file',
  summary: 'Numbers of a clone by day and version as a spreadsheet (XLSX), without anybody’s words.',
  query: z.object({ ...period, language: z.enum(['zh-CN', 'en']).default('zh-CN') }),
  errors: ['not_found'],
});
