import SafetyCertificateOutlined from '@ant-design/icons/SafetyCertificateOutlined';
import { useTranslation } from 'react-i18next';
import styles from '../drafting.module.css';

/** Whether a template follows an official form that was read, in words beside a sign. */
export function FormMark({ isOfficial }: { isOfficial: boolean }) {
  const { t } = useTranslation('drafting');
  return isOfficial ? (
    <span className={styles.official}>
      <SafetyCertificateOutlined aria-hidden /> {t('templates.official')}
    </span>
  ) : (
    <span className={styles.plain}>{t('templates.plain')}</span>
  );
}
