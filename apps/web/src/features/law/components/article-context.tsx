import { getArticle, listCitingArticles } from '@mingfa/contract/law';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { DigestCard } from '../../../components/digest-card.tsx';
import { NineCubeSpinner } from '../../../components/nine-cube-spinner.tsx';
import { articleAddress } from '../../../lib/article-address.ts';
import { describeError } from '../../../lib/describe-failure.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { useEndpoint } from '../../../lib/query.ts';
import { ArticleCases } from './article-cases.tsx';
import styles from './article-context.module.css';
import { ArticleNotes } from './article-notes.tsx';

export interface ArticleContextProps {
  lawId: string;
  articleKey: string;
  versionId: string | null;
  asOf: string;
}

const CITING_SHOWN = 20;

/** What belongs to the chosen article: its digest, related articles, what cites it, the reader's notes. */
export function ArticleContext({ lawId, articleKey, versionId, asOf }: ArticleContextProps) {
  const { t } = useTranslation('law');
  const article = useEndpoint(getArticle, {
    params: { lawId, articleKey },
    query: { language: currentLanguage(), ...(versionId ? { versionId } : { asOf }) },
  });
  const citing = useEndpoint(listCitingArticles, {
    params: { lawId, articleKey },
    query: { page: 1, pageSize: CITING_SHOWN },
  });
  if (article.isPending) return <NineCubeSpinner size={32} />;
  if (article.isError) return <p className={styles.quiet}>{describeError(article.error)}</p>;
  const { digest, label, text } = article.data.article;
  return (
    <div className={styles.context}>
      <h2 className={styles.title}>{label}</h2>
      <p className={styles.quiet}>{article.data.headingPath}</p>
      {digest && text !== null ? (
        <>
          <DigestCard digest={digest} />
          {digest.matchesText === false ? (
            <p className={styles.caution}>{t('article.digestMismatch')}</p>
          ) : null}
          {digest.everydayWords.length > 0 ? (
            <p className={styles.quiet}>
              {t('article.everyday')}：{digest.everydayWords.join('、')}
            </p>
          ) : null}
        </>
      ) : null}
      {article.data.related.length > 0 ? (
        <section aria-label={t('article.related')}>
          <h3 className={styles.heading}>{t('article.related')}</h3>
          <ul className={styles.list}>
            {article.data.related.map((related) => (
              <li key={related.label}>
                <Link to={articleAddress(related.location, asOf)}>{related.label}</Link>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <section aria-label={t('article.citing')}>
        <h3 className={styles.heading}>
          {t('article.citing')} {citing.data ? <span>{citing.data.total}</span> : null}
        </h3>
        {citing.data?.items.length === 0 ? <p className={styles.quiet}>{t('article.noCiting')}</p> : null}
        <ul className={styles.list}>
          {citing.data?.items.map((hit) => (
            <li key={`${hit.location.lawId}/${hit.location.articleKey}`}>
              <Link to={articleAddress(hit.location, asOf)}>
                {hit.shortTitle} {hit.label}
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <ArticleCases lawId={lawId} articleKey={articleKey} />
      <ArticleNotes lawId={lawId} articleKey={articleKey} />
    </div>
  );
}
