import { type RefObject, useEffect } from 'react';
import type { LawText } from '../components/law-facts.tsx';
import { scrollSteadily } from '../model/scroll-steadily.ts';
import { articleOf } from './use-article-keys.ts';
import type { FindInLaw } from './use-find-in-law.ts';
import type { ReaderAddress } from './use-reader-address.ts';

interface ReaderJumpsOptions {
  text: LawText | null;
  place: ReaderAddress['place'];
  find: FindInLaw;
  stayAt: (articleKey: string) => void;
}

/** Moves the text to the place the address names, to the match the reader is at, and to what the contents name. */
export function useReaderJumps(page: RefObject<HTMLElement | null>, options: ReaderJumpsOptions) {
  const { text, place, find, stayAt } = options;
  const toArticle = (articleKey: string) => {
    const article = articleOf(page.current, articleKey);
    if (!article) return;
    scrollSteadily(article, 'start');
    stayAt(articleKey);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another text or another place moves the page
  useEffect(() => {
    if (!text || !place) return;
    const article = articleOf(page.current, place.articleKey);
    if (!article) return;
    const marked = article.querySelector('[data-marked]');
    // What the reader has before the eyes already stays where it is.
    if (!isInSight(marked ?? article, page.current))
      scrollSteadily(marked ?? article, marked ? 'center' : 'start');
    stayAt(place.articleKey);
  }, [page, text, place]);

  const { words, current } = find;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another match moves the page
  useEffect(() => {
    if (words === '' || !current) return;
    const mark = page.current?.querySelector('mark[data-current]');
    if (mark && !isInSight(mark, page.current)) scrollSteadily(mark, 'center');
    if (articleOf(page.current, current.place)) stayAt(current.place);
  }, [page, words, current]);

  return {
    toArticle,
    toHeading(position: number) {
      const heading = page.current?.querySelector(`[data-heading="${position}"]`);
      const first = text?.articles.find((article) => article.heading !== null && article.heading >= position);
      if (heading) scrollSteadily(heading, 'start');
      if (first) stayAt(first.articleKey);
    },
  };
}

function isInSight(element: Element, page: HTMLElement | null): boolean {
  const window = page?.getBoundingClientRect();
  const place = element.getBoundingClientRect();
  return window !== undefined && place.top >= window.top && place.bottom <= window.bottom;
}
