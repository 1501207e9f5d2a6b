import SafetyCertificateOutlined from '@ant-design/icons/SafetyCertificateOutlined';
import { useTranslation } from 'react-i18next';
import styles from '../drafting.module.css';

/** Whether a template follows an official form that was read, or is the reader's own, in words beside a sign. */
export function FormMark({ isOfficial, isOwn = false }: { isOfficial: boolean; isOwn?: boolean }) {
  const { t } = useTranslation('drafting');
  if (isOwn) return <span className={styles.plain}>{t('shelf.own')}</span>;
  return isOfficial ? (
    <span className={styles.official}>
      <SafetyCertificateOutlined aria-hidden /> {t('templates.official')}
    </span>
  ) : (
    <span className={styles.plain}>{t('templates.plain')}</span>
  );
}
