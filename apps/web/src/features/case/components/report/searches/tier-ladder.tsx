import CheckCircleFilled from '@ant-design/icons/CheckCircleFilled';
import { stopReportSearch } from '@mingfa/contract/case-report';
import type { CaseReport } from '@mingfa/contract/case-report-project';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '../../../../../components/reason-dialog.tsx';
import { toastFailure } from '../../../../../lib/describe-failure.ts';
import { useEndpointMutation } from '../../../../../lib/query.ts';
import { storeReport } from '../../../hooks/use-report.ts';
import { useReportWords } from '../../../hooks/use-report-words.ts';
import { isSearchedTier, SEARCHED_TIERS, type SearchedTier } from '../../../model/report-search-form.ts';
import { isTierHeld } from '../../../model/tier-holdings.ts';
import styles from './searches.module.css';

interface TierLadderProps {
  report: CaseReport;
  /** Searches are to look through this tier next. */
  onTier: (tier: SearchedTier) => void;
}

/** In this order courts ask for the search: which tiers were looked through, and where it may end. */
export function TierLadder({ report, onTier }: TierLadderProps) {
  const { t } = useTranslation('case-report');
  const names = useReportWords();
  const [stopping, setStopping] = useState<SearchedTier | null>(null);
  const { reportId, stop, courts, tiers, cases, openPoints, searchCount } = report;
  const stopSearch = useEndpointMutation(stopReportSearch, {
    onSuccess: (changed) => {
      storeReport(changed);
      setStopping(null);
    },
    onError: toastFailure,
  });
  const open = new Set(openPoints.flatMap(({ kind, tier }) => (kind === 'tier_not_searched' ? [tier] : [])));
  const courtsOf: Partial<Record<SearchedTier, string>> = {
    ...(courts.high ? { high: courts.high } : {}),
    higher_and_own: [courts.higher.name, courts.hearing.name].filter(Boolean).join('、'),
  };
  const stopAt = stop && isSearchedTier(stop.tier) ? SEARCHED_TIERS.indexOf(stop.tier) : -1;
  return (
    <section className={styles.card} aria-labelledby="tier-ladder">
      <h3 id="tier-ladder" className={styles.cardTitle}>
        {t('ladder.label')}
      </h3>
      <p className={styles.quiet}>{t('ladder.rule')}</p>
      <ol className={styles.ladder}>
        {SEARCHED_TIERS.map((tier, place) => {
          // 案例库 stands beside the order: it is searched whatever was found in other tiers.
          const isAfterStop = stopAt >= 0 && place > stopAt && tier !== 'court_library';
          const isUnread = tier === 'high' && courts.high === null;
          const held = tiers.find((one) => one.tier === tier);
          const isNotHeld = !isUnread && !isTierHeld(tiers, tier);
          const isSearched = searchCount > 0 && !open.has(tier) && !isAfterStop && !isUnread && !isNotHeld;
          const chosen = cases.filter((one) => one.tier === tier && one.duty !== 'none').length;
          const state = isUnread
            ? 'unread'
            : isNotHeld
              ? 'notHeld'
              : isAfterStop
                ? 'notNeeded'
                : isSearched
                  ? 'searched'
                  : 'notSearched';
          return (
            <li key={tier} className={styles.rung}>
              <span className={styles.rungName}>
                {isSearched ? <CheckCircleFilled className={styles.done} aria-hidden /> : null}{' '}
                {names.tier[tier]}
              </span>
              <span className={isNotHeld ? styles.notHeld : styles.quiet}>
                {[
                  courtsOf[tier],
                  held && !isNotHeld && t('ladder.held', { count: held.count }),
                  t(`ladder.${state}`),
                  chosen > 0 && t('ladder.chosen', { count: chosen }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              <span className={styles.rungActions}>
                {isSearched || isAfterStop || isUnread || isNotHeld ? null : (
                  <Button
                    size="small"
                    type="text"
                    aria-label={t('ladder.searchTier', { tier: names.tier[tier] })}
                    onClick={() => onTier(tier)}
                  >
                    {t('ladder.search')}
                  </Button>
                )}
                {isSearched && !stop && chosen > 0 && tier !== 'higher_and_own' ? (
                  <Button
                    size="small"
                    type="text"
                    aria-label={t('ladder.stopAt', { tier: names.tier[tier] })}
                    onClick={() => setStopping(tier)}
                  >
                    {t('ladder.stop')}
                  </Button>
                ) : null}
              </span>
            </li>
          );
        })}
      </ol>
      {stop ? (
        <p className={styles.stopped}>
          {t('ladder.stopped', { tier: names.tier[stop.tier], reason: stop.reason })}
          <Button
            size="small"
            type="text"
            loading={stopSearch.isPending}
            onClick={() => stopSearch.mutate({ params: { reportId }, body: { stop: null } })}
          >
            {t('ladder.goOn')}
          </Button>
        </p>
      ) : null}
      {stopping && stopping !== 'higher_and_own' ? (
        <ReasonDialog
          title={t('ladder.stopAt', { tier: names.tier[stopping] })}
          hint={t('ladder.stopHint')}
          label={t('ladder.stopReason')}
          confirm={t('ladder.stop')}
          isPending={stopSearch.isPending}
          onConfirm={(reason) =>
            stopSearch.mutate({ params: { reportId }, body: { stop: { tier: stopping, reason } } })
          }
          onClose={() => setStopping(null)}
        />
      ) : null}
    </section>
  );
}
