import DownOutlined from '@ant-design/icons/DownOutlined';
import type { Message } from '@mingfa/contract/chat';
import type { FileEvidence } from '@mingfa/contract/evidence';
import { Button } from 'antd';
import { memo, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { useConversation } from '../hooks/use-conversation.ts';
import { AnswerView } from './answer-view.tsx';
import styles from './message-list.module.css';
import { QuestionView } from './question-view.tsx';

export interface MessageListProps {
  talk: ReturnType<typeof useConversation>;
  onEdit: (message: Message, question: string) => void;
  onRegenerate: (messageId: string, modelId: string | null) => void;
  onOpenSource: (source: FileEvidence) => void;
  onOpenFile: (documentId: string, name: string) => void;
}

/** This near to the end counts as reading along. */
const AT_END_PX = 80;
/** This near to the beginning older messages are read. */
const NEAR_START_PX = 600;
/** Above a question that is kept in sight. */
const QUESTION_MARGIN_PX = 16;

/**
 * The messages, newest at the end. The browser skips layout and paint of what is far away (`content-visibility`), so
 * that a thousand messages scroll smoothly and are all there for the screen reader and for searching in the page.
 */
export function MessageList(props: MessageListProps) {
  const { talk, onEdit, onRegenerate, onOpenSource, onOpenFile } = props;
  const { t } = useTranslation('chat');
  const { messages, live, isWriting, pages } = talk;
  const frame = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const [isAway, setIsAway] = useState(false);

  const toEnd = useCallback((behavior: ScrollBehavior = 'instant') => {
    frame.current?.scrollTo({ top: frame.current.scrollHeight, behavior });
  }, []);
  /** Follows the answer as it grows, but never past the question it answers. */
  const follow = useCallback(() => {
    const element = frame.current;
    const question = element?.querySelector<HTMLElement>('[data-role="user"]:nth-last-child(2)');
    if (!element) return;
    const end = element.scrollHeight - element.clientHeight;
    element.scrollTop = question
      ? Math.min(end, question.offsetTop - element.offsetTop - QUESTION_MARGIN_PX)
      : end;
  }, []);
  useLayoutEffect(() => {
    if (messages.length > 0 && follows.current) follow();
  }, [messages, follow]);
  // A question of one's own is always followed.
  const asked = live?.question;
  useEffect(() => {
    if (!asked) return;
    follows.current = true;
    follow();
  }, [asked, follow]);

  const { hasNextPage, isFetchingNextPage, fetchNextPage } = pages;
  const heightBefore = useRef<number | null>(null);
  const readOlder = () => {
    if (!hasNextPage || isFetchingNextPage) return;
    heightBefore.current = frame.current?.scrollHeight ?? null;
    void fetchNextPage();
  };
  const pageCount = pages.data?.pages.length ?? 0;
  useLayoutEffect(() => {
    const element = frame.current;
    // What was read stays where it was when older messages come in above it.
    if (element && heightBefore.current !== null && pageCount > 1 && !follows.current)
      element.scrollTop += element.scrollHeight - heightBefore.current;
    heightBefore.current = null;
  }, [pageCount]);

  // Somebody who scrolls while the answer is written is not pulled back.
  const readAlone = () => {
    follows.current = false;
  };
  const onScroll = () => {
    const element = frame.current;
    if (!element) return;
    const distance = element.scrollHeight - element.scrollTop - element.clientHeight;
    if (!isWriting) follows.current = distance < AT_END_PX;
    setIsAway(distance > element.clientHeight);
    if (element.scrollTop < NEAR_START_PX) readOlder();
  };
  return (
    <div className={styles.outer}>
      <section
        className={styles.frame}
        ref={frame}
        onScroll={onScroll}
        onWheel={readAlone}
        onTouchMove={readAlone}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        aria-label={t('conversation.messages')}
      >
        <div className={styles.list}>
          {hasNextPage ? (
            <Button type="text" loading={isFetchingNextPage} onClick={readOlder}>
              {t('conversation.older')}
            </Button>
          ) : null}
          {messages.length === 0 ? <p className={styles.empty}>{t('conversation.empty')}</p> : null}
          {messages.map((message, index) => {
            const isLive =
              live !== undefined &&
              (live.messageId === message.messageId ||
                (message.role === 'assistant' && index === messages.length - 1 && message.run === null));
            return (
              <div
                key={message.messageId}
                data-role={message.role}
                className={index > messages.length - 5 ? undefined : styles.far}
              >
                {message.role === 'user' ? (
                  <Question
                    message={message}
                    isWriting={isWriting}
                    onEdit={onEdit}
                    onShowBranch={talk.showBranch}
                    onOpenFile={onOpenFile}
                  />
                ) : (
                  <AnswerView
                    message={message}
                    live={isLive ? live : null}
                    isWriting={isWriting}
                    onRegenerate={(modelId) => onRegenerate(message.messageId, modelId)}
                    onShowBranch={talk.showBranch}
                    onOpenSource={onOpenSource}
                  />
                )}
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
          onClick={() => toEnd('smooth')}
        >
          <DownOutlined />
        </button>
      ) : null}
    </div>
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
