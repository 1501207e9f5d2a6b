import { useTranslation } from 'react-i18next';
import { Section } from '../../../../../components/fields/section.tsx';
import { useReportSearch } from '../../../hooks/use-report-search.ts';
import type { SearchedTier } from '../../../model/report-search-form.ts';
import { CaseLibraryLine } from '../../case-library-line.tsx';
import type { ReportStepProps } from '../report-step-props.ts';
import { FoundCases } from './found-cases.tsx';
import { ReportSearchBox } from './report-search-box.tsx';
import { SearchLog } from './search-log.tsx';
import styles from './searches.module.css';
import { TierLadder } from './tier-ladder.tsx';

/** Searches are run here; what was really looked for is written down beside them. */
export function SearchesStep({ open }: ReportStepProps) {
  const { t } = useTranslation('case-report');
  const { report, kept } = open;
  const search = useReportSearch(report.reportId, kept.keeper.settle);
  const { form } = search;
  // With nothing asked yet the tier is only set: what is looked for in it is still to be written.
  const searchTier = (tier: SearchedTier) => {
    const isAsked = form.by === 'search' ? form.q.trim() !== '' : (form.story ?? report.pending.facts) !== '';
    if (isAsked) search.run({ ...form, tier });
    else search.change({ tier });
  };
  return (
    <Section wide title={t('step.searches')} intro={t('searches.intro')}>
      <div className={styles.columns}>
        <div className={styles.main}>
          <ReportSearchBox report={report} search={search} />
          <CaseLibraryLine />
          <FoundCases open={open} search={search} />
        </div>
        <aside className={styles.aside} aria-label={t('log.label')}>
          <TierLadder report={report} onTier={searchTier} />
          <SearchLog report={report} onAgain={search.change} />
        </aside>
      </div>
    </Section>
  );
}
