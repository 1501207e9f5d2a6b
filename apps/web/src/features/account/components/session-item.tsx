import type { EndpointOutput } from '@mingfa/contract/endpoint';
import type { listSessions } from '@mingfa/contract/session';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../lib/dates.ts';
import styles from './settings-section.module.css';

export type SessionSummary = EndpointOutput<typeof listSessions>['items'][number];

export interface SessionItemProps {
  session: SessionSummary;
  /** The person may say of a new device whether it is theirs. */
  mayConfirm: boolean;
  onConfirm: () => void;
  onDeny: () => void;
  onRevoke: () => void;
}

/** A device that is signed in, and what can be done about it. */
export function SessionItem({ session, mayConfirm, onConfirm, onDeny, onRevoke }: SessionItemProps) {
  const { t } = useTranslation('account');
  const device = session.device || t('settings.unknownDevice');
  const isAsked = session.isNew && mayConfirm && !session.current;
  return (
    <li className={styles.item}>
      <span className={styles.itemText}>
        {device}
        {session.current ? <span className={styles.here}>{t('settings.thisDevice')}</span> : null}
        {session.isNew && !session.current ? (
          <span className={styles.here}>{t('settings.newDevice')}</span>
        ) : null}
        <span className={styles.small}>
          {[
            ...(session.address ? [session.address] : []),
            t('settings.signedIn', { time: formatTime(session.createdAt) }),
            t('settings.lastSeen', { time: formatTime(session.lastSeenAt) }),
          ].join(' · ')}
        </span>
      </span>
      {isAsked ? (
        <>
          <Button size="small" aria-label={t('settings.confirmDeviceLabel', { device })} onClick={onConfirm}>
            {t('settings.confirmDevice')}
          </Button>
          <Button size="small" danger aria-label={t('settings.notMeLabel', { device })} onClick={onDeny}>
            {t('settings.notMe')}
          </Button>
        </>
      ) : null}
      {session.current || isAsked ? null : (
        <Button size="small" aria-label={t('settings.revokeLabel', { device })} onClick={onRevoke}>
          {t('settings.revoke')}
        </Button>
      )}
    </li>
  );
}
