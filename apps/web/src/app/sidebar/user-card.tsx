import { listQuotas } from '@mingfa/contract/account';
import { countUnreadAnswers } from '@mingfa/contract/feedback-unread';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { ActionMenu } from '../../components/action-menu.tsx';
import { useEndpoint } from '../../lib/query.ts';
import { useIsMember, useSession } from '../../lib/session.ts';
import { Avatar } from './avatar.tsx';
import styles from './sidebar.module.css';
import { useAccountActions } from './use-account-actions.tsx';

const VipEnding = lazy(() => import('./vip-ending.tsx'));

/** What is left of today's questions, in words; null while unknown. */
function useQuestionsLeft(): string | null {
  const { t } = useTranslation('shell');
  const hasSession = useSession((state) => state.hasSession);
  const { data } = useEndpoint(listQuotas, {}, { enabled: hasSession, retry: false });
  const quota = data?.items.find(({ kind }) => kind === 'question');
  if (!quota) return null;
  // A limit of 0 means none.
  if (quota.limit === 0) return t('user.unlimited');
  return t('user.questionsLeft', { left: Math.max(0, quota.limit - quota.used) });
}

/** Answers to one's feedback that one has not looked at. */
function useUnreadAnswers(): number {
  const hasSession = useSession((state) => state.hasSession);
  const { data } = useEndpoint(countUnreadAnswers, {}, { enabled: hasSession, retry: false });
  return data?.unread ?? 0;
}

/** Who is here, what is left, and the account menu. */
export function UserCard({ compact = false }: { compact?: boolean }) {
  const { t } = useTranslation('shell');
  const profile = useSession((state) => state.profile);
  const isMember = useIsMember();
  const { pathname } = useLocation();
  const left = useQuestionsLeft();
  const unreadAnswers = useUnreadAnswers();
  const actions = useAccountActions(unreadAnswers);
  const name = isMember ? profile.nickname || profile.mobile : t('user.guest');
  const hint = left ?? (isMember ? null : t('user.guestHint'));
  const menu = (
    <ActionMenu
      label={t('user.menu')}
      actions={actions}
      trigger={(props) => (
        <button
          type="button"
          className={compact ? styles.iconButton : styles.account}
          aria-label={compact ? `${t('user.menu')}：${name}` : undefined}
          {...props}
        >
          <span className={styles.face}>
            <Avatar profile={profile} />
            {unreadAnswers > 0 ? (
              <span
                className={styles.dot}
                role="img"
                aria-label={t('user.answered', { count: unreadAnswers })}
              />
            ) : null}
          </span>
          {compact ? null : (
            <span className={styles.who}>
              <span className={styles.nickname}>
                <span className={styles.nicknameText}>{name}</span>
                {profile.is_vip ? <span className={styles.vip}>VIP</span> : null}
              </span>
              {hint ? <span className={styles.left}>{hint}</span> : null}
            </span>
          )}
        </button>
      )}
    />
  );
  if (compact) return menu;
  return (
    <>
      {profile.is_vip ? (
        <Suspense>
          <VipEnding />
        </Suspense>
      ) : null}
      <div className={styles.user}>
        {menu}
        {isMember ? null : (
          <Link to="/sign_in" state={{ from: pathname }} className={styles.signIn}>
            {t('user.signIn')}
          </Link>
        )}
      </div>
    </>
  );
}
