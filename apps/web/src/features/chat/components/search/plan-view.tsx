import CheckOutlined from '@ant-design/icons/CheckOutlined';
import ClockCircleOutlined from '@ant-design/icons/ClockCircleOutlined';
import CloseCircleOutlined from '@ant-design/icons/CloseCircleOutlined';
import LoadingOutlined from '@ant-design/icons/LoadingOutlined';
import MinusCircleOutlined from '@ant-design/icons/MinusCircleOutlined';
import type { AnswerData } from '@mingfa/contract/answer-data';
import { SEARCH_DEPTH_LABELS, SEARCH_SCOPE_LABELS } from '@mingfa/contract/labels/search-labels';
import type { PlannedSearch } from '@mingfa/contract/search-data';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../../lib/i18n.ts';
import { inOrder, planCounts } from '../../model/plan-counts.ts';
import styles from './plan-view.module.css';

export interface PlanViewProps {
  plan: AnswerData['plan'];
  /** It goes on. */
  isLive: boolean;
}

/** How a question is looked up: what it asks, one by one, with each search and what it found. Folded once the answer stands. */
export function PlanView({ plan, isLive }: PlanViewProps) {
  const { t } = useTranslation('ai-search');
  const title = useId();
  const [isOpen, setIsOpen] = useState<boolean | null>(null);
  const { done, all, found, scopes } = planCounts(plan);
  const groups = inOrder(plan);
  const isUnfolded = isOpen ?? isLive;
  return (
    <section className={styles.plan} aria-labelledby={title}>
      <button
        type="button"
        className={styles.summary}
        aria-expanded={isUnfolded}
        onClick={() => setIsOpen(!isUnfolded)}
      >
        <span id={title} className={styles.title}>
          {t('plan.title')}
        </span>
        <span className={styles.counts}>
          {[
            SEARCH_DEPTH_LABELS[currentLanguage()][plan.depth],
            done < all ? t('plan.progress', { done, all }) : t('plan.searches', { count: all }),
            t('plan.found', { count: found }),
          ].join(' · ')}
        </span>
      </button>
      {isUnfolded ? (
        <>
          <ol className={styles.questions}>
            {groups.map(({ id, text, searches }) => (
              <li key={id}>
                <p className={styles.question}>{text ?? t('plan.wholeQuestion')}</p>
                <ul className={styles.searches}>
                  {searches.map((search) => (
                    <SearchRow key={search.id} search={search} isLive={isLive} />
                  ))}
                </ul>
              </li>
            ))}
          </ol>
          <p className={styles.limits}>
            {plan.reached ? t(`plan.reached_${plan.reached}`, { limit: plan.limits[plan.reached] }) : null}
            {plan.reached ? null : t('plan.limits', plan.limits)}
          </p>
        </>
      ) : null}
      <ul className={styles.scopes} aria-label={t('plan.perScope')}>
        {scopes.map(({ scope, found: ofScope, state }) => (
          <li key={scope} className={styles[state]}>
            {SEARCH_SCOPE_LABELS[currentLanguage()][scope]}{' '}
            <span>
              {state === 'missing'
                ? t('plan.notSetUp')
                : state !== 'working'
                  ? ofScope
                  : isLive
                    ? '…'
                    : t('plan.stopped')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const ICONS = {
  waiting: ClockCircleOutlined,
  running: LoadingOutlined,
  done: CheckOutlined,
  failed: CloseCircleOutlined,
  not_configured: MinusCircleOutlined,
} as const;

/** Its words have left the house. */
const WAS_SENT: ReadonlySet<PlannedSearch['state']> = new Set(['running', 'done', 'failed']);

function SearchRow({ search, isLive }: { search: PlannedSearch; isLive: boolean }) {
  const { t } = useTranslation('ai-search');
  const { scope, query, filters, found, byModel } = search;
  // What was stopped or broke off waits for nothing any more.
  const isOver = !isLive && (search.state === 'waiting' || search.state === 'running');
  const state = isOver ? 'not_configured' : search.state;
  const Icon = state === 'done' && found === 0 ? MinusCircleOutlined : ICONS[state];
  const applied = Object.entries(filters).map(([label, value]) => `${label}：${value}`);
  return (
    <li className={`${styles.search} ${styles[state]}`}>
      <Icon aria-hidden />
      <span className={styles.scope}>{SEARCH_SCOPE_LABELS[currentLanguage()][scope]}</span>
      <span className={styles.query}>
        {query}
        {applied.length > 0 ? <span className={styles.filters}>{applied.join(' · ')}</span> : null}
        {scope === 'web' && query !== '' && WAS_SENT.has(search.state) ? (
          <span className={styles.filters}>{t('plan.sentOut')}</span>
        ) : null}
        {byModel ? <span className={styles.filters}>{t('plan.byModel')}</span> : null}
      </span>
      <span className={styles.found}>
        {isOver
          ? t('plan.stopped')
          : state === 'done'
            ? t('plan.hits', { count: found ?? 0 })
            : t(`plan.${state}`)}
      </span>
    </li>
  );
}
