import type { Finding } from '@mingfa/contract/review';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { CitationBadge } from '../../../components/citation-badge.tsx';
import { articleAddress } from '../../../lib/article-address.ts';
import styles from './finding-card.module.css';

/** The articles a finding relies on, each with what the library says of it. */
export function FindingArticles({ finding, asOf }: { finding: Finding; asOf: string }) {
  const { t } = useTranslation('review');
  const navigate = useNavigate();
  return (
    <div className={styles.articles}>
      <span className={styles.label}>{t('review.articles')}</span>
      {finding.articles.map(({ citation, state, lawId, versionId, articleKey }) => (
        <CitationBadge
          key={citation}
          state={state}
          label={citation}
          {...(lawId && articleKey
            ? {
                onClick: () =>
                  void navigate(
                    articleAddress({ lawId, versionId, articleKey, paragraph: null, item: null }, asOf),
                  ),
              }
            : {})}
        />
      ))}
    </div>
  );
}
