import type { Conversation } from '@mingfa/contract/chat';
import { cloneAddress } from '../../../lib/clone-address.ts';

type ConversationPlace = Pick<Conversation, 'conversationId' | 'clone' | 'search'>;

/** Where a conversation is shown: with a clone, on that clone's screen; an AI search on its own. */
export function addressOfConversation({ conversationId, clone, search }: ConversationPlace): string {
  if (search) return `/ai_search/${conversationId}`;
  return clone ? cloneAddress({ appId: clone.appId, conversationId }) : `/chat/${conversationId}`;
}

/** Whether it is the one on the screen. */
export function isShownAt(
  { pathname, search: query }: { pathname: string; search: string },
  { conversationId, clone, search }: ConversationPlace,
): boolean {
  if (search) return pathname === `/ai_search/${conversationId}`;
  if (!clone) return pathname === `/chat/${conversationId}`;
  return pathname === '/clone_agent' && new URLSearchParams(query).get('conversation') === conversationId;
}
