import { listCitingCases } from '@mingfa/contract/case';
import { CASE_OUTCOME_LABELS } from '@mingfa/contract/labels/case-labels';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { caseAddress } from '../../../lib/case-address.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { useEndpoint } from '../../../lib/query.ts';
import styles from './article-context.module.css';

const SHOWN = 8;

/** Cases that cite the article, newest first, with what became of them; nothing where none is held. */
export function ArticleCases({ lawId, articleKey }: { lawId: string; articleKey: string }) {
  const { t } = useTranslation('law');
  const cases = useEndpoint(listCitingCases, { query: { lawId, articleKey, page: 1, pageSize: SHOWN } });
  if (!cases.data || cases.data.total === 0) return null;
  const { items, total, byOutcome } = cases.data;
  const outcomes = byOutcome.flatMap(({ value, count }) =>
    value ? [`${CASE_OUTCOME_LABELS[currentLanguage()][value]} ${count}`] : [],
  );
  return (
    <section aria-label={t('article.cases')}>
      <h3 className={styles.heading}>
        {t('article.cases')} <span>{total}</span>
      </h3>
      {outcomes.length > 0 ? <p className={styles.quiet}>{outcomes.join(' · ')}</p> : null}
      <ul className={styles.list}>
        {items.map((one) => (
          <li key={one.caseId}>
            <Link to={caseAddress(one.caseId)}>{one.title}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
