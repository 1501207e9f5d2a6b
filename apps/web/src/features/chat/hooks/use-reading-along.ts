import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { useConversation } from './use-conversation.ts';

/** This near to the end counts as reading along. */
const AT_END_PX = 80;
/** This near to the beginning older messages are read. */
const NEAR_START_PX = 600;
/** Above a question that is kept in sight. */
const QUESTION_MARGIN_PX = 16;

/** Scrolling of the messages: along with the answer, never past its question, and back through older ones. */
export function useReadingAlong({ messages, live, isWriting, pages }: ReturnType<typeof useConversation>) {
  const frame = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const [isAway, setIsAway] = useState(false);

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
  return {
    /** For the element that scrolls. */
    frame: { ref: frame, onScroll, onWheel: readAlone, onTouchMove: readAlone },
    isAway,
    toEnd: () => frame.current?.scrollTo({ top: frame.current.scrollHeight, behavior: 'smooth' }),
    readOlder,
  };
}
