import type { Evidence } from '@mingfa/contract/evidence';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../components/error-state.tsx';
import { PageLoading } from '../../../components/page-loading.tsx';
import { useAnnouncedText } from '../hooks/use-announced-text.ts';
import { useConversation } from '../hooks/use-conversation.ts';
import { type AnswerPart, dataOf, textOf } from '../model/answer-parts.ts';
import { askedWith, type ChangeOptions, type ComposerOptions } from '../model/composer-options.ts';
import { Composer } from './composer.tsx';
import styles from './conversation-pane.module.css';
import { MessageList } from './message-list.tsx';

export interface ConversationPaneProps {
  conversationId: string;
  placeholder: string;
  /** Questions to begin with, while none was asked. */
  suggestions: readonly string[];
  /** A source with a place in a file was clicked. */
  onOpenSource: (source: Evidence) => void;
  /** Above the messages. */
  start?: ReactNode;
}

/** A conversation inside another screen, which shows the sources itself. */
export function ConversationPane({
  conversationId,
  placeholder,
  suggestions,
  onOpenSource,
  start,
}: ConversationPaneProps) {
  const { t } = useTranslation('chat');
  const talk = useConversation(conversationId);
  const { conversation, messages, live, isWriting, ask } = talk;
  const [options, setOptions] = useState<ComposerOptions | null>(null);
  const lastAnswer = messages.findLast((message) => message.role === 'assistant');
  const parts = (lastAnswer?.parts ?? []) as unknown as readonly AnswerPart[];
  const announced = useAnnouncedText(live ? textOf(parts) : '', isWriting);
  if (conversation.isError && !live)
    return <ErrorState error={conversation.error} onRetry={() => void talk.refresh()} />;
  if (messages.length === 0 && (talk.pages.isPending || conversation.isPending)) return <PageLoading />;

  const shown: ComposerOptions = options ?? {
    asOf: conversation.data?.asOf ?? null,
    modelId: conversation.data?.modelId ?? null,
    attachments: [],
    knowledgeBaseIds: conversation.data?.knowledgeBaseIds ?? [],
  };
  const change: ChangeOptions = (to) => setOptions((held) => to(held ?? shown));
  const send = (question: string) => {
    ask({ question, ...askedWith(shown) });
    setOptions({ ...shown, attachments: [] });
  };
  const offered =
    messages.length === 0 ? suggestions : isWriting ? [] : (dataOf(parts, 'follow-ups')?.questions ?? []);
  return (
    <div className={styles.pane}>
      {start}
      <MessageList
        talk={talk}
        onEdit={(message, question) =>
          ask({
            question,
            ...askedWith(shown),
            attachmentIds: message.attachments.map((one) => one.attachmentId),
            parentId: message.parentId,
          })
        }
        onRegenerate={(messageId, modelId) => talk.regenerate(messageId, modelId ?? shown.modelId)}
        onOpenSource={onOpenSource}
        onOpenFile={() => {}}
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
              <button key={question} type="button" className={styles.question} onClick={() => send(question)}>
                {question}
              </button>
            ))}
          </fieldset>
        ) : null}
        <Composer
          name={conversationId}
          placeholder={placeholder}
          options={shown}
          onOptions={change}
          onSend={send}
          onStop={isWriting ? () => void talk.stop() : undefined}
        />
      </div>
    </div>
  );
}
