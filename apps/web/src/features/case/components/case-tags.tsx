import type { CaseSummary } from '@mingfa/contract/case';
import { standingOf } from '@mingfa/contract/case-authority';
import { outcomeShown } from '@mingfa/contract/case-outcome';
import { useTranslation } from 'react-i18next';
import { useCaseWords } from '../hooks/use-case-words.ts';
import styles from './case-tags.module.css';

/** How much a case counts, what became of it, and whose it is. */
export function CaseTags({ one }: { one: CaseSummary }) {
  const { t } = useTranslation('case');
  const words = useCaseWords();
  const outcome = outcomeShown(one);
  return (
    <>
      {one.authority === 'ordinary' ? null : (
        <span className={`${styles.tag} ${standingOf(one) === 'guiding' ? styles.guiding : styles.known}`}>
          {words.authority[standingOf(one)]}
        </span>
      )}
      {outcome ? <span className={styles.tag}>{words.outcome[outcome]}</span> : null}
      {one.isDigest ? <span className={styles.tag}>{words.digestMark}</span> : null}
      {one.isPrivate ? <span className={styles.tag}>{t('row.own')}</span> : null}
    </>
  );
}

/** Court, number and day of a case in one line. */
export function useCaseFacts() {
  const { t } = useTranslation('case');
  const words = useCaseWords();
  return (one: CaseSummary) =>
    [
      // A title made of court and number tells both already.
      isIn(one.title, one.court) ? null : one.court,
      isIn(one.title, one.ownNumber ?? one.number) ? null : (one.ownNumber ?? one.number),
      one.causes.join('、'),
      one.procedure === 'none' ? null : words.procedure[one.procedure],
      one.decidedOn ?? one.decidedIn ?? t('row.undated'),
    ]
      .filter(Boolean)
      .join(' · ');
}

const isIn = (title: string, value: string | null): boolean => value !== null && title.includes(value);
