import { listQuotas } from '@mingfa/contract/account';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ActionMenu } from '../../components/action-menu.tsx';
import { useEndpoint } from '../../lib/query.ts';
import { useIsMember, useSession } from '../../lib/session.ts';
import { Avatar } from './avatar.tsx';
import styles from './sidebar.module.css';
import { useAccountActions } from './use-account-actions.tsx';

/** How many questions are left today; null while unknown. */
function useQuestionsLeft(): number | null {
  const hasSession = useSession((state) => state.hasSession);
  const { data } = useEndpoint(listQuotas, {}, { enabled: hasSession, retry: false });
  const quota = data?.items.find(({ kind }) => kind === 'question');
  return quota ? Math.max(0, quota.limit - quota.used) : null;
}

/** Who is here, what is left, and the account menu. */
export function UserCard({ compact = false }: { compact?: boolean }) {
  const { t } = useTranslation('shell');
  const profile = useSession((state) => state.profile);
  const isMember = useIsMember();
  const left = useQuestionsLeft();
  const actions = useAccountActions();
  const name = isMember ? profile.nickname || profile.mobile : t('user.guest');
  const hint = left === null ? t('user.guestHint') : t('user.questionsLeft', { left });
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
          <Avatar profile={profile} />
          {compact ? null : (
            <span className={styles.who}>
              <span className={styles.nickname}>
                <span className={styles.nicknameText}>{name}</span>
                {profile.is_vip ? <span className={styles.vip}>VIP</span> : null}
              </span>
              {isMember && left === null ? null : <span className={styles.left}>{hint}</span>}
            </span>
          )}
        </button>
      )}
    />
  );
  if (compact) return menu;
  return (
    <div className={styles.user}>
      {menu}
      {isMember ? null : (
        <Link to="/sign_in" className={styles.signIn}>
          {t('user.signIn')}
        </Link>
      )}
    </div>
  );
}
