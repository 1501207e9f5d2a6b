import { listReportSearches } from '@mingfa/contract/case-report';
import type { CaseReport, ReportSearch } from '@mingfa/contract/case-report-project';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../../../components/error-state.tsx';
import { PageTurner } from '../../../../../components/row-list/page-turner.tsx';
import { SkeletonRows } from '../../../../../components/skeleton-rows.tsx';
import { formatTime } from '../../../../../lib/dates.ts';
import { useEndpoint } from '../../../../../lib/query.ts';
import { useCaseWords } from '../../../hooks/use-case-words.ts';
import { useFilterWords } from '../../../hooks/use-filter-words.ts';
import { useReportWords } from '../../../hooks/use-report-words.ts';
import { formOf, type ReportSearchForm } from '../../../model/report-search-form.ts';
import { isTierHeld } from '../../../model/tier-holdings.ts';
import styles from './searches.module.css';

const PAGE_SIZE = 50;

interface SearchLogProps {
  report: CaseReport;
  onAgain: (form: ReportSearchForm) => void;
}

/** The searches that ran, the last one first: written down as they ran, never changed. */
export function SearchLog({ report, onAgain }: SearchLogProps) {
  const { t } = useTranslation('case-report');
  const { reportId, searchCount } = report;
  const lastPage = Math.max(1, Math.ceil(searchCount / PAGE_SIZE));
  const [fromLast, setFromLast] = useState(0);
  const page = Math.max(1, lastPage - fromLast);
  const log = useEndpoint(
    listReportSearches,
    { params: { reportId }, query: { page, pageSize: PAGE_SIZE } },
    { placeholderData: (earlier) => earlier },
  );
  return (
    <section className={styles.card} aria-labelledby="search-log">
      <h3 id="search-log" className={styles.cardTitle} aria-live="polite">
        {t('log.count', { count: searchCount })}
      </h3>
      <p className={styles.quiet}>{t('log.intro')}</p>
      {log.isPending ? <SkeletonRows count={2} label={t('log.loading')} /> : null}
      {log.isError ? <ErrorState error={log.error} onRetry={() => void log.refetch()} /> : null}
      <ol className={styles.log} reversed>
        {log.data?.items.toReversed().map((one) => (
          <LogEntry key={one.searchId} one={one} onAgain={() => onAgain(formOf(one))} />
        ))}
      </ol>
      <PageTurner
        page={fromLast + 1}
        pageSize={PAGE_SIZE}
        total={searchCount}
        onTurn={(turned) => setFromLast(turned - 1)}
      />
    </section>
  );
}

function LogEntry({ one, onAgain }: { one: ReportSearch; onAgain: () => void }) {
  const { t } = useTranslation(['case-report', 'case']);
  const names = useReportWords();
  const filterWords = useFilterWords();
  const words = useCaseWords();
  const { number, ranAt, ranBy, method, asked, hits, searched, hitsByTier, terms, excluded, top } = one;
  const { tiers, section, within, reference, replaced = 0, unplaced = 0, holdings } = one;
  const sections: Readonly<Record<string, string>> = words.section;
  const [tier] = tiers;
  const isNotHeld = tiers.length === 1 && tier !== undefined && !isTierHeld(holdings.byTier, tier);
  const found = [
    isNotHeld ? t('log.notHeld') : t('log.hits', { count: hits, searched }),
    replaced > 0 && t('log.replaced', { count: replaced }),
  ];
  const byTier = hitsByTier
    .filter(({ count }) => count > 0)
    .map(({ tier, count }) => `${names.tier[tier]} ${count.toLocaleString('en-US')}`)
    .join('、');
  const narrowed = filterWords(one.filters);
  const held = [
    t('log.held', { shared: holdings.shared, own: holdings.own }),
    holdings.byAuthority
      .map(({ value, count }) => `${words.authority[value]} ${count.toLocaleString('en-US')}`)
      .join('、'),
  ];
  const details: readonly (readonly [string, string])[] = [
    [t('log.at'), [formatTime(ranAt), ranBy].filter(Boolean).join(' · ')],
    [t('log.asked'), asked],
    [t('log.terms'), terms.join('、')],
    [t('log.excluded'), excluded.join('、')],
    [t('log.reference'), reference ?? ''],
    [t('log.tier'), tiers.map((each) => names.tier[each]).join('、') || t('log.everyTier')],
    [t('log.section'), section ? (sections[section] ?? section) : t('log.anywhere')],
    [t('log.within'), within ?? ''],
    [t('log.filters'), narrowed || t('log.noFilters')],
    [t('log.byTier'), byTier],
    [t('log.unplaced'), unplaced > 0 ? t('log.unplacedCount', { count: unplaced }) : ''],
    [t('log.holdings'), held.filter(Boolean).join('，')],
  ];
  return (
    <li className={styles.entry}>
      <div className={styles.entryHead}>
        <strong>
          {number}. {names.method[method]}
        </strong>
        <span className={styles.quiet}>{found.filter(Boolean).join('，')}</span>
      </div>
      {asked ? <p className={styles.asked}>{asked}</p> : null}
      <details className={styles.details}>
        <summary>{t('log.details', { number })}</summary>
        <dl>
          {details.map(([label, value]) =>
            value ? (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ) : null,
          )}
        </dl>
        {top.length > 0 ? (
          <ol className={styles.top}>
            {top.map(({ rank, caseId, title, number: own }) => (
              <li key={caseId} value={rank}>
                {own && !title.includes(own) ? `${title} · ${own}` : title}
              </li>
            ))}
          </ol>
        ) : null}
        <Button size="small" onClick={onAgain}>
          {t('log.again')}
        </Button>
      </details>
    </li>
  );
}
