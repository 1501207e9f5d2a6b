import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import styles from './rights.module.css';

/** Shown everywhere until the person has said whether they signed in on a device that is new. */
export function NewDeviceBanner({ count }: { count: number }) {
  const { t } = useTranslation('rights');
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (
    <div className={styles.banner} role="status">
      <span>{t('newDevice.text', { count })}</span>
      {pathname === '/settings' ? null : (
        <Button size="small" onClick={() => void navigate('/settings#devices')}>
          {t('newDevice.see')}
        </Button>
      )}
    </div>
  );
}
