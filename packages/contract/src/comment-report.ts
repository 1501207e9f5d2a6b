import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { idOf } from './ids.ts';
import { done, isoTime, pageOf, pageQuery } from './values.ts';

const admin = { tag: 'admin', access: 'admin' } as const;

/** Where a report stands: nobody has decided, the comment was hidden, or it was kept. Reported once more it waits again. */
export const commentReportState = z.enum(['waiting', 'hidden', 'kept']);
/** What {@link commentReportState} reads. */
export type CommentReportState = z.infer<typeof commentReportState>;

/** A comment on a clone that people asked to be taken away. Who reported it is told to nobody. */
export const reportedComment = z.object({
  commentId: idOf('cloneComment'),
  appId: idOf('clone'),
  cloneName: z.string(),
  text: z.string(),
  /** First letter of its writer's nickname; empty: the account is gone. */
  author: z.string(),
  /** How many people reported it. */
  reports: z.number().int(),
  /** What the last five of them said, newest first. */
  reasons: z.array(z.string()),
  state: commentReportState,
  /** Why it was hidden or kept. */
  decision: z.string(),
  createdAt: isoTime,
  /** When it was reported last. */
  reportedAt: isoTime,
});
/** What {@link reportedComment} reads. */
export type ReportedComment = z.infer<typeof reportedComment>;

/** Comments that were reported, the last report first. */
export const listReportedComments = defineEndpoint({
  ...admin,
  method: 'GET',
  path: '/v1/admin/comment-report/list',
  summary: 'Comments that were reported, the last report first.',
  query: z.object({
    ...pageQuery,
    /** In the comment, or in the name of the clone. */
    q: z.string().trim().max(100).default(''),
    state: commentReportState.optional(),
  }),
  output: pageOf(reportedComment),
  errors: [],
});
/** Hides a reported comment, with a reason that its writer reads, or keeps it, which shows a hidden one again. */
export const decideOnReport = defineEndpoint({
  ...admin,
  method: 'POST',
  path: '/v1/admin/comment-report/decide',
  summary:
    'Hides a reported comment, with a reason that its writer reads, or keeps it, which shows a hidden one again.',
  body: z.object({
    commentId: idOf('cloneComment'),
    decision: z.enum(['hide', 'keep']),
    reason: z.string().trim().min(1).max(300),
  }),
  output: done,
  errors: ['not_found'],
});
