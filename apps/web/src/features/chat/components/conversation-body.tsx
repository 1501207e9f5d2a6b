import { type AnswerPart, dataOf, textOf } from '@mingfa/contract/answer-part';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnouncedText } from '../hooks/use-announced-text.ts';
import type { useComposing } from '../hooks/use-composing.ts';
import type { useConversation } from '../hooks/use-conversation.ts';
import { Composer } from './composer.tsx';
import styles from './conversation-body.module.css';
import { MessageList } from './message-list.tsx';
import type { SourceOpeners } from './sources-context.ts';

export interface ConversationBodyProps {
  conversationId: string;
  talk: ReturnType<typeof useConversation>;
  composing: ReturnType<typeof useComposing>;
  /** Of the last answer. */
  parts: readonly AnswerPart[];
  placeholder: string;
  /** Questions to begin with, while none was asked. */
  suggestions?: readonly string[];
  onOpen: SourceOpeners;
  onOpenFile?: (documentId: string, title: string) => void;
  /** Another answer is being read. */
  onInView?: (messageId: string) => void;
  /** Before the first message. */
  start?: ReactNode;
  /** In the place of the composer, where nothing is asked any more. */
  closed?: ReactNode;
}

/** The messages of a conversation, what could be asked next, and the composer. */
export function ConversationBody({
  conversationId,
  talk,
  composing,
  parts,
  placeholder,
  suggestions = [],
  onOpen,
  onOpenFile = () => {},
  onInView = () => {},
  start,
  closed,
}: ConversationBodyProps) {
  const { t } = useTranslation('chat');
  const { messages, live, isWriting } = talk;
  const announced = useAnnouncedText(live ? textOf(parts) : '', isWriting);
  const followUps = isWriting ? [] : (dataOf(parts, 'follow-ups')?.questions ?? []);
  // Who is asked which situation they mean is asked that alone.
  const isAsked = dataOf(parts, 'choices') !== null;
  const offered = closed ? [] : messages.length === 0 ? suggestions : isAsked ? [] : followUps;
  return (
    <>
      <MessageList
        talk={talk}
        onEdit={composing.edit}
        onRegenerate={composing.regenerate}
        onAskOn={composing.send}
        onOpen={onOpen}
        onOpenFile={onOpenFile}
        onInView={onInView}
        start={start}
      />
      <div
        className="visually-hidden"
        role="log"
        aria-live="polite"
        aria-label={t('conversation.announcement')}
      >
        {announced}
      </div>
      <div className={styles.foot}>
        {offered.length > 0 ? (
          <fieldset className={styles.offered} aria-label={t('followUps.label')}>
            {offered.map((question) => (
              <button
                key={question}
                type="button"
                className={styles.question}
                onClick={() => composing.send(question)}
              >
                {question}
              </button>
            ))}
          </fieldset>
        ) : null}
        {closed ?? (
          <Composer
            name={conversationId}
            focusOn={live?.question == null ? null : live.serial}
            placeholder={placeholder}
            options={composing.options}
            initial={talk.refused?.question ?? ''}
            refused={talk.refused?.failure}
            onOptions={composing.change}
            onSend={composing.send}
            onStop={isWriting ? () => void talk.stop() : undefined}
          />
        )}
      </div>
    </>
  );
}
