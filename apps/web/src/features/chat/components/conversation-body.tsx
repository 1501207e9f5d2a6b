import { type AnswerPart, dataOf, textOf } from '@mingfa/contract/answer-part';
import type { FileEvidence } from '@mingfa/contract/evidence';
import { useTranslation } from 'react-i18next';
import { useAnnouncedText } from '../hooks/use-announced-text.ts';
import type { useComposing } from '../hooks/use-composing.ts';
import type { useConversation } from '../hooks/use-conversation.ts';
import { Composer } from './composer.tsx';
import styles from './conversation-body.module.css';
import { MessageList } from './message-list.tsx';

export interface ConversationBodyProps {
  conversationId: string;
  talk: ReturnType<typeof useConversation>;
  composing: ReturnType<typeof useComposing>;
  /** Of the last answer. */
  parts: readonly AnswerPart[];
  placeholder: string;
  /** Questions to begin with, while none was asked. */
  suggestions?: readonly string[];
  onOpenSource: (source: FileEvidence) => void;
  onOpenFile?: (documentId: string, title: string) => void;
}

/** The messages of a conversation, what could be asked next, and the composer. */
export function ConversationBody({
  conversationId,
  talk,
  composing,
  parts,
  placeholder,
  suggestions = [],
  onOpenSource,
  onOpenFile = () => {},
}: ConversationBodyProps) {
  const { t } = useTranslation('chat');
  const { messages, live, isWriting } = talk;
  const announced = useAnnouncedText(live ? textOf(parts) : '', isWriting);
  const followUps = isWriting ? [] : (dataOf(parts, 'follow-ups')?.questions ?? []);
  const offered = messages.length === 0 ? suggestions : followUps;
  return (
    <>
      <MessageList
        talk={talk}
        onEdit={composing.edit}
        onRegenerate={composing.regenerate}
        onOpenSource={onOpenSource}
        onOpenFile={onOpenFile}
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
        <Composer
          name={conversationId}
          placeholder={placeholder}
          options={composing.options}
          onOptions={composing.change}
          onSend={composing.send}
          onStop={isWriting ? () => void talk.stop() : undefined}
        />
      </div>
    </>
  );
}
