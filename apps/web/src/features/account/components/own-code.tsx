import CopyOutlined from '@ant-design/icons/CopyOutlined';
import type { EndpointOutput } from '@mingfa/contract/endpoint';
import type { getRewardInfo } from '@mingfa/contract/invite';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../../lib/clipboard.ts';
import { formatTime } from '../../../lib/dates.ts';
import { toast } from '../../../lib/toast.ts';
import styles from './settings-section.module.css';
import { SettingsSection } from './settings-section.tsx';

/** One's own code and link, whom they brought, and every VIP day so far. */
export function OwnCode({ info }: { info: EndpointOutput<typeof getRewardInfo> }) {
  const { t } = useTranslation(['invite', 'shell']);
  const link = new URL(info.link, window.location.origin).href;
  const copy = async (text: string) => {
    if (await copyText(text)) toast.success(t('shell:action.copied'));
    else toast.error(t('shell:action.copyFailed'));
  };
  const row = (label: string, text: string, copyLabel: string) => (
    <div className={styles.row}>
      <span className={styles.label}>{label}</span>
      <code className={styles.itemText}>{text}</code>
      <Button size="small" icon={<CopyOutlined />} aria-label={copyLabel} onClick={() => void copy(text)}>
        {t('shell:action.copy')}
      </Button>
    </div>
  );
  return (
    <>
      <SettingsSection title={t('own.title')}>
        {row(t('own.code'), info.code, t('own.copyCode'))}
        {row(t('own.link'), link, t('own.copyLink'))}
        <p>
          {t('own.earned', {
            days: info.daysEarned,
            month: info.daysThisMonth,
            left: info.daysLeftThisMonth,
          })}
        </p>
        {info.invitedTotal === 0 ? (
          <p className={styles.small}>{t('own.nobody')}</p>
        ) : (
          <>
            <h3 className={styles.subtitle}>{t('own.invited', { total: info.invitedTotal })}</h3>
            <ul className={styles.list}>
              {info.invited.map(({ name, claimedAt }) => (
                <li key={`${name}${claimedAt}`} className={styles.item}>
                  <span className={styles.itemText}>{name}</span>
                  <span className={styles.small}>{formatTime(claimedAt)}</span>
                </li>
              ))}
            </ul>
          </>
        )}
      </SettingsSection>
      <SettingsSection title={t('own.log')}>
        {info.grants.length === 0 ? <p className={styles.small}>{t('own.logEmpty')}</p> : null}
        <ul className={styles.list}>
          {info.grants.map(({ source, days, until, reason, grantedAt }) => (
            <li key={`${grantedAt}${source}${until}`} className={styles.item}>
              <span className={styles.itemText}>
                {t(`own.source_${source}`)}
                <span className={styles.small}>
                  {[formatTime(grantedAt), reason].filter(Boolean).join(' · ')}
                </span>
              </span>
              <span>
                {t('own.days', { days: days > 0 ? `+${days}` : days })}
                <span className={styles.small}>{t('own.until', { time: formatTime(until) })}</span>
              </span>
            </li>
          ))}
        </ul>
      </SettingsSection>
    </>
  );
}
