import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import type { Review } from '@mingfa/contract/review';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../components/icon-button.tsx';
import { BUILT_IN_PLAYBOOK } from '../model/built-in-playbook.ts';
import styles from './review.module.css';

interface ReviewHeadProps {
  review: Review;
  onNew: () => void;
  onRemove: () => Promise<void>;
}

/** For whom, as what kind of contract and by which rules it was reviewed. */
export function ReviewHead({ review, onNew, onRemove }: ReviewHeadProps) {
  const { t } = useTranslation(['review', 'document']);
  const { side, contractKind, playbookId, playbookName, model } = review;
  return (
    <div className={styles.head}>
      <p className={styles.facts}>
        {t(`review.sides.${side}`)} · {t(`document:kinds.${contractKind}`)} ·{' '}
        {playbookId === BUILT_IN_PLAYBOOK ? t('playbook.builtInName') : playbookName} ·{' '}
        {model ? t('review.byModel', { model }) : t('review.byRules')}
      </p>
      <Button size="small" onClick={onNew}>
        {t('review.new')}
      </Button>
      <IconButton
        size="small"
        icon={<DeleteOutlined />}
        label={t('review.delete')}
        onClick={() => void onRemove()}
      />
    </div>
  );
}
