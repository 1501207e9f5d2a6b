import { z } from 'zod';
import { FEEDBACK_REASONS } from './chat.ts';
import { defineEndpoint } from './endpoint.ts';
import { idOf } from './ids.ts';
import { done, isoTime, pageOf, pageQuery } from './values.ts';

const own = { tag: 'feedback', access: 'guest' } as const;
const admin = { tag: 'admin', access: 'admin' } as const;

/** What somebody may write about; `answer` is what was said below an answer in a conversation. */
export const feedbackKind = z.enum(['wrong_law', 'wrong_answer', 'broken', 'wish', 'other', 'answer']);
/** One of the kinds. */
export type FeedbackKind = z.infer<typeof feedbackKind>;
/** Kinds that can be sent by the form. */
export const SENT_FEEDBACK_KINDS = ['wrong_law', 'wrong_answer', 'broken', 'wish', 'other'] as const;

/** How far feedback has come: unread, read by an administrator, answered to the person, put aside. */
export const feedbackState = z.enum(['new', 'seen', 'answered', 'closed']);
/** One of the states. */
export type FeedbackState = z.infer<typeof feedbackState>;

/** Largest picture of a screen, in bytes. */
export const SCREENSHOT_MAX_BYTES = 5 * 1024 * 1024;

/** Where the person was, sent only where they ticked it and after they saw it. It holds no words of a conversation. */
export const feedbackContext = z.object({
  /** Path of the page, without what follows a question mark. */
  page: z.string().max(300),
  browser: z.string().max(300),
  version: z.string().max(40),
  errorCode: z.string().max(60).optional(),
  requestId: z.string().max(60).optional(),
  conversationId: idOf('conversation').optional(),
  messageId: idOf('message').optional(),
});
/** What {@link feedbackContext} reads. */
export type FeedbackContext = z.infer<typeof feedbackContext>;

/** Sends feedback to whoever runs the installation; guests can, and who is not signed in, more slowly. */
export const createFeedback = defineEndpoint({
  method: 'POST',
  path: '/v1/external-service/feedback/create',
  tag: 'feedback',
  access: 'public',
  makes: true,
  summary:
    'Sends feedback to whoever runs the installation; guests can, and who is not signed in, more slowly.',
  body: z.object({
    kind: z.enum(SENT_FEEDBACK_KINDS),
    text: z.string().trim().min(1).max(5000),
    /** A PNG, JPEG or WebP of at most 5 MB in Base64. What is kept of it is drawn anew. */
    screenshot: z
      .base64()
      .max(Math.ceil(SCREENSHOT_MAX_BYTES / 3) * 4)
      .optional(),
    context: feedbackContext.optional(),
  }),
  bodyLimitBytes: 8 * 1024 * 1024,
  output: z.object({ feedbackId: idOf('feedback') }),
  errors: [
    'quota_exceeded',
    'too_large',
    'unsupported_file',
    'empty_file',
    'file_unsafe',
    'file_damaged',
    'parser_timeout',
    'parser_memory',
  ],
});

const said = {
  feedbackId: idOf('feedback'),
  kind: feedbackKind,
  /** Empty where somebody only chose reasons below an answer. */
  text: z.string(),
  reasons: z.array(z.enum(FEEDBACK_REASONS)),
  state: feedbackState,
  hasScreenshot: z.boolean(),
  createdAt: isoTime,
  answer: z.string().nullable(),
  answeredAt: isoTime.nullable(),
};

/** Feedback for whoever sent it. */
export const ownFeedback = z.object({
  ...said,
  /** The answer has not been looked at. */
  isUnread: z.boolean(),
});
/** The caller's own feedback with its answers, newest first. */
export const listOwnFeedback = defineEndpoint({
  ...own,
  method: 'GET',
  path: '/v1/feedback/list',
  summary: "The caller's own feedback with its answers, newest first.",
  query: z.object(pageQuery),
  output: pageOf(ownFeedback),
  errors: [],
});
/** Says that the caller has looked at all answers. */
export const markAnswersRead = defineEndpoint({
  ...own,
  method: 'POST',
  path: '/v1/feedback/read',
  summary: 'Says that the caller has looked at all answers.',
  output: done,
  errors: [],
});

const feedbackParams = z.object({ feedbackId: idOf('feedback') });
const filters = {
  kind: feedbackKind.optional(),
  state: feedbackState.optional(),
  /** In what was written. */
  q: z.string().trim().max(100).default(''),
};

/** Feedback for an administrator. */
export const inboxFeedback = z.object({
  ...said,
  /** Null: who was not signed in. */
  person: z.object({ userId: idOf('user'), nickname: z.string() }).nullable(),
  hasContext: z.boolean(),
});
/** Feedback from everywhere, newest first. Of a search at most 2,000 are found. */
export const listFeedback = defineEndpoint({
  ...admin,
  method: 'GET',
  path: '/v1/admin/feedback/list',
  summary: 'Feedback from everywhere, newest first. Of a search at most 2,000 are found.',
  query: z.object({ ...pageQuery, ...filters }),
  output: pageOf(inboxFeedback),
  errors: [],
});
/** One feedback with what was sent along. */
export const getFeedback = defineEndpoint({
  ...admin,
  method: 'GET',
  path: '/v1/admin/feedback/{feedbackId}',
  summary: 'One feedback with what was sent along.',
  params: feedbackParams,
  output: inboxFeedback.extend({ context: feedbackContext.nullable() }),
  errors: ['not_found'],
});
/** Changes the state of feedback, or answers the person; an answer replaces the one before. */
export const updateFeedback = defineEndpoint({
  ...admin,
  method: 'POST',
  path: '/v1/admin/feedback/{feedbackId}/update',
  summary: 'Changes the state of feedback, or answers the person; an answer replaces the one before.',
  params: feedbackParams,
  body: z.union([
    z.object({ state: z.enum(['new', 'seen', 'closed']) }),
    z.object({ answer: z.string().trim().min(1).max(5000) }),
  ]),
  output: done,
  errors: ['not_found'],
});
/** The picture that came with feedback, drawn anew. */
export const readScreenshot = defineEndpoint({
  ...admin,
  method: 'GET',
  path: '/v1/admin/feedback/{feedbackId}/screenshot',
  summary: 'The picture that came with feedback, drawn anew.',
  params: feedbackParams,
  answer: 'file',
  errors: ['not_found'],
});
/** All feedback that fits, as a file. No cell of a CSV is a formula. */
export const exportFeedback = defineEndpoint({
  ...admin,
  method: 'GET',
  path: '/v1/admin/feedback/export',
  summary: 'All feedback that fits, as a file. No cell of a CSV is a formula.',
  query: z.object({ ...filters, format: z.enum(['csv', 'json']) }),
  answer: 'file',
  errors: [],
});
