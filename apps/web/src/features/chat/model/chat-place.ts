import {
  cancelRun,
  exportConversation,
  feedbackAnswer,
  getAttachment,
  getConversation,
  listLangTips,
  listMessages,
  listModelChoices,
  recheckAnswer,
  regenerateAnswer,
  resumeAnswer,
  selectBranch,
  streamAnswer,
  uploadAttachment,
  voteAnswer,
} from '@mingfa/contract/chat';
import type { CloneContent } from '@mingfa/contract/clone-content';
import type { Endpoint } from '@mingfa/contract/endpoint';

const ENDPOINTS = {
  cancelRun,
  exportConversation,
  feedbackAnswer,
  getAttachment,
  getConversation,
  listLangTips,
  listMessages,
  listModelChoices,
  recheckAnswer,
  regenerateAnswer,
  resumeAnswer,
  selectBranch,
  uploadAttachment,
  voteAnswer,
};

type Elsewhere<Definition extends Endpoint> = Omit<Definition, 'path' | 'tag' | 'summary' | 'errors'> &
  Pick<Endpoint, 'path' | 'tag' | 'summary' | 'errors'>;

/** The chat's endpoints, under whichever address. */
export type ChatEndpoints = {
  [Name in keyof typeof ENDPOINTS]: Elsewhere<(typeof ENDPOINTS)[Name]>;
} & { streamAnswer: Endpoint };

/** Where a conversation is held: with the assistant itself, or with a clone. Everything on its screen asks there. */
export interface ChatPlace {
  endpoints: ChatEndpoints;
  /** Sent with a question that begins a conversation. */
  beginning: Readonly<Record<string, unknown>>;
  /** Sent with every question. */
  always: Readonly<Record<string, unknown>>;
  /** A clone knows its own knowledge bases, and no others. */
  choosesKnowledge: boolean;
  /** It is read, and not asked any more. */
  isClosed: boolean;
  /** Who answers; null: the assistant itself. */
  clone: Pick<CloneContent, 'name' | 'avatar'> | null;
}

/** The assistant itself. */
export const ORDINARY_CHAT: ChatPlace = {
  endpoints: { ...ENDPOINTS, streamAnswer },
  beginning: {},
  always: {},
  choosesKnowledge: true,
  isClosed: false,
  clone: null,
};
