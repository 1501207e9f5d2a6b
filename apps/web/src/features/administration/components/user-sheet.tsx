import { getUser } from '@mingfa/contract/admin-user';
import type { EndpointOutput } from '@mingfa/contract/endpoint';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../components/loaded.tsx';
import { Sheet } from '../../../components/sheet.tsx';
import { formatTime } from '../../../lib/dates.ts';
import { formatBytes } from '../../../lib/format-bytes.ts';
import { useEndpoint } from '../../../lib/query.ts';
import styles from './admin-list.module.css';
import { UserActions } from './user-actions.tsx';
import { UserLimits } from './user-limits.tsx';

type Detail = EndpointOutput<typeof getUser>;

/** A person: when they came, how much they keep, and what can be done. */
export function UserSheet({ userId, onClose }: { userId: string; onClose: () => void }) {
  const { t } = useTranslation('admin-lists');
  const detail = useEndpoint(getUser, { params: { userId } });
  const name = detail.data?.nickname || detail.data?.mobile;
  return (
    <Sheet open title={name || t('users.title')} width={560} onClose={onClose}>
      <Loaded query={detail} missing={t('users.gone')}>
        {(user) => (
          <div className={styles.detail}>
            <UserFacts user={user} />
            <UserActions user={user} onDeleted={onClose} />
            {user.role === 'guest' ? null : <UserLimits userId={user.userId} />}
          </div>
        )}
      </Loaded>
    </Sheet>
  );
}

function UserFacts({ user }: { user: Detail }) {
  const { t } = useTranslation('admin-lists');
  const { usedBytes, limitBytes } = user.storage;
  const limit = limitBytes === 0 ? t('users.noLimit') : formatBytes(limitBytes);
  const facts: [string, string][] = [
    [t('users.id'), user.userId],
    [t('users.mobile'), user.mobile || '—'],
    [t('users.role'), t(`users.role_${user.role}`)],
    [t('users.state'), t(user.isLocked ? 'users.isLocked' : 'users.isOpen')],
    [t('users.createdAt'), formatTime(user.createdAt)],
    [t('users.seenAt'), user.lastSeenAt ? formatTime(user.lastSeenAt) : '—'],
    [t('users.sessions'), String(user.openSessions)],
    [t('users.secondFactor'), t(user.hasSecondFactor ? 'users.on' : 'users.off')],
    ['VIP', user.vipUntil ? formatTime(user.vipUntil) : '—'],
    [t('users.storage'), `${formatBytes(usedBytes)} / ${limit}`],
    ...user.kept
      .filter(({ used }) => used > 0)
      .map(({ kind, used }): [string, string] => [t(`users.kept.${kind}`), String(used)]),
  ];
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.quiet}>{t('users.countsOnly')}</p>
    </>
  );
}
