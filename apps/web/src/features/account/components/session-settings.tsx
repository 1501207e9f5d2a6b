import type { EndpointOutput } from '@mingfa/contract/endpoint';
import { listSessions, revokeOtherSessions, revokeSession } from '@mingfa/contract/session';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { confirmAction } from '../../../components/confirm-action.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { NineCubeSpinner } from '../../../components/nine-cube-spinner.tsx';
import { formatTime } from '../../../lib/dates.ts';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { endpointKey, queryClient, useEndpoint, useEndpointMutation } from '../../../lib/query.ts';
import { toast } from '../../../lib/toast.ts';
import styles from './settings-section.module.css';
import { SettingsSection } from './settings-section.tsx';

type SessionSummary = EndpointOutput<typeof listSessions>['items'][number];

function SessionItem({ session, onRevoke }: { session: SessionSummary; onRevoke: () => void }) {
  const { t } = useTranslation('account');
  const device = session.device || t('settings.unknownDevice');
  return (
    <li className={styles.item}>
      <span className={styles.itemText}>
        {device}
        {session.current ? <span className={styles.here}>{t('settings.thisDevice')}</span> : null}
        <span className={styles.small}>
          {session.address} · {t('settings.lastSeen', { time: formatTime(session.lastSeenAt) })}
        </span>
      </span>
      {session.current ? null : (
        <Button size="small" aria-label={t('settings.revokeLabel', { device })} onClick={onRevoke}>
          {t('settings.revoke')}
        </Button>
      )}
    </li>
  );
}

export function SessionSettings() {
  const { t } = useTranslation('account');
  const sessions = useEndpoint(listSessions, { query: { pageSize: 100 } });
  const afterwards = {
    onSuccess: () => {
      toast.success(t('settings.revoked'));
      void queryClient.invalidateQueries({ queryKey: endpointKey(listSessions) });
    },
    onError: toastFailure,
  };
  const revoking = useEndpointMutation(revokeSession, afterwards);
  const revokingOthers = useEndpointMutation(revokeOtherSessions, afterwards);
  const revokeOthers = async () => {
    const confirmed = await confirmAction({
      title: t('settings.revokeOthersTitle'),
      text: t('settings.revokeOthersText'),
      confirmText: t('settings.revokeOthers'),
    });
    if (confirmed) revokingOthers.mutate({});
  };
  const items = sessions.data?.items ?? [];
  return (
    <SettingsSection title={t('settings.sessions')} hint={t('settings.sessionsHint')}>
      {sessions.isPending ? <NineCubeSpinner /> : null}
      {sessions.isError ? (
        <ErrorState error={sessions.error} onRetry={() => void sessions.refetch()} />
      ) : null}
      <ul className={styles.list}>
        {items.map((session) => (
          <SessionItem
            key={session.sessionId}
            session={session}
            onRevoke={() => revoking.mutate({ params: { sessionId: session.sessionId } })}
          />
        ))}
      </ul>
      {items.length > 1 ? (
        <div>
          <Button loading={revokingOthers.isPending} onClick={() => void revokeOthers()}>
            {t('settings.revokeOthers')}
          </Button>
        </div>
      ) : null}
    </SettingsSection>
  );
}
