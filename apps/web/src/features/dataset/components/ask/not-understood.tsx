import type { UnderstoodQuestion } from '@mingfa/contract/table-query';
import { useTranslation } from 'react-i18next';
import styles from './ask.module.css';

interface NotUnderstoodProps {
  question: string;
  leftOver: UnderstoodQuestion['leftOver'];
}

/** Says that a question was not understood, and which of its words could not be placed, rather than to answer another. */
export function NotUnderstood({ leftOver }: NotUnderstoodProps) {
  const { t } = useTranslation('dataset');
  const words = [...new Set(leftOver.map(({ text }) => text.trim()).filter(Boolean))];
  return (
    <div role="alert" className={styles.misread}>
      <b>{t('ask.notUnderstood')}</b>
      {words.length > 0 ? (
        <p>{t('ask.leftOver', { words: words.map((word) => t('ask.word', { word })).join(t('listed')) })}</p>
      ) : null}
      <p>{t('ask.otherWays')}</p>
    </div>
  );
}
