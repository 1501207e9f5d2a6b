import { listSessions, revokeOtherSessions } from '@mingfa/contract/session';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { confirmAction } from '../../../components/confirm-action.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { NineCubeSpinner } from '../../../components/nine-cube-spinner.tsx';
import { useEndpoint, useEndpointMutation } from '../../../lib/query.ts';
import { useSessionDeeds } from '../hooks/use-session-deeds.ts';
import { SessionItem } from './session-item.tsx';
import styles from './settings-section.module.css';
import { SettingsSection } from './settings-section.tsx';

export function SessionSettings() {
  const { t } = useTranslation('account');
  const sessions = useEndpoint(listSessions, { query: { pageSize: 100 } });
  const { afterRevoking, confirm, deny, revoke } = useSessionDeeds();
  const revokingOthers = useEndpointMutation(revokeOtherSessions, afterRevoking);
  const revokeOthers = async () => {
    const confirmed = await confirmAction({
      title: t('settings.revokeOthersTitle'),
      text: t('settings.revokeOthersText'),
      confirmText: t('settings.revokeOthers'),
    });
    if (confirmed) revokingOthers.mutate({});
  };
  const items = sessions.data?.items ?? [];
  const mayConfirm = !items.some(({ current, isNew }) => current && isNew);
  return (
    <SettingsSection id="devices" title={t('settings.sessions')} hint={t('settings.sessionsHint')}>
      {sessions.isPending ? <NineCubeSpinner /> : null}
      {sessions.isError ? (
        <ErrorState error={sessions.error} onRetry={() => void sessions.refetch()} />
      ) : null}
      <ul className={styles.list}>
        {items.map((session) => (
          <SessionItem
            key={session.sessionId}
            session={session}
            mayConfirm={mayConfirm}
            onConfirm={() => confirm(session.sessionId)}
            onDeny={() => void deny(session.sessionId)}
            onRevoke={() => revoke(session.sessionId)}
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
