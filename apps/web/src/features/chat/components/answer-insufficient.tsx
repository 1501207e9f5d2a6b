import InfoCircleOutlined from '@ant-design/icons/InfoCircleOutlined';
import type { AnswerData } from '@mingfa/contract/answer-data';
import { useTranslation } from 'react-i18next';
import styles from './answer-insufficient.module.css';

/** 资料不足: why the law does not answer here, and whom one can turn to. */
export function AnswerInsufficient({ reason, about, referTo }: AnswerData['insufficient']) {
  const { t } = useTranslation('chat');
  return (
    <aside className={styles.box} aria-label={t('insufficient.title')}>
      <p className={styles.title}>
        <InfoCircleOutlined aria-hidden /> {t('insufficient.title')}
      </p>
      <p className={styles.words}>{t(`insufficient.${reason}`, { about })}</p>
      <p className={styles.words}>
        {referTo ? t('insufficient.referTo', { whom: referTo }) : t('insufficient.noRefer')}
      </p>
    </aside>
  );
}
