import type { CloneContent } from '@mingfa/contract/clone-content';
import type { Endpoint } from '@mingfa/contract/endpoint';
import type { ComponentType } from 'react';
import type { ScopeChoiceProps } from '../../../lib/chosen-scopes.ts';

/** Where a conversation is held: with the assistant itself, or with a clone. Everything on its screen asks there. */
export interface ChatPlace {
  /** An endpoint of the chat under the address of this place; the same one each time. */
  at<Definition extends Endpoint>(endpoint: Definition): Definition;
  /** Sent with a question that begins a conversation. */
  beginning: Readonly<Record<string, unknown>>;
  /** Sent with every question. */
  always: Readonly<Record<string, unknown>>;
  /** A clone knows its own knowledge bases, and no others. */
  choosesKnowledge: boolean;
  /** Of AI searches: in what the next question is looked up; null: chat. */
  ScopeChoice: ComponentType<ScopeChoiceProps> | null;
  /** It is read, and not asked any more. */
  isClosed: boolean;
  /** Who answers; null: the assistant itself. */
  clone: Pick<CloneContent, 'name' | 'avatar'> | null;
}

/** The assistant itself. */
export const ORDINARY_CHAT: ChatPlace = {
  at: (endpoint) => endpoint,
  beginning: {},
  always: {},
  choosesKnowledge: true,
  ScopeChoice: null,
  isClosed: false,
  clone: null,
};
