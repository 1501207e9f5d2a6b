import { z } from 'zod';
import { answerPart } from './answer-part.ts';
import { cloneAvatar } from './clone-avatar.ts';
import { documentState } from './document-content.ts';
import { defineEndpoint } from './endpoint.ts';
import { idOf } from './ids.ts';
import { searchChoice } from './search-choice.ts';
import { done, isoDate, isoTime, pageOf, pageQuery } from './values.ts';

/** Most characters of one question. Longer text belongs into an attachment. */
export const QUESTION_MAX_LENGTH = 20_000;
/** Files one question may carry. */
export const ATTACHMENTS_MAX = 5;
/** Knowledge bases one question may search. */
export const KNOWLEDGE_BASES_MAX = 10;

/** How far the writing of an answer is; `interrupted` by a restart of the server. */
export const runState = z.enum(['running', 'finished', 'cancelled', 'failed', 'interrupted']);
/** What {@link runState} reads. */
export type RunState = z.infer<typeof runState>;

/** A file given with a question. */
export const attachment = z.object({
  attachmentId: idOf('attachment'),
  name: z.string(),
  bytes: z.number().int(),
  characters: z.number().int(),
  documentId: idOf('document').nullable(),
  /** A question waits for an attachment that is still being read. */
  state: documentState,
  pagesDone: z.number().int(),
  pagesTotal: z.number().int().nullable(),
  errorCode: z.string().nullable(),
  errorMessage: z.string().nullable(),
  createdAt: isoTime,
});
/** What {@link attachment} reads. */
export type Attachment = z.infer<typeof attachment>;

/** A message with its place among its siblings (edited questions, regenerated answers). */
export const message = z.object({
  messageId: idOf('message'),
  conversationId: idOf('conversation'),
  parentId: idOf('message').nullable(),
  /** Ids of all versions at this place in order, itself included. */
  siblings: z.array(idOf('message')),
  role: z.enum(['user', 'assistant']),
  parts: z.array(answerPart),
  attachments: z.array(attachment),
  /** Set on answers. */
  run: z
    .object({
      runId: idOf('run'),
      state: runState,
      cursor: z.number().int(),
      model: z.string().nullable(),
      asOf: isoDate,
      errorCode: z.string().nullable(),
    })
    .nullable(),
  /** Of a question that is looked up in chosen scopes: an AI search, or a chat question with the internet switched on. */
  search: searchChoice.nullable().default(null),
  vote: z.enum(['up', 'down']).nullable(),
  createdAt: isoTime,
});
/** What {@link message} reads. */
export type Message = z.infer<typeof message>;

/** The clone a conversation is with, as it stands to it now. */
export const conversationClone = z.object({
  /** null: it was deleted; the conversation stays, and can be read. */
  appId: idOf('clone').nullable(),
  name: z.string(),
  avatar: cloneAvatar,
  /** The version it began with; null: the draft under test. */
  version: z.number().int().nullable(),
  /** A newer one that it may go on with. */
  newerVersion: z.number().int().nullable(),
  /** `withdrawn`: it may be read, and not asked. */
  state: z.enum(['open', 'withdrawn', 'deleted']),
  isOwn: z.boolean(),
  isTest: z.boolean(),
  /** The maker may read what came since; null: nothing. */
  sharedSince: isoTime.nullable(),
});
/** What {@link conversationClone} reads. */
export type ConversationClone = z.infer<typeof conversationClone>;

/** A conversation in the list, without its messages. */
export const conversation = z.object({
  conversationId: idOf('conversation'),
  title: z.string(),
  asOf: isoDate.nullable(),
  modelId: z.string().nullable(),
  /** Knowledge bases chosen last. */
  knowledgeBaseIds: z.array(idOf('knowledgeBase')),
  /** The document this conversation is about; such a one is not in the history. */
  documentId: idOf('document').nullable(),
  /** The clone it is with; null: with none. */
  clone: conversationClone.nullable().default(null),
  /** Of an AI search: where its next question is looked up unless it says otherwise; null: chat. */
  search: searchChoice.nullable().default(null),
  createdAt: isoTime,
  updatedAt: isoTime,
  messageCount: z.number().int(),
  /** The run being written now, if any. */
  activeRunId: idOf('run').nullable(),
});
/** What {@link conversation} reads. */
export type Conversation = z.infer<typeof conversation>;

const conversationQuery = z.object({ conversationId: idOf('conversation') });
const chat = { tag: 'chat', access: 'guest' } as const;
const modelErrors = ['model_not_configured'] as const;

/** Makes an empty conversation. */
export const startConversation = defineEndpoint({
  ...chat,
  method: 'POST',
  path: '/v1/chat/start',
  makes: true,
  summary: 'Makes an empty conversation.',
  body: z.object({
    asOf: isoDate.nullable().default(null),
    modelId: z.string().max(60).nullable().default(null),
    knowledgeBaseIds: z.array(idOf('knowledgeBase')).max(KNOWLEDGE_BASES_MAX).default([]),
  }),
  output: conversation,
  errors: ['limit_reached', 'not_found', ...modelErrors],
});
/**
 * Asks a question and streams the answer (AI SDK UI message stream). The run goes on if the reader leaves. Without a
 * conversation the question begins one: both are kept, or neither.
 */
export const streamAnswer = defineEndpoint({
  ...chat,
  method: 'POST',
  path: '/v1/chat/reasons',
  makes: true,
  answer: 'stream',
  summary:
    'Asks a question and streams the answer (AI SDK UI message stream). The run goes on if the reader leaves. Without a conversation the question begins one: both are kept, or neither.',
  body: z.object({
    /** Absent: the question begins a conversation, which the `start` of the stream names. */
    conversationId: idOf('conversation').optional(),
    question: z.string().trim().min(1).max(QUESTION_MAX_LENGTH),
    attachmentIds: z.array(idOf('attachment')).max(ATTACHMENTS_MAX).default([]),
    /** Knowledge bases to search; absent: those of the conversation. */
    knowledgeBaseIds: z.array(idOf('knowledgeBase')).max(KNOWLEDGE_BASES_MAX).optional(),
    /** The message the question follows; null for the first. Absent: the end of the shown branch. Editing a question sends its parent. */
    parentId: idOf('message').nullable().optional(),
    asOf: isoDate.nullable().optional(),
    modelId: z.string().max(60).nullable().optional(),
  }),
  errors: [
    'not_found',
    'run_in_progress',
    'quota_exceeded',
    'limit_reached',
    'idempotency_conflict',
    'clone_withdrawn',
    ...modelErrors,
  ],
});
/** Writes another answer beside the given one. */
export const regenerateAnswer = defineEndpoint({
  ...chat,
  method: 'POST',
  path: '/v1/chat/regenerate',
  makes: true,
  answer: 'stream',
  summary: 'Writes another answer beside the given one.',
  body: z.object({
    messageId: idOf('message'),
    modelId: z.string().max(60).nullable().optional(),
    asOf: isoDate.nullable().optional(),
  }),
  errors: ['not_found', 'run_in_progress', 'quota_exceeded', 'clone_withdrawn', ...modelErrors],
});
/**
 * Streams a run from after the given cursor: what is stored, then what comes. Each event carries its
 * cursor as the SSE id. Of a run that ended long ago a cursor above 0 gets a `reset-step` and then the
 * whole message.
 */
export const resumeAnswer = defineEndpoint({
  ...chat,
  method: 'GET',
  path: '/v1/chat/conversation/record/reasons',
  answer: 'stream',
  summary:
    'Streams a run from after the given cursor: what is stored, then what comes. Each event carries its cursor as the SSE id. Of a run that ended long ago a cursor above 0 gets a `reset-step` and then the whole message.',
  query: z.object({ runId: idOf('run'), cursor: z.coerce.number().int().min(0).default(0) }),
  errors: ['not_found'],
});
/** Stops a run from any tab and keeps its text. */
export const cancelRun = defineEndpoint({
  ...chat,
  method: 'POST',
  path: '/v1/chat/cancel',
  summary: 'Stops a run from any tab and keeps its text.',
  body: z.object({ runId: idOf('run') }),
  output: z.object({ state: runState }),
  errors: ['not_found'],
});
/** Conversations of chat, or AI searches. */
const listedKind = z.enum(['chat', 'search']).default('chat');

/** Conversations, newest first; `q` searches titles and messages. */
export const listConversations = defineEndpoint({
  ...chat,
  method: 'GET',
  path: '/v1/chat/history',
  summary: 'Conversations, newest first; `q` searches titles and messages.',
  query: z.object({ ...pageQuery, q: z.string().trim().max(200).default(''), of: listedKind }),
  output: pageOf(
    conversation.extend({
      /** Around the words found, when `q` matched a message. */ excerpt: z.string().nullable(),
    }),
  ),
  errors: [],
});
/** One conversation. */
export const getConversation = defineEndpoint({
  ...chat,
  method: 'GET',
  path: '/v1/chat/conversation',
  summary: 'One conversation.',
  query: conversationQuery,
  output: conversation,
  errors: ['not_found'],
});
/** Messages of the shown branch. Page 1 is the newest; within a page the oldest stands first. */
export const listMessages = defineEndpoint({
  ...chat,
  method: 'GET',
  path: '/v1/chat/conversation/history',
  summary: 'Messages of the shown branch. Page 1 is the newest; within a page the oldest stands first.',
  query: z.object({ ...conversationQuery.shape, ...pageQuery }),
  output: pageOf(message),
  errors: ['not_found'],
});
/** One message with its sources and citation check. */
export const getMessage = defineEndpoint({
  ...chat,
  method: 'GET',
  path: '/v1/chat/record',
  summary: 'One message with its sources and citation check.',
  query: z.object({ messageId: idOf('message') }),
  output: message,
  errors: ['not_found'],
});
/** Shows the branch that the message belongs to. */
export const selectBranch = defineEndpoint({
  ...chat,
  method: 'POST',
  path: '/v1/chat/conversation/branch',
  summary: 'Shows the branch that the message belongs to.',
  body: z.object({ messageId: idOf('message') }),
  output: done,
  errors: ['not_found'],
});
/** Renames a conversation. */
export const updateTitle = defineEndpoint({
  ...chat,
  method: 'POST',
  path: '/v1/chat/update-title',
  summary: 'Renames a conversation.',
  body: z.object({ conversationId: idOf('conversation'), title: z.string().trim().min(1).max(80) }),
  output: conversation,
  errors: ['not_found'],
});
/** Deletes conversations. */
export const deleteConversations = defineEndpoint({
  ...chat,
  method: 'POST',
  path: '/v1/chat/history/delete',
  summary: 'Deletes conversations.',
  body: z.object({ conversationIds: z.array(idOf('conversation')).min(1).max(100) }),
  output: done,
  errors: ['not_found'],
});
/** Deletes all conversations of the caller, or all AI searches. */
export const clearConversations = defineEndpoint({
  ...chat,
  method: 'POST',
  path: '/v1/chat/history/clear',
  summary: 'Deletes all conversations of the caller, or all AI searches.',
  body: z.object({ of: listedKind }).prefault({}),
  output: done,
  errors: [],
});
/** Votes an answer up or down; null takes it back. */
export const voteAnswer = defineEndpoint({
  ...chat,
  method: 'POST',
  path: '/v1/chat/vote',
  summary: 'Votes an answer up or down; null takes it back.',
  body: z.object({ messageId: idOf('message'), vote: z.enum(['up', 'down']).nullable() }),
  output: done,
  errors: ['not_found'],
});
/**
 * Checks the citations of an answer again, by the rules and the library of today, as of the answer's own day. Its words stay
 * as they are.
 */
export const recheckAnswer = defineEndpoint({
  ...chat,
  method: 'POST',
  path: '/v1/chat/recheck',
  summary:
    "Checks the citations of an answer again, by the rules and the library of today, as of the answer's own day. Its words stay as they are.",
  body: z.object({ messageId: idOf('message') }),
  output: message,
  errors: ['not_found'],
});
/** What may be wrong with an answer. */
export const FEEDBACK_REASONS = [
  'wrong_law',
  'outdated',
  'not_my_question',
  'incomplete',
  'unclear',
  'other',
] as const;
/** Says what was wrong with an answer. */
export const feedbackAnswer = defineEndpoint({
  ...chat,
  method: 'POST',
  path: '/v1/chat/feedback',
  summary: 'Says what was wrong with an answer.',
  body: z.object({
    messageId: idOf('message'),
    reasons: z.array(z.enum(FEEDBACK_REASONS)).max(6),
    comment: z.string().trim().max(2000).default(''),
  }),
  output: done,
  errors: ['not_found'],
});
/** Takes a finished upload as a file to ask about; it is read like every other file. */
export const uploadAttachment = defineEndpoint({
  ...chat,
  access: 'user',
  method: 'POST',
  path: '/v1/chat/upload',
  makes: true,
  summary: 'Takes a finished upload as a file to ask about; it is read like every other file.',
  body: z.object({ uploadId: idOf('upload') }),
  output: attachment,
  errors: ['not_found', 'upload_incomplete', 'unsupported_file', 'empty_file', 'storage_exceeded'],
});
/** How far an attachment is read. */
export const getAttachment = defineEndpoint({
  ...chat,
  access: 'user',
  method: 'GET',
  path: '/v1/chat/attachment/{attachmentId}',
  summary: 'How far an attachment is read.',
  params: z.object({ attachmentId: idOf('attachment') }),
  output: attachment,
  errors: ['not_found'],
});
/** A fact whose absence makes the answer to a question uncertain, to be added by one click. */
export const langTip = z.object({
  tipId: z.string(),
  label: z.string(),
  /** What is put into the composer for the person to complete. */ insert: z.string(),
});
/** Facts that are missing in a question or conversation, such as 入职日期. */
export const listLangTips = defineEndpoint({
  ...chat,
  method: 'GET',
  path: '/v1/chat/lang-tips/',
  summary: 'Facts that are missing in a question or conversation, such as 入职日期.',
  query: z.object({
    conversationId: idOf('conversation').optional(),
    question: z.string().max(2000).default(''),
  }),
  output: z.object({ items: z.array(langTip) }),
  errors: ['not_found'],
});
/** Uses a tip: answers the question with the tip worked in. */
export const respondLangTip = defineEndpoint({
  ...chat,
  method: 'POST',
  path: '/v1/chat/lang-tips/respond/',
  summary: 'Uses a tip: answers the question with the tip worked in.',
  body: z.object({ tipId: z.string().max(60), question: z.string().max(QUESTION_MAX_LENGTH).default('') }),
  output: z.object({ question: z.string() }),
  errors: ['not_found'],
});
/** The shown branch, or one answer with its question, as a file, citations as footnotes. A picture is one long page. */
export const exportConversation = defineEndpoint({
  ...chat,
  method: 'GET',
  path: '/v1/chat/conversation/export',
  answer: 'file',
  summary:
    'The shown branch, or one answer with its question, as a file, citations as footnotes. A picture is one long page.',
  query: z.object({
    ...conversationQuery.shape,
    format: z.enum(['docx', 'pdf', 'html', 'png', 'md']),
    /** One answer of it with its question alone; its label and clean copy are those of a memo. */
    messageId: idOf('message').optional(),
    language: z.enum(['zh-CN', 'en']).default('zh-CN'),
    /** Without explicit label: what was acknowledged for it. */
    cleanCopyId: idOf('cleanCopy').optional(),
  }),
  errors: ['not_found', 'print_too_large', 'print_too_long'],
});
/** A model that can be chosen in the composer. */
export const modelChoice = z.object({
  modelId: z.string(),
  name: z.string(),
  builtIn: z.boolean(),
  /** It is not on this host, and the outgoing gate is on: names and numbers are replaced before it is asked. */
  masked: z.boolean().optional(),
});
/** What {@link modelChoice} reads. */
export type ModelChoice = z.infer<typeof modelChoice>;
/** Models one can choose, in order of fallback; the built-in engine is last. */
export const listModelChoices = defineEndpoint({
  ...chat,
  method: 'GET',
  path: '/v1/chat/model/list',
  summary: 'Models one can choose, in order of fallback; the built-in engine is last.',
  output: z.object({ items: z.array(modelChoice) }),
  errors: [],
});
