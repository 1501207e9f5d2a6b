import { z } from 'zod';
import * as chat from './chat.ts';
import { defineEndpoint } from './endpoint.ts';
import { idOf } from './ids.ts';
import { searchDepth, searchScopes, USUAL_SCOPES } from './search-choice.ts';

const search = { tag: 'AI search', access: 'guest' } as const;

/** `search`: an AI search. `chat`: a question of chat with the internet switched on, for this question alone. */
const searchKind = z.enum(['search', 'chat']).default('search');

/**
 * Looks a question up in the chosen scopes and streams plan, sources, answer, and what was not found; it is a run like every
 * answer. `of: 'search'` begins an AI search or goes on with one, in its last scopes unless others are sent; `of: 'chat'`
 * answers a question of chat with the internet switched on. Stop, resume, regenerate, rename and delete are chat's.
 */
export const streamSearch = defineEndpoint({
  ...search,
  method: 'POST',
  path: '/v1/chat/rag-internet/reasons',
  makes: true,
  answer: 'stream',
  summary:
    "Looks a question up in the chosen scopes and streams plan, sources, answer, and what was not found; it is a run like every answer. `of: 'search'` begins an AI search or goes on with one, in its last scopes unless others are sent; `of: 'chat'` answers a question of chat with the internet switched on. Stop, resume, regenerate, rename and delete are chat's.",
  body: z.object({
    ...chat.streamAnswer.body.shape,
    of: searchKind,
    /** Absent: those of the conversation, else laws and cases. Of a question of chat the web is always one of them. */
    scopes: searchScopes.optional(),
    /** Absent: that of the conversation, else quick. */
    depth: searchDepth.optional(),
  }),
  errors: chat.streamAnswer.errors,
});
/** Says what was wrong with an answer of either kind. */
export const feedbackSearch = defineEndpoint({
  ...chat.feedbackAnswer,
  ...search,
  path: '/v1/chat/rag-internet/feedback',
  summary: 'Says what was wrong with an answer of either kind.',
});
/** Votes an answer of either kind up or down; null takes it back. */
export const voteSearch = defineEndpoint({
  ...chat.voteAnswer,
  ...search,
  path: '/v1/chat/rag-internet/vote',
  summary: 'Votes an answer of either kind up or down; null takes it back.',
});
/**
 * An answer of an AI search as a memo: question, short answer, grounds, law as of the day, cases, what speaks against it, what
 * was not found, sources used, sources read but not used, search log.
 */
export const exportMemo = defineEndpoint({
  ...search,
  method: 'GET',
  path: '/v1/chat/rag-internet/memo',
  answer: 'file',
  summary:
    'An answer of an AI search as a memo: question, short answer, grounds, law as of the day, cases, what speaks against it, what was not found, sources used, sources read but not used, search log.',
  query: z.object({
    messageId: idOf('message'),
    format: z.enum(['docx', 'pdf', 'html', 'png', 'md']),
    language: z.enum(['zh-CN', 'en']).default('zh-CN'),
    /** Without explicit label: what was acknowledged for it. */
    cleanCopyId: idOf('cleanCopy').optional(),
  }),
  errors: ['not_found', 'print_too_large', 'print_too_long'],
});
/** What there is to be searched now, and how far each depth goes. */
export const describeScopes = defineEndpoint({
  ...search,
  method: 'GET',
  path: '/v1/chat/rag-internet/scopes',
  summary: 'What there is to be searched now, and how far each depth goes.',
  output: z.object({
    /** `isStarterOnly`: of no law the text is held, only our digests. */
    laws: z.object({ articles: z.number().int(), digests: z.number().int(), isStarterOnly: z.boolean() }),
    cases: z.object({ cases: z.number().int() }),
    web: z.object({ isConfigured: z.boolean(), service: z.string().nullable() }),
    usual: searchScopes.default(USUAL_SCOPES),
    limits: z.record(
      searchDepth,
      z.object({ rounds: z.number().int(), searches: z.number().int(), seconds: z.number().int() }),
    ),
  }),
  errors: [],
});
