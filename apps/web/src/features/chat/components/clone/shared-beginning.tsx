import EyeOutlined from '@ant-design/icons/EyeOutlined';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './shared-beginning.module.css';

/** A yes of before holds for the conversation that is about to begin: it is said, and taken back in one click. */
export function SharedBeginning({ onRefuse }: { onRefuse: () => void }) {
  const { t } = useTranslation('square');
  return (
    <div className={styles.shared} role="status">
      <EyeOutlined aria-hidden />
      <span className={styles.words}>{t('talk.beginsShared')}</span>
      <Button size="small" onClick={onRefuse}>
        {t('talk.notShared')}
      </Button>
    </div>
  );
}
