import type { Article } from '@mingfa/contract/law';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { FindInLaw } from '../hooks/use-find-in-law.ts';
import { contentsRows, foundRows } from '../model/contents-rows.ts';
import { moveAmongRows } from '../model/move-among-rows.ts';
import styles from './contents.module.css';
import type { LawText } from './law-facts.tsx';

export interface ContentsProps {
  headings: LawText['headings'];
  articles: readonly Article[];
  find: FindInLaw;
  /** The article that is being read. */
  current: string | null;
  onArticle: (articleKey: string) => void;
  onHeading: (position: number) => void;
}

const ROW = 'button[data-row]';

/**
 * The headings, the articles under the one that is being read, and the article itself, kept in sight; or the articles
 * that hold the words looked for. One tab stop; arrows move.
 */
export function Contents({ headings, articles, find, current, onArticle, onHeading }: ContentsProps) {
  const { t } = useTranslation('law');
  const list = useRef<HTMLUListElement>(null);
  const isFinding = find.words !== '';
  const here = isFinding ? (find.current?.place ?? null) : current;
  const rows = useMemo(
    () =>
      isFinding ? foundRows(articles, find.matches, find.words) : contentsRows(headings, articles, current),
    [isFinding, articles, find.matches, find.words, headings, current],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: kept in sight whenever another place is read
  useEffect(() => {
    const shown = list.current?.querySelector('[aria-current]');
    void shown?.scrollIntoView({ block: 'nearest' });
  }, [here, isFinding]);
  const stop = rows.find((row) => row.article === here)?.key ?? rows[0]?.key;
  return (
    <>
      <h2 className={styles.title}>
        {isFinding ? t('find.articles', { count: rows.length }) : t('reader.contents')}
      </h2>
      <ul ref={list} className={styles.list} onKeyDown={(event) => moveAmongRows(event, ROW)}>
        {rows.map(({ key, label, depth, heading, article, snippet }) => (
          <li key={key}>
            <button
              type="button"
              data-row
              tabIndex={key === stop ? 0 : -1}
              className={`${styles.entry} ${heading === null ? styles.article : ''}`}
              style={{ paddingInlineStart: 10 + 14 * depth }}
              aria-current={article !== null && article === here ? 'location' : undefined}
              onClick={() => (heading === null ? onArticle(article ?? '') : onHeading(heading))}
            >
              {label}
              {snippet ? <span className={styles.snippet}>{snippet}</span> : null}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
