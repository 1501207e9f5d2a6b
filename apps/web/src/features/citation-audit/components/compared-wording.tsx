import type { AuditedCitation } from '@mingfa/contract/citation-audit';
import { useTranslation } from 'react-i18next';
import styles from './citation-card.module.css';

/** Quoted words against the article, with what differs marked; the article itself below. */
export function ComparedWording({ wording }: { wording: NonNullable<AuditedCitation['wording']> }) {
  const { t } = useTranslation('citation-audit');
  const { article, pieces } = wording;
  const differs = pieces.some(({ kind }) => kind !== 'same');
  return (
    <>
      {differs ? (
        <div className={styles.compared}>
          <p className={styles.label}>{t('compared')}</p>
          <p className={styles.words}>
            {pieces.map(({ kind, text }, index) => {
              const key = `${index} ${kind}`;
              if (kind === 'same') return <span key={key}>{text}</span>;
              return kind === 'quoted' ? (
                <del key={key} title={t('quoted')}>
                  {text}
                </del>
              ) : (
                <ins key={key} title={t('law')}>
                  {text}
                </ins>
              );
            })}
          </p>
        </div>
      ) : null}
      <details className={styles.article}>
        <summary>{t('article')}</summary>
        <p className={styles.law}>{article}</p>
      </details>
    </>
  );
}
