import type { CaseSummary } from '@mingfa/contract/case';
import { useTranslation } from 'react-i18next';
import { useCaseWords } from '../hooks/use-case-words.ts';
import styles from './case-tags.module.css';

/** How much a case counts, what became of it, and whose it is. */
export function CaseTags({ one }: { one: CaseSummary }) {
  const { t } = useTranslation('case');
  const words = useCaseWords();
  return (
    <>
      {one.authority === 'ordinary' ? null : (
        <span className={`${styles.tag} ${one.authority === 'guiding' ? styles.guiding : styles.known}`}>
          {words.authority[one.authority]}
        </span>
      )}
      {/* In criminal matters 支持 would be said of the charge, and be read as of the accused. */}
      {one.outcome && one.area !== 'criminal' ? (
        <span className={styles.tag}>{words.outcome[one.outcome]}</span>
      ) : null}
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
      one.court,
      one.ownNumber ?? one.number,
      one.causes.join('、'),
      one.procedure === 'none' ? null : words.procedure[one.procedure],
      one.decidedOn ?? one.decidedIn ?? t('row.undated'),
    ]
      .filter(Boolean)
      .join(' · ');
}
