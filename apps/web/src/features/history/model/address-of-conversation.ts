import type { Conversation } from '@mingfa/contract/chat';
import { cloneAddress } from '../../../lib/clone-address.ts';

type ConversationPlace = Pick<Conversation, 'conversationId' | 'clone'>;

/** Where a conversation is shown: with a clone, on that clone's screen. */
export function addressOfConversation({ conversationId, clone }: ConversationPlace): string {
  return clone ? cloneAddress({ appId: clone.appId, conversationId }) : `/chat/${conversationId}`;
}

/** Whether it is the one on the screen. */
export function isShownAt(
  { pathname, search }: { pathname: string; search: string },
  { conversationId, clone }: ConversationPlace,
): boolean {
  if (!clone) return pathname === `/chat/${conversationId}`;
  return pathname === '/clone_agent' && new URLSearchParams(search).get('conversation') === conversationId;
}
