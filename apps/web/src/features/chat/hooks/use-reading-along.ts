import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { useConversation } from './use-conversation.ts';

/** Above a question that is kept in sight. */
const QUESTION_MARGIN_PX = 16;
/** This near to the end counts as reading along. */
const AT_END_PX = 80;
/** This near to the beginning older messages are read. */
const NEAR_START_PX = 600;

/** Scrolling of the messages: the newest question goes to the top and stays there, and one goes back through older ones. */
export function useReadingAlong({ messages, live, isWriting, pages }: ReturnType<typeof useConversation>) {
  const frame = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const [isAway, setIsAway] = useState(false);

  /** The last turn is at least as high as the frame, so its question can always stand at the top. */
  const follow = useCallback(() => {
    const element = frame.current;
    const turn = element?.querySelector<HTMLElement>('[data-turn]:last-child');
    if (!element || !turn) return;
    const above = turn.getBoundingClientRect().top - element.getBoundingClientRect().top;
    element.scrollTop += above - QUESTION_MARGIN_PX;
  }, []);
  useLayoutEffect(() => {
    if (messages.length > 0 && follows.current) follow();
  }, [messages, follow]);
  // A question of one's own is always followed, in whatever words.
  const asked = live?.question == null ? null : live.serial;
  useEffect(() => {
    if (asked === null) return;
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
