import type { CaseDetail } from '@mingfa/contract/case';
import { useTranslation } from 'react-i18next';
import styles from './case-warnings.module.css';

const CHANGES = ['changed', 'remanded', 'annulled', 'retrial_ordered', 'taken_up'] as const;
type Change = (typeof CHANGES)[number];
const isChange = (disposal: string): disposal is Change => CHANGES.some((one) => one === disposal);

/** What whoever relies on the case must know first: it was changed later, is no longer followed, or its law has changed. */
export function CaseWarnings({ one }: { one: CaseDetail }) {
  const { t } = useTranslation('case');
  const reversed = one.instances.filter(
    ({ relation, disposal }) => relation === 'later' && disposal.some(isChange),
  );
  const warnings = [
    ...(one.digest ? [t('facts.digest', { ...one.digest.source, readOn: one.digest.readOn })] : []),
    ...(one.superseded ? [t('facts.superseded', { why: one.superseded })] : []),
    ...reversed.map(({ number, disposal }) =>
      t('facts.reversed', {
        number,
        disposal: disposal
          .filter(isChange)
          .map((word) => t(`disposal.${word}`))
          .join('、'),
      }),
    ),
  ];
  if (warnings.length === 0) return null;
  return (
    <div className={styles.warnings} role="note">
      {warnings.map((warning) => (
        <p key={warning}>{warning}</p>
      ))}
    </div>
  );
}
