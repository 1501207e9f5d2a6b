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
  const open = leftOver.filter(({ text }) => text.trim() !== '');
  const words = new Set(open.flatMap(({ text, table }) => (table === undefined ? [text.trim()] : [])));
  const elsewhere = open.flatMap(({ text, table }) =>
    table === undefined ? [] : [{ word: text.trim(), table }],
  );
  return (
    <div role="alert" className={styles.misread}>
      <b>{t('ask.notUnderstood')}</b>
      {words.size > 0 ? (
        <p>
          {t('ask.leftOver', { words: [...words].map((word) => t('ask.word', { word })).join(t('listed')) })}
        </p>
      ) : null}
      {elsewhere.map((one) => (
        <p key={`${one.word} ${one.table}`}>{t('ask.elsewhere', one)}</p>
      ))}
      <p>{t(elsewhere.length > 0 ? 'ask.needsJoin' : 'ask.otherWays')}</p>
    </div>
  );
}
