import CheckCircleOutlined from '@ant-design/icons/CheckCircleOutlined';
import CopyOutlined from '@ant-design/icons/CopyOutlined';
import type { OwnShare } from '@mingfa/contract/share';
import { Button, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../../components/link-button.tsx';
import { copyText } from '../../../../lib/clipboard.ts';
import { toast } from '../../../../lib/toast.ts';
import { shareAddress } from '../../model/share-address.ts';
import styles from './dialog.module.css';

export interface MadeShareProps {
  share: OwnShare;
  /** As it was chosen: it is shown once and kept nowhere readable. Empty: none. */
  password: string;
  onClose: () => void;
}

/** The address of a share that was just made, and a reminder what it holds. */
export function MadeShare({ share, password, onClose }: MadeShareProps) {
  const { t } = useTranslation(['sharing', 'shell']);
  const { shareId, type, isRedacted, withSources, hasPassword, expiresOn, viewLimit } = share;
  const address = shareAddress(shareId, type);
  const copy = async (text: string) =>
    (await copyText(text))
      ? toast.success(t('shell:action.copied'))
      : toast.error(t('shell:action.copyFailed'));
  const reminders = [
    t(isRedacted ? 'made.masked' : 'made.unmasked'),
    ...(type === 'conversation' || type === 'search'
      ? [t(withSources ? 'made.withSources' : 'made.withoutSources')]
      : []),
    expiresOn ? t('made.until', { day: expiresOn }) : t('made.forever'),
    ...(viewLimit === null ? [] : [t('made.limit', { count: viewLimit })]),
    t(hasPassword ? 'made.locked' : 'made.open'),
    t('made.frozen'),
  ];
  return (
    <div className={styles.scroll}>
      <div className={styles.made}>
        <p className={styles.madeTitle}>
          <CheckCircleOutlined aria-hidden /> {t('made.done')}
        </p>
        <div className={styles.line}>
          <Input readOnly value={address} aria-label={t('made.address')} />
          <Button type="primary" icon={<CopyOutlined aria-hidden />} onClick={() => void copy(address)}>
            {t('made.copy')}
          </Button>
        </div>
        {password ? (
          <div className={styles.line}>
            <Input readOnly value={password} aria-label={t('terms.password')} />
            <Button icon={<CopyOutlined aria-hidden />} onClick={() => void copy(password)}>
              {t('made.copyPassword')}
            </Button>
          </div>
        ) : null}
        <ul className={styles.reminders} aria-label={t('made.holds')}>
          {reminders.map((reminder) => (
            <li key={reminder}>{reminder}</li>
          ))}
        </ul>
        <div className={styles.madeActions}>
          <Button href={address} target="_blank" rel="noopener noreferrer">
            {t('made.show')}
          </Button>
          {/* The dialog stands above every screen and would lie over the settings. */}
          <span onClickCapture={onClose}>
            <LinkButton to="/settings">{t('made.toSettings')}</LinkButton>
          </span>
        </div>
      </div>
    </div>
  );
}
