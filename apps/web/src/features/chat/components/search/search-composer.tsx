import { type ReactNode, useState } from 'react';
import type { ChosenScopes } from '../../../../lib/chosen-scopes.ts';
import { ChatPlaceContext } from '../../hooks/use-chat-place.ts';
import { useFirstQuestion } from '../../hooks/use-first-question.ts';
import { aiSearch } from '../../model/ai-search.ts';
import { askedWith, type ComposerOptions, NO_OPTIONS } from '../../model/composer-options.ts';
import { unsentQuestion } from '../../model/first-question.ts';
import { Composer } from '../composer.tsx';

const COMPOSER = 'ai search';
/** The scopes are chosen below the field, where there is room for what they hold. */
const PLACE = aiSearch(() => null);

export interface SearchComposerProps {
  choice: ChosenScopes;
  placeholder: string;
  /** Put into the field from outside. */
  question: string;
  /** Nothing is chosen to look in. */
  isClosed: boolean;
  onSending: () => void;
  onBegun: (conversationId: string) => void;
  /** Below the field; `ask` begins with a question that stands there. */
  children: (ask: (question: string) => void, isSending: boolean) => ReactNode;
}

/** The question that begins an AI search. */
export function SearchComposer(props: SearchComposerProps) {
  return (
    <ChatPlaceContext value={PLACE}>
      <FirstSearch {...props} />
    </ChatPlaceContext>
  );
}

function FirstSearch(props: SearchComposerProps) {
  const { choice, placeholder, question, isClosed, onSending, onBegun, children } = props;
  const [given, setGiven] = useState(() => unsentQuestion(COMPOSER));
  const [options, setOptions] = useState<ComposerOptions>(NO_OPTIONS);
  const { send, isSending, refused } = useFirstQuestion(COMPOSER, { onBegun, giveBack: setGiven, onSending });
  const { scopes, depth, knowledgeBaseIds } = choice;
  const ask = (asked: string) =>
    void send({ question: asked, ...askedWith({ ...options, search: { scopes, depth }, knowledgeBaseIds }) });
  return (
    <>
      <Composer
        name={COMPOSER}
        placeholder={placeholder}
        options={options}
        onOptions={setOptions}
        onSend={ask}
        initial={given || question}
        busy={isSending || isClosed}
        refused={refused}
        focusOn={COMPOSER}
      />
      {children(ask, isSending)}
    </>
  );
}
