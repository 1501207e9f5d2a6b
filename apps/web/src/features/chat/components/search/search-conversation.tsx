import { type ComponentType, type ReactNode, useEffect, useMemo } from 'react';
import type { ScopeChoiceProps } from '../../../../lib/chosen-scopes.ts';
import { ChatPlaceContext } from '../../hooks/use-chat-place.ts';
import { aiSearch } from '../../model/ai-search.ts';
import { ConversationView, type ConversationWords } from '../conversation-view.tsx';
import { loadSearchParts } from './lazy-search-parts.tsx';

export interface SearchConversationProps {
  conversationId: string;
  words: ConversationWords;
  /** In what the next question is looked up. */
  ScopeChoice: ComponentType<ScopeChoiceProps>;
  actions: ReactNode;
  /** Ways to take an answer with one. */
  exports: (answerId: string | null, title: string) => ReactNode;
}

/** An AI search: its questions with plan, answer and sources, and the composer that goes on with it. */
export function SearchConversation({ ScopeChoice, ...view }: SearchConversationProps) {
  const place = useMemo(() => aiSearch(ScopeChoice), [ScopeChoice]);
  // Here every answer has a plan: its parts come beside the messages. Offline they are asked for again.
  useEffect(() => void loadSearchParts().catch(() => undefined), []);
  return (
    <ChatPlaceContext value={place}>
      <ConversationView key={view.conversationId} {...view} />
    </ChatPlaceContext>
  );
}
