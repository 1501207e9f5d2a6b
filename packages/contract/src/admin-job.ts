import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { done, isoTime } from './values.ts';

const admin = { tag: 'admin', access: 'admin' } as const;

/** Kinds of work in the background. */
export const JOB_KINDS = [
  'document.read',
  'document.recognise',
  'document.finish',
  'segment-sweep',
  'segment-embedding',
  'article-embedding',
  'review',
  'citation_audit',
  'evidence_file',
  'evidence_bundle',
  'recording.look',
  'recording.transcribe',
  'recording.finish',
  'recording.publish',
  'dataset.recognise',
  'dataset.load',
  'review_table',
  'analysis',
  'data-export',
  'account-deletion',
  'knowledge.delete',
  'golden',
  'golden-changes',
  'case.import',
  'case.search',
  'case.masks',
  'law.import',
  'backup',
  'backup.check',
] as const;
const jobKind = z.enum(JOB_KINDS);
/** One of {@link JOB_KINDS}. */
export type JobKind = z.infer<typeof jobKind>;

/** `failed`: given up after its last attempt. One that failed and is tried again is `waiting`, with attempts and an error. */
export const jobState = z.enum(['working', 'failed', 'waiting']);
/** What {@link jobState} reads. */
export type JobState = z.infer<typeof jobState>;

/** Work in the background as administrators see it: whose and how far, never what is in it. */
export const listedJob = z.object({
  /** Of its state: those that failed are counted by themselves. */
  jobId: z.number().int(),
  kind: jobKind,
  state: jobState,
  /** First letter of the nickname; empty where it is the installation's, or nobody's any more. */
  owner: z.string(),
  /** Attempts begun. */
  attempts: z.number().int(),
  progress: z.object({ done: z.number().int(), total: z.number().int() }).nullable(),
  /** Was told to stop, and does so at its next step. */
  isEnding: z.boolean(),
  canStop: z.boolean(),
  /** Null for one that a release before this queued. */
  addedAt: isoTime.nullable(),
  /** When it began, failed, or is due. */
  at: isoTime.nullable(),
  /** Why the last attempt failed; never a value that somebody entered. */
  error: z.string(),
});
/** What {@link listedJob} reads. */
export type ListedJob = z.infer<typeof listedJob>;

/** Jobs: what is worked on, then what failed, then what waits; in each the newest first. */
export const listJobs = defineEndpoint({
  ...admin,
  method: 'GET',
  path: '/v1/admin/job/list',
  summary: 'Jobs: what is worked on, then what failed, then what waits; in each the newest first.',
  query: z.object({
    state: jobState.optional(),
    kind: jobKind.optional(),
    /** `next` of the page before. */
    after: z
      .string()
      .regex(/^(working|failed|waiting)\.\d{1,15}$/)
      .optional(),
    pageSize: z.coerce.number().int().min(1).max(100).default(20),
  }),
  output: z.object({
    items: z.array(listedJob),
    /** Where the next page begins; null on the last. */
    next: z.string().nullable(),
  }),
  errors: [],
});

const jobParams = z.object({ jobId: z.coerce.number().int().min(1).max(1e15) });

/** Stops a job that waits or is worked on. Imports end before their next batch; what is whole stays. */
export const stopJob = defineEndpoint({
  ...admin,
  method: 'POST',
  path: '/v1/admin/job/{jobId}/stop',
  summary:
    'Stops a job that waits or is worked on. Imports end before their next batch; what is whole stays.',
  params: jobParams,
  output: done,
  errors: ['not_found', 'job_not_stoppable'],
});
/** Queues a job that was given up again; of two who ask at once the second finds none. */
export const retryJob = defineEndpoint({
  ...admin,
  method: 'POST',
  path: '/v1/admin/job/failed/{jobId}/retry',
  summary: 'Queues a job that was given up again; of two who ask at once the second finds none.',
  params: jobParams,
  output: done,
  errors: ['not_found'],
});
/** Takes a job that was given up off the list. */
export const dismissJob = defineEndpoint({
  ...admin,
  method: 'POST',
  path: '/v1/admin/job/failed/{jobId}/dismiss',
  summary: 'Takes a job that was given up off the list.',
  params: jobParams,
  output: done,
  errors: ['not_found'],
});
