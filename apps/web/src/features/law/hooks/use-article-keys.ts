import { type KeyboardEvent, type RefObject, useEffect } from 'react';

const ARTICLE = '[data-article]';

interface ArticleKeysOptions {
  /** The article that is being read: the one tab stop of the text. */
  current: string | null;
  stayAt: (articleKey: string) => void;
  /** Looking for words in the law. */
  onFind: () => void;
}

/**
 * The text is one tab stop however many articles it has. On an article, arrows or J and K move to the next and the one
 * before, Home and End to the first and last, Enter or M opens its menu, the slash finds words.
 */
export function useArticleKeys(page: RefObject<HTMLElement | null>, options: ArticleKeysOptions) {
  const { current, stayAt, onFind } = options;
  useEffect(() => {
    const stop = current === null ? null : articleOf(page.current, current);
    if (!stop) return;
    stop.tabIndex = 0;
    return () => {
      stop.tabIndex = -1;
    };
  }, [page, current]);

  return (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    const article = target.closest<HTMLElement>(ARTICLE);
    if (!article || target.closest('[role="menu"]') || event.ctrlKey || event.metaKey || event.altKey) return;
    const isOnArticle = target === article;
    const go = (to: HTMLElement | null | undefined) => {
      event.preventDefault();
      if (!to) return;
      to.focus({ preventScroll: true });
      void to.scrollIntoView({ block: 'nearest' });
      stayAt(to.dataset.article ?? '');
    };
    const all = () => [...(page.current?.querySelectorAll<HTMLElement>(ARTICLE) ?? [])];
    const beside = (step: number) => {
      const articles = all();
      return articles[articles.indexOf(article) + step];
    };
    switch (event.key) {
      case 'j':
        return go(beside(1));
      case 'k':
        return go(beside(-1));
      case 'ArrowDown':
        // What of a long article stands below the window is read first.
        return reaches(article, page.current, 'below') ? undefined : go(beside(1));
      case 'ArrowUp':
        return reaches(article, page.current, 'above') ? undefined : go(beside(-1));
      case 'Home':
        return go(all()[0]);
      case 'End':
        return go(all().at(-1));
      case '/':
        event.preventDefault();
        return onFind();
      case 'm':
      case 'Enter':
        if (event.key === 'Enter' && !isOnArticle) return;
        event.preventDefault();
        return article.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.click();
    }
  };
}

/** The element of an article in the text. */
export const articleOf = (page: HTMLElement | null, articleKey: string): HTMLElement | null =>
  page?.querySelector<HTMLElement>(`[data-article="${CSS.escape(articleKey)}"]`) ?? null;

function reaches(article: HTMLElement, page: HTMLElement | null, where: 'above' | 'below'): boolean {
  const window = page?.getBoundingClientRect();
  const place = article.getBoundingClientRect();
  if (!window) return false;
  return where === 'below' ? place.bottom > window.bottom + 1 : place.top < window.top - 1;
}
