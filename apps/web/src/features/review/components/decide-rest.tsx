import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './review.module.css';

interface DecideRestProps {
  isBusy: boolean;
  onDecide: (decision: 'accepted' | 'rejected') => void;
}

/** Decides at once what nobody has decided yet. */
export function DecideRest({ isBusy, onDecide }: DecideRestProps) {
  const { t } = useTranslation('review');
  return (
    <div className={styles.all}>
      <Button size="small" loading={isBusy} onClick={() => onDecide('accepted')}>
        {t('review.acceptAll')}
      </Button>
      <Button size="small" type="text" onClick={() => onDecide('rejected')}>
        {t('review.rejectAll')}
      </Button>
    </div>
  );
}
