import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { differingPieces } from '../model/differing-pieces.ts';
import styles from './text-difference.module.css';

/** Two texts as one: what went is struck through, what came is marked; said in words for those who do not see it. */
export function TextDifference({ from, to }: { from: string; to: string }) {
  const { t } = useTranslation('clone');
  return (
    <p className={styles.text}>
      {differingPieces(from, to).map(({ kind, text }, place) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text that is drawn anew as a whole
        if (kind === 'same') return <Fragment key={place}>{text}</Fragment>;
        const Mark = kind === 'added' ? 'ins' : 'del';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <Mark key={place} className={styles[kind]}>
            <span className="visually-hidden">{t(`difference.${kind}`)}</span>
            {text}
          </Mark>
        );
      })}
    </p>
  );
}
