import { Fragment, memo, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { LawText } from '../../../components/law-text.tsx';
import type { FindInLaw } from '../hooks/use-find-in-law.ts';
import { ArticleBlock, type MarkedPlace } from './article-block.tsx';
import type { LawText as Text } from './law-facts.tsx';
import styles from './law-pages.module.css';
import { markWords } from './mark-words.tsx';

export interface LawPagesProps {
  text: Text;
  marked: MarkedPlace | null;
  words: string;
  matches: FindInLaw['matches'];
  current: FindInLaw['current'];
  onOpen: (articleKey: string) => void;
}

/** The text of a law: headings and articles; far ones are laid out only when they come near. */
export const LawPages = memo(function LawPages(props: LawPagesProps) {
  const { text, marked, words, matches, current, onOpen } = props;
  const { t } = useTranslation('law');
  const helpId = useId();
  const headings = useMemo(() => headingsBefore(text), [text]);
  const holding = useMemo(() => new Set(matches.map((match) => match.place)), [matches]);
  const wordsIn = (place: string) => (holding.has(place) ? words : '');
  const currentIn = (place: string) => (current?.place === place ? current.nth : null);
  const plain = (place: 'preamble' | 'annex') =>
    text[place] ? (
      <section className={styles.plain} aria-label={t(`reader.${place}`)}>
        <LawText
          paragraphs={[]}
          text={text[place]}
          renderText={markWords(wordsIn(place), currentIn(place))}
        />
      </section>
    ) : null;
  return (
    <section className={styles.pages} aria-label={t('reader.text')} aria-describedby={helpId}>
      {plain('preamble')}
      {text.articles.map((article, index) => (
        <Fragment key={`${article.position}-${article.articleKey}`}>
          {headings.get(index)?.map((heading) => (
            <h2
              key={heading.position}
              data-heading={heading.position}
              className={styles[`level${heading.level}`] ?? styles.heading}
            >
              {heading.label}
            </h2>
          ))}
          <ArticleBlock
            article={article}
            shortTitle={text.law.shortTitle}
            marked={marked?.articleKey === article.articleKey ? marked : null}
            words={wordsIn(article.articleKey)}
            currentMatch={currentIn(article.articleKey)}
            onOpen={onOpen}
          />
        </Fragment>
      ))}
      {plain('annex')}
      <p id={helpId} className={styles.help}>
        {t('reader.keys')}
      </p>
    </section>
  );
});

/** The headings that stand directly before an article, by the article's index. */
function headingsBefore({ headings, articles }: Text): ReadonlyMap<number, Text['headings']> {
  const before = new Map<number, Text['headings']>();
  let next = 0;
  for (const [index, { heading }] of articles.entries()) {
    const first = next;
    while (next < headings.length && (headings[next]?.position ?? 0) <= (heading ?? -1)) next += 1;
    if (next > first) before.set(index, headings.slice(first, next));
  }
  return before;
}
