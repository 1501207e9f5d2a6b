import { listSessions } from '@mingfa/contract/session';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { formatTime } from '../../../../lib/dates.ts';
import { useEndpoint } from '../../../../lib/query.ts';
import { useSessionDeeds } from '../../hooks/use-session-deeds.ts';
import styles from './rights.module.css';

/** Shown everywhere until the person has said of each sign-in somewhere new that it was them, or signed that device out. */
export function NewDeviceBanner({ count }: { count: number }) {
  const { t } = useTranslation(['rights', 'account']);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  // The newest that waits is asked about here; who has several sees them in the settings.
  const sessions = useEndpoint(listSessions, { query: { pageSize: 100 } });
  const { isBusy, confirm, deny } = useSessionDeeds();
  const waiting = (sessions.data?.items ?? [])
    .filter(({ isNew, current }) => isNew && !current)
    .sort((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt));
  const [newest] = waiting;
  const device = newest?.device || t('account:settings.unknownDevice');
  const place = newest?.address || t('newDevice.unknownPlace');
  return (
    <div className={styles.banner} role="status">
      <span>
        {newest
          ? t('newDevice.one', { device, place, time: formatTime(newest.createdAt) })
          : t('newDevice.text', { count })}
      </span>
      {newest ? (
        <>
          <Button size="small" disabled={isBusy} onClick={() => confirm(newest.sessionId)}>
            {t('newDevice.me')}
          </Button>
          <Button size="small" danger disabled={isBusy} onClick={() => void deny(newest.sessionId)}>
            {t('newDevice.signOut')}
          </Button>
        </>
      ) : null}
      {pathname === '/settings' || (newest && waiting.length < 2) ? null : (
        <Button size="small" type="link" onClick={() => void navigate('/settings#devices')}>
          {newest ? t('newDevice.all', { count: waiting.length }) : t('newDevice.see')}
        </Button>
      )}
    </div>
  );
}
