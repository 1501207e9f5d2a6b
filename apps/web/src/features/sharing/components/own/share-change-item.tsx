import type { ShareChange } from '@mingfa/contract/share-update';
import { useTranslation } from 'react-i18next';
import styles from './update-share.module.css';

/** One message or block that comes, goes or changes: what and where, and its words, old and new read as one. */
export function ShareChangeItem({ change, isSheet }: { change: ShareChange; isSheet: boolean }) {
  const { t } = useTranslation('sharing');
  const { kind, piece, number, words, differsBesides } = change;
  const place = number === 0 ? '' : t(isSheet ? 'update.section' : 'update.message', { number });
  return (
    <li className={styles.change} data-kind={kind}>
      <p className={styles.head}>
        <strong>{t(`update.kind.${kind}`)}</strong>
        <span>{[t(`update.piece.${piece}`), place].filter(Boolean).join(' · ')}</span>
      </p>
      {differsBesides ? <p className={styles.quiet}>{t('update.besides')}</p> : null}
      <div className={styles.words}>
        {words.map((word, index) => {
          // Pieces of one text are told apart by their order alone.
          const key = `${index} ${word.kind}`;
          if (word.kind === 'same') return <span key={key}>{word.text}</span>;
          return word.kind === 'added' ? (
            <ins key={key} title={t('update.kind.added')}>
              {word.text}
            </ins>
          ) : (
            <del key={key} title={t('update.kind.removed')}>
              {word.text}
            </del>
          );
        })}
      </div>
    </li>
  );
}
