import WarningOutlined from '@ant-design/icons/WarningOutlined';
import { useTranslation } from 'react-i18next';
import styles from './untrusted.module.css';

/** Said wherever words of the web are shown: anybody can have written them. */
export function Untrusted() {
  const { t } = useTranslation('chat');
  return (
    <span className={styles.untrusted}>
      <WarningOutlined aria-hidden /> {t('web.untrusted')}
    </span>
  );
}
