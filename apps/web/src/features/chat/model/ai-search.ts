import { feedbackSearch, voteSearch } from '@mingfa/contract/ai-search';
import * as chat from '@mingfa/contract/chat';
import type { Endpoint } from '@mingfa/contract/endpoint';
import { type ChatPlace, ORDINARY_CHAT } from './chat-place.ts';

const moved = new Map<Endpoint, Endpoint>([
  [chat.feedbackAnswer, feedbackSearch],
  [chat.voteAnswer, voteSearch],
]);

/** An AI search: a conversation whose questions are looked up in chosen scopes. */
export function aiSearch(ScopeChoice: ChatPlace['ScopeChoice']): ChatPlace {
  return {
    ...ORDINARY_CHAT,
    at: <Definition extends Endpoint>(endpoint: Definition) =>
      (moved.get(endpoint) ?? endpoint) as Definition,
    ScopeChoice,
  };
}
