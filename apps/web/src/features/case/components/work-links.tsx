import FolderOutlined from '@ant-design/icons/FolderOutlined';
import SolutionOutlined from '@ant-design/icons/SolutionOutlined';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useIsMember } from '../../../lib/session.ts';
import { CASE_FOLDERS, CASE_REPORTS } from '../model/case-work-address.ts';
import styles from './work-links.module.css';

/** To one's own folders and reports. */
export function WorkLinks() {
  const { t } = useTranslation('case');
  const isMember = useIsMember();
  if (!isMember) return null;
  return (
    <nav className={styles.links} aria-label={t('work.label')}>
      <Link to={CASE_FOLDERS}>
        <FolderOutlined aria-hidden /> {t('work.folders')}
      </Link>
      <Link to={CASE_REPORTS}>
        <SolutionOutlined aria-hidden /> {t('work.reports')}
      </Link>
    </nav>
  );
}
