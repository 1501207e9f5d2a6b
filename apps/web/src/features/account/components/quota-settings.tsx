import { listQuotas } from '@mingfa/contract/account';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../components/error-state.tsx';
import { formatTime } from '../../../lib/dates.ts';
import { useEndpoint } from '../../../lib/query.ts';
import styles from './settings-section.module.css';
import { SettingsSection } from './settings-section.tsx';

const NAMES = { question: 'settings.quotaQuestion', upload: 'settings.quotaUpload' } as const;

export function QuotaSettings() {
  const { t } = useTranslation('account');
  const quotas = useEndpoint(listQuotas, {});
  return (
    <SettingsSection title={t('settings.quotas')}>
      {quotas.isError ? <ErrorState error={quotas.error} onRetry={() => void quotas.refetch()} /> : null}
      {quotas.data?.items.map(({ kind, limit, used, resetsAt }) => (
        <div key={kind} className={styles.row}>
          <span className={styles.label}>{t(NAMES[kind])}</span>
          <meter
            className={styles.meter}
            min={0}
            max={Math.max(1, limit)}
            value={Math.max(0, limit - used)}
            aria-label={t(NAMES[kind])}
          />
          <span>{t('settings.quotaLeft', { left: Math.max(0, limit - used), limit })}</span>
          <span className={styles.small}>{t('settings.quotaResets', { time: formatTime(resetsAt) })}</span>
        </div>
      ))}
    </SettingsSection>
  );
}
