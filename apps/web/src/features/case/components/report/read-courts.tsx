import type { ReportCourts } from '@mingfa/contract/case-report-project';
import { useTranslation } from 'react-i18next';
import { useCaseWords } from '../../hooks/use-case-words.ts';
import styles from './read-courts.module.css';

/** What was concluded from the hearing court: its level and province, the next higher court, the High Court. */
export function ReadCourts({ courts }: { courts: ReportCourts }) {
  const { t } = useTranslation('case-report');
  const words = useCaseWords();
  const { hearing, higher, high } = courts;
  if (!hearing.name) return null;
  const rows = [
    [
      t('courts.hearing'),
      [hearing.level && words.level[hearing.level], hearing.region].filter(Boolean).join(' · '),
    ],
    [
      t('courts.higher'),
      higher.name ? `${higher.name}（${t(`courts.from_${higher.from}`)}）` : t(`courts.from_${higher.from}`),
    ],
    [
      t('courts.high'),
      high ?? (hearing.level === null || hearing.level === 'supreme' ? null : t('courts.noProvince')),
    ],
  ];
  return (
    <dl className={styles.courts} aria-live="polite">
      {rows.map(([label, value]) =>
        value ? (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
