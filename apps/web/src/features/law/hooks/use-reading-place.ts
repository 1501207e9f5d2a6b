import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { LawText } from '../components/law-facts.tsx';

/** What is read stands this far below the upper edge. */
const READING_LINE_PX = 72;
/** What people do to move the text themselves. */
const OWN_MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * The article that is being read: the one at the reading line, or the one that was jumped to until the reader moves on,
 * since the last articles of a law cannot be scrolled up to the line.
 */
export function useReadingPlace(page: RefObject<HTMLElement | null>, text: LawText | null) {
  const [current, setCurrent] = useState<string | null>(null);
  const isHeld = useRef(false);

  useEffect(() => {
    const element = page.current;
    if (!element || !text) return;
    const articles = [...element.querySelectorAll<HTMLElement>('[data-article]')];
    let frame = 0;
    const look = () => {
      frame = 0;
      if (!isHeld.current) setCurrent(articleAt(articles, element));
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(look);
    };
    const onOwnMove = () => {
      isHeld.current = false;
    };
    look();
    element.addEventListener('scroll', onScroll, { passive: true });
    for (const name of OWN_MOVES) element.addEventListener(name, onOwnMove, { passive: true, capture: true });
    return () => {
      cancelAnimationFrame(frame);
      element.removeEventListener('scroll', onScroll);
      for (const name of OWN_MOVES) element.removeEventListener(name, onOwnMove, { capture: true });
    };
  }, [page, text]);

  const stayAt = useCallback((articleKey: string) => {
    isHeld.current = true;
    setCurrent(articleKey);
  }, []);
  return { current, stayAt };
}

/** The last article that begins above the reading line, found in a dozen looks among a thousand. */
function articleAt(articles: readonly HTMLElement[], page: HTMLElement): string | null {
  const line = page.getBoundingClientRect().top + READING_LINE_PX;
  let low = 0;
  let high = articles.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((articles[middle]?.getBoundingClientRect().top ?? 0) <= line) low = middle;
    else high = middle - 1;
  }
  return articles[low]?.dataset.article ?? null;
}
