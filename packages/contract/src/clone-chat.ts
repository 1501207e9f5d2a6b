import { z } from 'zod';
import * as search from './ai-search.ts';
import * as chat from './chat.ts';
import { clonePublic } from './clone-content.ts';
import { defineEndpoint, type Endpoint } from './endpoint.ts';
import { idOf } from './ids.ts';
import * as share from './share.ts';
import { isoTime, pageOf, pageQuery } from './values.ts';

/** An endpoint of the chat under the address of conversations with clones. */
function withClones<const Definition extends Endpoint>(endpoint: Definition) {
  return {
    ...endpoint,
    tag: 'clone chat',
    path: endpoint.path.replace('/v1/chat/', '/v1/brain_chat/'),
  };
}

/** Which clone is asked, and by which right. */
const whichClone = {
  appId: idOf('clone'),
  /** Of a clone that is open to whoever has its link: that link. */
  linkId: z.string().max(60).optional(),
  /** Its maker tests the draft: outside the history and the counts. */
  test: z.boolean().default(false),
  /** Of a test: with a stranger's rights, who reads no knowledge base but through the clone. */
  asViewer: z.boolean().default(false),
} as const;

/** A question goes on with a conversation, or begins one with a clone. */
const isConversationOrClone = {
  test: (asked: { conversationId?: string | undefined; appId?: string | undefined }) =>
    (asked.conversationId === undefined) !== (asked.appId === undefined),
  told: { params: { problem: 'conversation_or_clone' }, path: ['appId'] },
};

/** Makes an empty conversation with a clone; it stays with the version that is published now. */
export const startConversation = defineEndpoint({
  ...withClones(chat.startConversation),
  summary: 'Makes an empty conversation with a clone; it stays with the version that is published now.',
  body: z.object({ ...chat.startConversation.body.omit({ knowledgeBaseIds: true }).shape, ...whichClone }),
  errors: [...chat.startConversation.errors, 'clone_withdrawn'],
});
/**
 * Asks a clone and streams its answer. Without a conversation the question begins one with the clone named by `appId`.
 * The clone's knowledge is searched, no other.
 */
export const streamAnswer = defineEndpoint({
  ...withClones(chat.streamAnswer),
  summary:
    "Asks a clone and streams its answer. Without a conversation the question begins one with the clone named by `appId`. The clone's knowledge is searched, no other.",
  body: z
    .object({
      ...chat.streamAnswer.body.omit({ knowledgeBaseIds: true }).shape,
      ...whichClone,
      appId: whichClone.appId.optional(),
    })
    .refine(isConversationOrClone.test, isConversationOrClone.told),
});
/**
 * Asks a clone and looks the question up in the chosen scopes, too: an AI search with the clone, or a question of chat with the
 * internet switched on. Which law and knowledge may answer is the clone's to say.
 */
export const streamSearch = defineEndpoint({
  ...withClones(search.streamSearch),
  summary:
    "Asks a clone and looks the question up in the chosen scopes, too: an AI search with the clone, or a question of chat with the internet switched on. Which law and knowledge may answer is the clone's to say.",
  body: z
    .object({
      ...search.streamSearch.body.omit({ knowledgeBaseIds: true }).shape,
      ...whichClone,
      appId: whichClone.appId.optional(),
    })
    .refine(isConversationOrClone.test, isConversationOrClone.told),
});
/** Says what was wrong with an answer of either kind. */
export const feedbackSearch = defineEndpoint(withClones(search.feedbackSearch));
/** Votes an answer of either kind up or down; null takes it back. */
export const voteSearch = defineEndpoint(withClones(search.voteSearch));
/** An answer of an AI search with a clone as a memo. */
export const exportMemo = defineEndpoint({
  ...withClones(search.exportMemo),
  summary: 'An answer of an AI search with a clone as a memo.',
});
/** Writes another answer beside the given one. */
export const regenerateAnswer = defineEndpoint(withClones(chat.regenerateAnswer));
/**
 * Streams a run from after the given cursor: what is stored, then what comes. Each event carries its
 * cursor as the SSE id. Of a run that ended long ago a cursor above 0 gets a `reset-step` and then the
 * whole message.
 */
export const resumeAnswer = defineEndpoint(withClones(chat.resumeAnswer));
/** Stops a run from any tab and keeps its text. */
export const cancelRun = defineEndpoint(withClones(chat.cancelRun));
/**
 * Conversations with clones, or with one of them, newest first; `q` searches titles and messages. Tests are not among
 * them.
 */
export const listConversations = defineEndpoint({
  ...withClones(chat.listConversations),
  summary:
    'Conversations with clones, or with one of them, newest first; `q` searches titles and messages. Tests are not among them.',
  query: chat.listConversations.query.extend({ appId: idOf('clone').optional() }),
});
/** One conversation. */
export const getConversation = defineEndpoint(withClones(chat.getConversation));
/** Messages of the shown branch. Page 1 is the newest; within a page the oldest stands first. */
export const listMessages = defineEndpoint(withClones(chat.listMessages));
/** One message with its sources and citation check. */
export const getMessage = defineEndpoint(withClones(chat.getMessage));
/** Shows the branch that the message belongs to. */
export const selectBranch = defineEndpoint(withClones(chat.selectBranch));
/** Renames a conversation. */
export const updateTitle = defineEndpoint(withClones(chat.updateTitle));
/** Deletes conversations. */
export const deleteConversations = defineEndpoint(withClones(chat.deleteConversations));
/** Deletes all conversations of the caller. */
export const clearConversations = defineEndpoint(withClones(chat.clearConversations));
/**
 * Checks the citations of an answer again, by the rules and the library of today, as of the answer's own day. Its words stay
 * as they are.
 */
export const recheckAnswer = defineEndpoint(withClones(chat.recheckAnswer));
/** Votes an answer up or down; null takes it back. */
export const voteAnswer = defineEndpoint(withClones(chat.voteAnswer));
/** Says what was wrong with an answer. */
export const feedbackAnswer = defineEndpoint(withClones(chat.feedbackAnswer));
/** Takes a finished upload as a file to ask about; it is read like every other file. */
export const uploadAttachment = defineEndpoint(withClones(chat.uploadAttachment));
/** How far an attachment is read. */
export const getAttachment = defineEndpoint(withClones(chat.getAttachment));
/** Facts that are missing in a question or conversation, such as 入职日期. */
export const listLangTips = defineEndpoint(withClones(chat.listLangTips));
/** Uses a tip: answers the question with the tip worked in. */
export const respondLangTip = defineEndpoint(withClones(chat.respondLangTip));
/** The shown branch as Markdown or DOCX, citations as footnotes. */
export const exportConversation = defineEndpoint(withClones(chat.exportConversation));
/** Models one can choose, in order of fallback; the built-in engine is last. */
export const listModelChoices = defineEndpoint(withClones(chat.listModelChoices));

/** A version a conversation may go on with. */
export const offeredVersion = z.object({ version: z.number().int(), publishedAt: isoTime });

/** Goes on with the newer version that was offered; earlier answers stay as they are. */
export const takeNewerVersion = defineEndpoint({
  method: 'POST',
  path: '/v1/brain_chat/conversation/version',
  tag: 'clone chat',
  access: 'guest',
  summary: 'Goes on with the newer version that was offered; earlier answers stay as they are.',
  body: z.object({ conversationId: idOf('conversation') }),
  output: chat.conversation,
  errors: ['not_found', 'clone_withdrawn'],
});

/** Whether the maker of a clone may read what the caller says with it; null where the caller was not asked yet. */
export const getConsent = defineEndpoint({
  method: 'GET',
  path: '/v1/brain_chat/consent',
  tag: 'clone chat',
  access: 'guest',
  summary:
    'Whether the maker of a clone may read what the caller says with it; null where the caller was not asked yet.',
  query: z.object({ appId: idOf('clone'), linkId: z.string().max(60).optional() }),
  output: z.object({
    /** A clone of one's own and an official one ask nobody. */
    isAsked: z.boolean(),
    allowed: z.boolean().nullable(),
  }),
  errors: ['not_found'],
});
/**
 * Lets the maker of a clone read what the caller says with it from now on, or hides all of it at once: for later
 * conversations, or for one conversation.
 */
export const giveConsent = defineEndpoint({
  method: 'POST',
  path: '/v1/brain_chat/consent',
  tag: 'clone chat',
  access: 'guest',
  summary:
    'Lets the maker of a clone read what the caller says with it from now on, or hides all of it at once: for later conversations, or for one conversation.',
  body: z.union([
    z.object({ appId: idOf('clone'), linkId: z.string().max(60).optional(), allowed: z.boolean() }),
    z.object({ conversationId: idOf('conversation'), allowed: z.boolean() }),
  ]),
  output: z.object({ allowed: z.boolean() }),
  errors: ['not_found'],
});
/** Clears the test chat of the workbench; anything else is not found. */
export const resetTestChat = defineEndpoint({
  method: 'POST',
  path: '/v1/brain_app/config/chat/{chatId}/reset',
  tag: 'clone',
  access: 'user',
  summary: 'Clears the test chat of the workbench; anything else is not found.',
  params: z.object({ chatId: idOf('conversation') }),
  output: z.object({ done: z.literal(true) }),
  errors: ['not_found'],
});
/** The clone behind a link, for whoever has it. */
export const openCloneByLink = defineEndpoint({
  method: 'GET',
  path: '/v1/brain_app/link/{linkId}',
  tag: 'clone',
  access: 'guest',
  summary: 'The clone behind a link, for whoever has it.',
  params: z.object({ linkId: z.string().max(60) }),
  output: clonePublic,
  errors: ['not_found'],
});
/**
 * Conversations with a clone of the caller that their users let its maker read, newest first; names and numbers are
 * masked.
 */
export const listCloneConversations = defineEndpoint({
  method: 'GET',
  path: '/v1/brain_app/chat/history',
  tag: 'clone analytics',
  access: 'user',
  summary:
    'Conversations with a clone of the caller that their users let its maker read, newest first; names and numbers are masked.',
  query: z.object({ ...pageQuery, appId: idOf('clone') }),
  output: pageOf(
    z.object({
      conversationId: idOf('conversation'),
      version: z.number().int(),
      /** The first question that may be read, masked. */
      question: z.string(),
      questions: z.number().int(),
      startedAt: isoTime,
      lastAt: isoTime,
    }),
  ),
  errors: ['not_found'],
});
/** One such conversation, masked. Messages that came before the yes are counted, not shown. */
export const getCloneConversation = defineEndpoint({
  method: 'GET',
  path: '/v1/brain_app/chat/conversation/detail',
  tag: 'clone analytics',
  access: 'user',
  summary: 'One such conversation, masked. Messages that came before the yes are counted, not shown.',
  query: z.object({ conversationId: idOf('conversation') }),
  output: z.object({
    conversationId: idOf('conversation'),
    version: z.number().int(),
    hidden: z.number().int(),
    messages: z.array(
      z.object({
        messageId: idOf('message'),
        role: z.enum(['user', 'assistant']),
        text: z.string(),
        vote: z.enum(['up', 'down']).nullable(),
        createdAt: isoTime,
      }),
    ),
  }),
  errors: ['not_found'],
});
/** Makes a snapshot that whoever holds its address may read. */
export const createShare = defineEndpoint(withClones(share.createShare));
/**
 * Reads a share. `share_gone` where it ended or never was; `share_locked` where it asks for a password. The first reading of a
 * browser within half an hour counts as a view.
 */
export const readShare = defineEndpoint(withClones(share.readShare));
