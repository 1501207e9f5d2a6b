import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** The turn that holds this line of the frame, from its top, is the one being read. */
const READING_LINE = 0.4;

/** Tells which answer is being read: the one at the reading line, or the one that was touched last. */
export function useAnswerInView(
  frame: RefObject<HTMLElement | null>,
  shown: unknown,
  onInView: (messageId: string) => void,
) {
  const pending = useRef(0);
  const look = useCallback(() => {
    pending.current = 0;
    const element = frame.current;
    if (!element) return;
    const { top, height } = element.getBoundingClientRect();
    const turns = element.querySelectorAll<HTMLElement>('[data-turn]');
    const found = lastAbove(turns, top + height * READING_LINE);
    if (found?.dataset.answer) onInView(found.dataset.answer);
  }, [frame, onInView]);
  const onScroll = useCallback(() => {
    if (pending.current === 0) pending.current = requestAnimationFrame(look);
  }, [look]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown moves the turns without a scroll
  useEffect(() => {
    onScroll();
    return () => {
      cancelAnimationFrame(pending.current);
      pending.current = 0;
    };
  }, [onScroll, shown]);
  return onScroll;
}

/** The last element that begins above the line; they stand one below the other. */
function lastAbove(elements: ArrayLike<HTMLElement>, line: number): HTMLElement | null {
  let low = 0;
  let high = elements.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    const top = elements[middle]?.getBoundingClientRect().top ?? 0;
    if (top <= line) low = middle;
    else high = middle - 1;
  }
  return elements[low] ?? null;
}
