import type { CaseArticle, CaseSection, getCaseText } from '@mingfa/contract/case';
import type { EndpointOutput } from '@mingfa/contract/endpoint';
import { Fragment, memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { articleAddress } from '../../../lib/article-address.ts';
import { useCaseWords } from '../hooks/use-case-words.ts';
import styles from './case-text.module.css';

/** The text of a case as the server gives it. */
export type CaseText = EndpointOutput<typeof getCaseText>;

interface CaseSectionsProps {
  text: CaseText;
  /** The paragraph the address names. */
  marked: number | null;
  /** The day on which cited articles are read where no version is told: that of the decision. */
  asOf: string;
}

/** The text by sections; paragraphs are numbered so that they can be cited. */
export const CaseSections = memo(function CaseSections({ text, marked, asOf }: CaseSectionsProps) {
  const { t } = useTranslation('case');
  const words = useCaseWords();
  return (
    <section className={styles.text} aria-label={t('reader.text')}>
      {text.sections.map(({ kind, paragraphs }) => (
        <section key={paragraphs[0]?.number} className={styles.section} data-kind={kind}>
          <h2
            className={styles.heading}
            data-paragraph={isTitled(kind, paragraphs) ? paragraphs[0]?.number : undefined}
          >
            {words.section[kind]}
          </h2>
          {paragraphs.slice(isTitled(kind, paragraphs) ? 1 : 0).map(({ number, text: said, articles }) => (
            <p
              key={number}
              data-paragraph={number}
              className={number === marked ? `${styles.paragraph} ${styles.marked}` : styles.paragraph}
            >
              {articles.length > 0 ? <Linked text={said} articles={articles} asOf={asOf} /> : said}
            </p>
          ))}
        </section>
      ))}
    </section>
  );
});

/** The document has a heading of its own here (关键词, 裁判要点), which would stand twice. */
const isTitled = (kind: CaseSection['kind'], [first]: CaseSection['paragraphs']): boolean =>
  !['heading', 'parties', 'signatures'].includes(kind) &&
  /^[【[]?[\u4e00-\u9fff]{2,8}[】\]]?$/.test(first?.text.trim() ?? '');

/** A paragraph with the articles it names as links to them as of that day; what has changed since says so. */
function Linked({ text, articles, asOf }: { text: string; articles: CaseArticle[]; asOf: string }) {
  const { t } = useTranslation(['case', 'law']);
  return articles.map(({ start, end, location, statusToday }, index) => {
    const isLast = index === articles.length - 1;
    return (
      <Fragment key={start}>
        {text.slice(articles[index - 1]?.end ?? 0, start)}
        <Link className={styles.article} to={articleAddress(location, asOf)}>
          {text.slice(start, end)}
        </Link>
        {statusToday && statusToday !== '现行有效' ? (
          <small className={styles.changed}>
            {t('cited.changed', { status: t(`law:status.${statusToday}`) })}
          </small>
        ) : null}
        {isLast ? text.slice(end) : null}
      </Fragment>
    );
  });
}
