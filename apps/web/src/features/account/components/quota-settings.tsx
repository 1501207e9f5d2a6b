import { listQuotas } from '@mingfa/contract/account';
import type { EndpointOutput } from '@mingfa/contract/endpoint';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ErrorState } from '../../../components/error-state.tsx';
import { formatTime } from '../../../lib/dates.ts';
import { formatBytes } from '../../../lib/format-bytes.ts';
import { useEndpoint } from '../../../lib/query.ts';
import { useSession } from '../../../lib/session.ts';
import styles from './settings-section.module.css';
import { SettingsSection } from './settings-section.tsx';

type Quota = EndpointOutput<typeof listQuotas>['items'][number];
type Storage = EndpointOutput<typeof listQuotas>['storage'];
type Own = EndpointOutput<typeof listQuotas>['own'][number];
type Kept = EndpointOutput<typeof listQuotas>['kept'][number];

function QuotaRow({ quota: { kind, limit, used, resetsAt } }: { quota: Quota }) {
  const { t } = useTranslation(['account', 'quota']);
  const name = t(`quota:kinds.${kind}`);
  const left = Math.max(0, limit - used);
  // A limit of 0 means none.
  if (limit === 0)
    return (
      <div className={styles.row}>
        <span className={styles.label}>{name}</span>
        <span>{t('settings.quotaUnlimited')}</span>
      </div>
    );
  return (
    <div className={styles.row}>
      <span className={styles.label}>{name}</span>
      <meter className={styles.meter} min={0} max={limit} value={left} aria-label={name} />
      <span>{t('settings.quotaLeft', { left, limit })}</span>
      <span className={styles.small}>{t('settings.quotaResets', { time: formatTime(resetsAt) })}</span>
    </div>
  );
}

/** Things that stay until they are deleted: how many there are, of how many. */
function KeptRow({ kept: { kind, limit, used } }: { kept: Kept }) {
  const { t } = useTranslation(['account', 'quota']);
  const name = t(`quota:kinds.${kind}`);
  return (
    <div className={styles.row}>
      <span className={styles.label}>{name}</span>
      {limit === 0 ? (
        <span>{t('settings.keptUnlimited', { used })}</span>
      ) : (
        <>
          <meter
            className={styles.meter}
            min={0}
            max={limit}
            high={limit * 0.9}
            value={Math.min(used, limit)}
            aria-label={name}
          />
          <span>{t('settings.keptOf', { used, limit })}</span>
        </>
      )}
    </div>
  );
}

/** What an administrator set for this person alone, and why. */
function OwnLimits({ own }: { own: readonly Own[] }) {
  const { t } = useTranslation(['account', 'quota']);
  if (own.length === 0) return null;
  return (
    <>
      <h3 className={styles.subtitle}>{t('settings.ownLimits')}</h3>
      {own.map(({ kind, limit, reason, setAt }) => (
        <div key={kind} className={styles.row}>
          <span className={styles.label}>{t(`quota:kinds.${kind}`)}</span>
          <span>
            {limit === 0
              ? t('quota:unlimited')
              : kind === 'storage'
                ? formatBytes(limit)
                : limit.toLocaleString('en-US')}
          </span>
          <span className={styles.small}>
            {t('settings.ownLimitWhy', { reason, time: formatTime(setAt) })}
          </span>
        </div>
      ))}
    </>
  );
}

/** The bytes of all files together. */
function StorageRow({ storage: { usedBytes, limitBytes } }: { storage: NonNullable<Storage> }) {
  const { t } = useTranslation(['account', 'quota']);
  const name = t('quota:kinds.storage');
  const used = formatBytes(usedBytes);
  return (
    <div className={styles.row}>
      <span className={styles.label}>{name}</span>
      {limitBytes === 0 ? (
        <span>{t('settings.storageUnlimited', { used })}</span>
      ) : (
        <>
          <meter
            className={styles.meter}
            min={0}
            max={limitBytes}
            high={limitBytes * 0.9}
            value={Math.min(usedBytes, limitBytes)}
            aria-label={name}
          />
          <span>{t('settings.storageOf', { used, limit: formatBytes(limitBytes) })}</span>
        </>
      )}
    </div>
  );
}

export function QuotaSettings() {
  const { t } = useTranslation('account');
  const quotas = useEndpoint(listQuotas, {});
  const mayHaveMore = useSession(({ profile }) => profile.role === 'user' && !profile.is_vip);
  return (
    <SettingsSection title={t('settings.quotas')}>
      {mayHaveMore ? <Link to="/vip">{t('settings.quotaMore')}</Link> : null}
      {quotas.isError ? <ErrorState error={quotas.error} onRetry={() => void quotas.refetch()} /> : null}
      {quotas.data?.items.map((quota) => (
        <QuotaRow key={quota.kind} quota={quota} />
      ))}
      {quotas.data?.storage ? <StorageRow storage={quotas.data.storage} /> : null}
      {quotas.data ? <OwnLimits own={quotas.data.own} /> : null}
      {quotas.data && quotas.data.kept.length > 0 ? (
        <>
          <h3 className={styles.subtitle}>{t('settings.kept')}</h3>
          <p className={styles.small}>{t('settings.keptHint')}</p>
          {quotas.data.kept.map((kept) => (
            <KeptRow key={kept.kind} kept={kept} />
          ))}
        </>
      ) : null}
    </SettingsSection>
  );
}
