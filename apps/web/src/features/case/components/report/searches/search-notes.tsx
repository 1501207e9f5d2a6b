import type { ReportSearch } from '@mingfa/contract/case-report-project';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { RunningSearch } from '../../../hooks/use-report-search.ts';
import styles from './searches.module.css';

interface SearchNotesProps {
  logged: ReportSearch;
  search: RunningSearch;
}

/** What the number of hits does not tell: decisions that count no more, and typical cases that nobody is named as having published. */
export function SearchNotes({ logged, search: { form, run } }: SearchNotesProps) {
  const { t } = useTranslation('case-report');
  const { replaced = 0, unplaced = 0, tiers, method } = logged;
  const isOneTier = tiers.length === 1;
  const listTypical = () =>
    run({ ...form, tier: null, filters: { ...form.filters, authority: ['typical'] } });
  return (
    <>
      {replaced > 0 ? <p className={styles.problem}>{t('searches.replaced', { count: replaced })}</p> : null}
      {isOneTier && unplaced > 0 ? (
        <p className={styles.problem}>
          {t(method === 'facts' ? 'searches.unplacedFacts' : 'searches.unplaced', { count: unplaced })}{' '}
          <Button size="small" onClick={listTypical}>
            {t('searches.unplacedShow')}
          </Button>
        </p>
      ) : null}
    </>
  );
}
