import type { ShareMark } from '@mingfa/contract/share';
import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './dialog.module.css';

export interface MarkSwitchesProps {
  marks: readonly ShareMark[];
  /** Ids of those that are left as they stand. */
  kept: readonly string[];
  onKept: (kept: readonly string[]) => void;
  /** Numbers that look like one of a person and fail its check. */
  failedChecks: readonly string[];
  isLooking: boolean;
}

/** What is masked, each to be switched; the doubtful ones first, since they are to be looked at. */
export function MarkSwitches({ marks, kept, onKept, failedChecks, isLooking }: MarkSwitchesProps) {
  const { t } = useTranslation('sharing');
  const ordered = [...marks].sort((one, other) => Number(one.isSure) - Number(other.isSure));
  const masks = marks.filter(({ markId }) => !kept.includes(markId)).length;
  return (
    <div>
      <h3 className={styles.listTitle}>
        {t('marks.title')}
        <span className={styles.quiet} role="status">
          {isLooking ? t('dialog.looking') : t('marks.count', { count: masks, total: marks.length })}
        </span>
      </h3>
      {marks.length === 0 && !isLooking ? <p className={styles.quiet}>{t('marks.none')}</p> : null}
      {marks.length > 0 ? (
        <ul className={styles.marks} aria-label={t('marks.title')}>
          {ordered.map(({ markId, kind, original, replacement, count, isSure }) => {
            const isMasked = !kept.includes(markId);
            return (
              <li key={markId}>
                <Checkbox
                  checked={isMasked}
                  onChange={() => onKept(isMasked ? [...kept, markId] : kept.filter((one) => one !== markId))}
                >
                  <span className={styles.mark}>
                    <span className={isMasked ? styles.original : ''}>{original}</span>
                    {isMasked ? (
                      <>
                        <span aria-hidden> → </span>
                        <strong>{replacement}</strong>
                      </>
                    ) : (
                      <span className={styles.keptWords}>{t('marks.kept')}</span>
                    )}
                    <span className={styles.markFacts}>
                      {t(`markKind.${kind}`)} · {t('marks.places', { count })} ·{' '}
                      <span className={isSure ? '' : styles.doubtful}>
                        {t(isSure ? 'marks.sure' : 'marks.doubtful')}
                      </span>
                    </span>
                  </span>
                </Checkbox>
              </li>
            );
          })}
        </ul>
      ) : null}
      {failedChecks.length > 0 ? (
        <details className={styles.failed}>
          <summary>{t('marks.failed', { count: failedChecks.length })}</summary>
          <ul>
            {failedChecks.map((number) => (
              <li key={number}>{number}</li>
            ))}
          </ul>
        </details>
      ) : null}
    </div>
  );
}
