import FolderOutlined from '@ant-design/icons/FolderOutlined';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useIsMember } from '../../../lib/session.ts';
import { CASE_FOLDERS } from '../model/case-work-address.ts';
import styles from './work-links.module.css';

/** To one's own folders. */
export function WorkLinks() {
  const { t } = useTranslation('case');
  const isMember = useIsMember();
  if (!isMember) return null;
  return (
    <nav className={styles.links} aria-label={t('work.label')}>
      <Link to={CASE_FOLDERS}>
        <FolderOutlined aria-hidden /> {t('work.folders')}
      </Link>
    </nav>
  );
}
