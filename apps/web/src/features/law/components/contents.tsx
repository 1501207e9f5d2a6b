import type { Article } from '@mingfa/contract/law';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './contents.module.css';
import type { LawText } from './law-facts.tsx';

export interface ContentsProps {
  headings: LawText['headings'];
  articles: readonly Article[];
  words: string;
  onWords: (words: string) => void;
  chosen: string | null;
  onChoose: (articleKey: string) => void;
}

const FOUND_MAX = 200;

/** The tree of headings, or the articles that hold the words looked for. */
export function Contents({ headings, articles, words, onWords, chosen, onChoose }: ContentsProps) {
  const { t } = useTranslation('law');
  const needle = words.trim();
  const found = needle ? findArticles(articles, needle) : [];
  return (
    <div className={styles.contents}>
      <input
        className={styles.find}
        type="search"
        value={words}
        aria-label={t('reader.find')}
        placeholder={t('reader.find')}
        onChange={(event) => onWords(event.target.value)}
      />
      {needle ? (
        <>
          <p className={styles.count} role="status">
            {t('reader.found', { count: found.length })}
          </p>
          <ul className={styles.list}>
            {found.slice(0, FOUND_MAX).map((article) => (
              <li key={article.articleKey}>
                <button
                  type="button"
                  className={`${styles.entry} ${article.articleKey === chosen ? styles.current : ''}`}
                  onClick={() => onChoose(article.articleKey)}
                >
                  <strong>{article.label}</strong>{' '}
                  {around(article.text ?? article.digest?.text ?? '', needle)}
                </button>
              </li>
            ))}
          </ul>
        </>
      ) : headings.length > 0 ? (
        <HeadingTree headings={headings} articles={articles} chosen={chosen} onChoose={onChoose} />
      ) : (
        <ArticleIndex articles={articles} chosen={chosen} onChoose={onChoose} />
      )}
    </div>
  );
}

function HeadingTree({
  headings,
  articles,
  chosen,
  onChoose,
}: Pick<ContentsProps, 'headings' | 'articles' | 'chosen' | 'onChoose'>) {
  const depths = new Map<number, number>();
  for (const heading of headings)
    depths.set(heading.position, heading.parent === null ? 0 : (depths.get(heading.parent) ?? 0) + 1);
  const current = articles.find((article) => article.articleKey === chosen)?.heading ?? null;
  const shown = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: brought into sight again whenever another heading is the current one
  useEffect(() => {
    // Newer browsers answer with a promise, which must not be taken for the effect's end.
    void shown.current?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  const firstUnder = (position: number) =>
    articles.find((article) => article.heading !== null && article.heading >= position);
  return (
    <ul className={styles.list}>
      {headings.map((heading) => {
        const first = firstUnder(heading.position);
        return (
          <li key={heading.position}>
            <button
              ref={heading.position === current ? shown : null}
              type="button"
              className={`${styles.entry} ${heading.position === current ? styles.current : ''}`}
              style={{ paddingInlineStart: 10 + 14 * (depths.get(heading.position) ?? 0) }}
              aria-current={heading.position === current ? 'true' : undefined}
              onClick={() => {
                document.getElementById(`heading-${heading.position}`)?.scrollIntoView({ block: 'start' });
                if (first && !document.getElementById(`heading-${heading.position}`))
                  onChoose(first.articleKey);
              }}
            >
              {heading.label}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function ArticleIndex({
  articles,
  chosen,
  onChoose,
}: Pick<ContentsProps, 'articles' | 'chosen' | 'onChoose'>) {
  return (
    <ul className={styles.list}>
      {articles.map((article) => (
        <li key={article.articleKey}>
          <button
            type="button"
            className={`${styles.entry} ${article.articleKey === chosen ? styles.current : ''}`}
            onClick={() => onChoose(article.articleKey)}
          >
            {article.label}
          </button>
        </li>
      ))}
    </ul>
  );
}

function findArticles(articles: readonly Article[], needle: string): Article[] {
  const key = /^\d+(-\d+)?$/.test(needle) ? needle : null;
  return articles.filter(
    (article) =>
      article.articleKey === key ||
      article.label.includes(needle) ||
      (article.text ?? article.digest?.text ?? '').includes(needle),
  );
}

/** A few words before and behind the place found. */
function around(text: string, needle: string): string {
  const at = text.indexOf(needle);
  if (at < 0) return text.slice(0, 28);
  return `${at > 10 ? '…' : ''}${text.slice(Math.max(0, at - 10), at + needle.length + 16)}…`;
}
