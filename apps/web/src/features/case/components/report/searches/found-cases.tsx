import CheckOutlined from '@ant-design/icons/CheckOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import type { CaseSummary } from '@mingfa/contract/case';
import type { CaseReport } from '@mingfa/contract/case-report-project';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../../../components/empty-state.tsx';
import { ErrorState } from '../../../../../components/error-state.tsx';
import results from '../../../../../components/search-screen/results.module.css';
import { SkeletonRows } from '../../../../../components/skeleton-rows.tsx';
import type { OpenReport } from '../../../hooks/use-report.ts';
import type { RunningSearch } from '../../../hooks/use-report-search.ts';
import { useReportWords } from '../../../hooks/use-report-words.ts';
import { isTierHeld } from '../../../model/tier-holdings.ts';
import { CaseRow } from '../../case-row.tsx';
import { SimilarCaseRow } from '../../similar-case-row.tsx';
import { ChooseCaseDialog } from './choose-case-dialog.tsx';
import { ReplacedNotice } from './replaced-notice.tsx';
import { SearchNotes } from './search-notes.tsx';
import styles from './searches.module.css';

interface FoundCasesProps {
  open: OpenReport;
  search: RunningSearch;
}

/** What the search just run has found; each case can be chosen, with for whom it speaks and why. */
export function FoundCases({ open, search }: FoundCasesProps) {
  const { t } = useTranslation(['case-report', 'case']);
  const [choosing, setChoosing] = useState<CaseSummary | null>(null);
  const { running, found, run } = search;
  const { report } = open;
  if (running.isPending) return <SkeletonRows count={6} label={t('case:search.loading')} />;
  if (running.isError) return <ErrorState error={running.error} onRetry={() => run()} />;
  if (!found)
    return (
      <EmptyState
        sentence={report.searchCount === 0 ? t('searches.none') : t('searches.nextOne')}
        hint={t('searches.noneHint')}
      />
    );
  const { hits, similar, notices, search: logged } = found;
  const noticeOf = ({ caseId }: CaseSummary) => {
    const notice = notices.find((one) => one.caseId === caseId);
    return notice ? <ReplacedNotice notice={notice} report={report} onStanding={setChoosing} /> : null;
  };
  const [tier] = logged.tiers;
  const isNotHeld =
    logged.tiers.length === 1 && tier !== undefined && !isTierHeld(logged.holdings.byTier, tier);
  const action = (one: CaseSummary) => (
    <ChooseButton report={report} one={one} onChoose={() => setChoosing(one)} />
  );
  return (
    <section aria-label={t('searches.found')}>
      <h3 className={results.heading} aria-live="polite">
        {t('searches.foundCount', { number: logged.number, count: logged.hits })}
      </h3>
      {logged.problem ? <p className={styles.problem}>{t('searches.problem')}</p> : null}
      <SearchNotes logged={logged} search={search} />
      {hits.length + similar.length === 0 ? (
        <EmptyState
          sentence={t(isNotHeld ? 'searches.notHeld' : 'searches.nothing')}
          hint={t(isNotHeld ? 'searches.notHeldHint' : 'searches.nothingHint')}
        />
      ) : null}
      <ul className={results.rows}>
        {hits.map((hit) => (
          <CaseRow key={hit.caseId} hit={hit} action={action(hit)} notice={noticeOf(hit)} />
        ))}
        {similar.map((one) => (
          <SimilarCaseRow key={one.caseId} one={one} action={action(one)} notice={noticeOf(one)} />
        ))}
      </ul>
      {logged.hits > hits.length + similar.length ? (
        <p className={styles.quiet}>{t('searches.firstOnly', { count: hits.length + similar.length })}</p>
      ) : null}
      {choosing ? (
        <ChooseCaseDialog
          key={choosing.caseId}
          open={open}
          one={choosing}
          notice={noticeOf(choosing)}
          onClose={() => setChoosing(null)}
        />
      ) : null}
    </section>
  );
}

interface ChooseButtonProps {
  report: CaseReport;
  one: CaseSummary;
  onChoose: () => void;
}

/** Chooses a case, or says that it is chosen and for whom it speaks. */
function ChooseButton({ report, one, onChoose }: ChooseButtonProps) {
  const { t } = useTranslation('case-report');
  const names = useReportWords();
  const chosen = report.cases.find(({ caseId }) => caseId === one.caseId);
  const label = chosen
    ? t('choose.chosenAs', { title: one.title, stance: names.stance[chosen.stance] })
    : t('choose.one', { title: one.title });
  return (
    <Button
      size="small"
      className={styles.choose ?? ''}
      icon={chosen ? <CheckOutlined aria-hidden /> : <PlusOutlined aria-hidden />}
      aria-label={label}
      onClick={onChoose}
    >
      {chosen ? names.stance[chosen.stance] : t('choose.submit')}
    </Button>
  );
}
