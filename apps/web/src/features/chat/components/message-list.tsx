import DownOutlined from '@ant-design/icons/DownOutlined';
import { textOf } from '@mingfa/contract/answer-part';
import type { Message } from '@mingfa/contract/chat';
import { Button } from 'antd';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnswerInView } from '../hooks/use-answer-in-view.ts';
import type { useConversation } from '../hooks/use-conversation.ts';
import { useReadingAlong } from '../hooks/use-reading-along.ts';
import { turnsOf } from '../model/turns.ts';
import { AnswerView } from './answer-view.tsx';
import styles from './message-list.module.css';
import { QuestionView } from './question-view.tsx';
import type { SourceOpeners } from './sources-context.ts';

export interface MessageListProps {
  talk: ReturnType<typeof useConversation>;
  /** @param asOf the law of which day, where it is another one than was chosen */
  onEdit: (message: Message, question: string, asOf?: string) => void;
  onRegenerate: (messageId: string, modelId: string | null) => void;
  /** Asks on behind the last answer. */
  onAskOn: (question: string) => void;
  onOpen: SourceOpeners;
  onOpenFile: (documentId: string, name: string) => void;
  /** Another answer is being read. */
  onInView: (messageId: string) => void;
  /** Before the first message. */
  start?: ReactNode;
}

/** So many at the end are laid out always. */
const NEAR_TURNS = 2;

/**
 * The messages, newest at the end. The browser skips layout and paint of what is far away (`content-visibility`), so
 * that a thousand messages scroll smoothly and are all there for the screen reader and for searching in the page.
 */
export function MessageList(props: MessageListProps) {
  const { talk, onInView, start } = props;
  const { t } = useTranslation('chat');
  const { messages, pages } = talk;
  const { frame, isAway, toEnd, readOlder } = useReadingAlong(talk);
  const lookForAnswer = useAnswerInView(frame.ref, messages.length, onInView);
  const turns = turnsOf(messages);
  return (
    <div className={styles.outer}>
      <section
        className={styles.frame}
        {...frame}
        onScroll={() => {
          frame.onScroll();
          lookForAnswer();
        }}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        aria-label={t('conversation.messages')}
      >
        <div className={styles.list}>
          {pages.hasNextPage ? (
            <Button type="text" loading={pages.isFetchingNextPage} onClick={readOlder}>
              {t('conversation.older')}
            </Button>
          ) : null}
          {pages.hasNextPage ? null : start}
          {messages.length === 0 && !start ? <p className={styles.empty}>{t('conversation.empty')}</p> : null}
          {turns.map((turn, index) => {
            const answer = turn.messages.findLast(({ role }) => role === 'assistant');
            const read = () => answer && onInView(answer.messageId);
            return (
              // biome-ignore lint/a11y/noStaticElementInteractions: whoever touches a citation of an older answer reads that answer
              <div
                key={turn.key}
                data-turn
                data-answer={answer?.messageId}
                className={`${styles.turn} ${index < turns.length - NEAR_TURNS ? styles.far : ''}`}
                onFocus={read}
                onPointerDown={read}
              >
                {turn.messages.map((message) => (
                  <div key={message.messageId} data-role={message.role}>
                    <MessageView
                      {...props}
                      message={message}
                      question={turn.messages.find(({ role }) => role === 'user') ?? null}
                      isLast={message === messages.at(-1)}
                    />
                  </div>
                ))}
              </div>
            );
          })}
        </div>
      </section>
      {isAway ? (
        <button
          type="button"
          className={styles.toEnd}
          aria-label={t('conversation.toNewest')}
          onClick={toEnd}
        >
          <DownOutlined />
        </button>
      ) : null}
    </div>
  );
}

interface MessageViewProps extends MessageListProps {
  message: Message;
  /** Of the turn. */
  question: Message | null;
  isLast: boolean;
}

function MessageView({ message, question, isLast, talk, ...on }: MessageViewProps) {
  const { live, isWriting, showBranch } = talk;
  const { messageId, role, run } = message;
  if (role === 'user')
    return (
      <Question
        message={message}
        isWriting={isWriting}
        onEdit={on.onEdit}
        onShowBranch={showBranch}
        onOpenFile={on.onOpenFile}
      />
    );
  const isLive = live?.messageId === messageId || (isLast && run === null);
  return (
    <AnswerView
      message={message}
      live={(isLive && live) || null}
      isWriting={isWriting}
      onRegenerate={(modelId) => on.onRegenerate(messageId, modelId)}
      onShowBranch={showBranch}
      onAskAnew={question && ((change, asOf) => on.onEdit(question, change(textOf(question.parts)), asOf))}
      onAskOn={isLast ? on.onAskOn : null}
      onOpen={on.onOpen}
    />
  );
}

interface QuestionProps {
  message: Message;
  isWriting: boolean;
  onEdit: (message: Message, question: string) => void;
  onShowBranch: (messageId: string) => void;
  onOpenFile: (documentId: string, name: string) => void;
}

const Question = memo(function Question({
  message,
  isWriting,
  onEdit,
  onShowBranch,
  onOpenFile,
}: QuestionProps) {
  return (
    <QuestionView
      message={message}
      isWriting={isWriting}
      onEdit={(question) => onEdit(message, question)}
      onShowBranch={onShowBranch}
      onOpenFile={onOpenFile}
    />
  );
});
