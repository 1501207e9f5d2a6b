import type { AnswerData } from '@mingfa/contract/answer-data';
import { GAP_REASON_LABELS, SEARCH_SCOPE_LABELS } from '@mingfa/contract/labels/search-labels';
import type { GapReason } from '@mingfa/contract/search-data';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { currentLanguage } from '../../../../lib/i18n.ts';
import { useSession } from '../../../../lib/session.ts';
import styles from './search-parts.module.css';

/** Where an administrator can do something about it. */
const MENDED_AT: Partial<
  Record<GapReason, { to: string; label: 'gaps.setUp' | 'gaps.importLaws' | 'gaps.importCases' }>
> = {
  not_configured: { to: '/admin?tab=search', label: 'gaps.setUp' },
  starter_library: { to: '/admin?tab=library', label: 'gaps.importLaws' },
  library_empty: { to: '/case_search', label: 'gaps.importCases' },
};

/** What was not found, where it was looked for, why, and what can be done about it. */
export function GapList({ gaps }: AnswerData['gaps']) {
  const { t } = useTranslation('ai-search');
  const title = useId();
  const isAdministrator = useSession((state) => state.profile.role === 'admin');
  const scopes = SEARCH_SCOPE_LABELS[currentLanguage()];
  if (gaps.length === 0) return null;
  return (
    <section className={styles.gaps} aria-labelledby={title}>
      <h3 id={title}>{t('gaps.title')}</h3>
      <ul>
        {gaps.map(({ what, why, lookedIn, how }) => {
          const mend = MENDED_AT[why];
          return (
            <li key={`${what} ${why}`}>
              <p className={styles.what}>{what}</p>
              <p className={styles.why}>
                {GAP_REASON_LABELS[currentLanguage()][why]}
                {lookedIn.length > 0
                  ? ` · ${t('gaps.lookedIn', { scopes: lookedIn.map((scope) => scopes[scope]).join(t('gaps.and')) })}`
                  : null}
              </p>
              {how ? <p className={styles.how}>{how}</p> : null}
              {isAdministrator && mend ? <Link to={mend.to}>{t(mend.label)}</Link> : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
