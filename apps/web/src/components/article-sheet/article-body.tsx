import type { ArticleLocation } from '@mingfa/contract/evidence';
import { useTranslation } from 'react-i18next';
import { DigestCard } from '../digest-card.tsx';
import { LawText } from '../law-text.tsx';
import styles from './article-sheet.module.css';
import type { FoundArticle } from './found-article.ts';

/** The words of the article, or our digest where no text is held; what is in force of it, and what belongs with it. */
export function ArticleBody({
  found,
  marked,
  onOpen,
}: {
  found: FoundArticle;
  marked: ArticleLocation;
  onOpen: (location: ArticleLocation) => void;
}) {
  const { t } = useTranslation('shell');
  const { article, law, version, headingPath, libraryDate, related } = found;
  const facts = [
    version?.status ?? law.status,
    version?.effectiveOn &&
      t(version.effectiveApproximate ? 'article.effectiveAbout' : 'article.effective', {
        day: version.effectiveOn,
      }),
    article.text !== null && libraryDate && t('article.libraryDate', { day: libraryDate }),
  ].filter(Boolean);
  return (
    <div className={styles.body}>
      {headingPath ? <p className={styles.path}>{headingPath}</p> : null}
      {article.text === null ? (
        <h3 className={styles.number}>{article.label}</h3>
      ) : (
        <LawText label={article.label} paragraphs={article.paragraphs} text={article.text} marked={marked} />
      )}
      {facts.length > 0 ? <p className={styles.facts}>{facts.join(' · ')}</p> : null}
      {article.digest && article.digest.matchesText !== false ? <DigestCard digest={article.digest} /> : null}
      {related.length > 0 ? (
        <section aria-label={t('article.related')}>
          <h3 className={styles.heading}>{t('article.related')}</h3>
          <ul className={styles.related}>
            {related.map(({ label, location }) => (
              <li key={label}>
                <button type="button" className={styles.link} onClick={() => onOpen(location)}>
                  {label}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}
