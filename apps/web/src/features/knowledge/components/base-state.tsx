import CheckCircleFilled from '@ant-design/icons/CheckCircleFilled';
import CloseCircleFilled from '@ant-design/icons/CloseCircleFilled';
import LoadingOutlined from '@ant-design/icons/LoadingOutlined';
import PauseCircleOutlined from '@ant-design/icons/PauseCircleOutlined';
import type { KnowledgeBase } from '@mingfa/contract/knowledge';
import { useTranslation } from 'react-i18next';
import styles from './base-card.module.css';

/** How a base stands, in words beside an icon: what fails and what moves first. */
export function BaseState({ base }: { base: KnowledgeBase }) {
  const { t } = useTranslation('knowledge');
  const { files, filesFailed, filesWorking, enabled } = base;
  return (
    <span className={styles.states}>
      {enabled ? null : (
        <span className={styles.state}>
          <PauseCircleOutlined aria-hidden /> {t('list.off')}
        </span>
      )}
      {filesWorking > 0 ? (
        <span className={`${styles.state} ${styles.moving}`}>
          <LoadingOutlined aria-hidden /> {t('list.working', { count: filesWorking })}
        </span>
      ) : null}
      {filesFailed > 0 ? (
        <span className={`${styles.state} ${styles.bad}`}>
          <CloseCircleFilled aria-hidden /> {t('list.failed', { count: filesFailed })}
        </span>
      ) : null}
      {enabled && files > 0 && filesWorking === 0 && filesFailed === 0 ? (
        <span className={`${styles.state} ${styles.good}`}>
          <CheckCircleFilled aria-hidden /> {t('list.allReady')}
        </span>
      ) : null}
    </span>
  );
}
