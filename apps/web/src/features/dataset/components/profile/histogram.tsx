import type { ColumnProfile } from '@mingfa/contract/dataset-table';
import { useTranslation } from 'react-i18next';
import styles from './profile.module.css';

interface HistogramProps {
  ranges: ColumnProfile['histogram'];
  label: string;
  show: (value: string) => string;
}

/** How values are spread, as a small picture; read out, it tells where most of them are. */
export function Histogram({ ranges, label, show }: HistogramProps) {
  const { t } = useTranslation('dataset');
  const most = Math.max(1, ...ranges.map(({ rows }) => rows));
  const [fullest] = ranges.toSorted((one, other) => other.rows - one.rows);
  const [first, last] = [ranges[0], ranges.at(-1)];
  return (
    <div>
      <div
        role="img"
        className={styles.histogram}
        aria-label={t('profile.histogram', {
          label,
          from: show(fullest?.from ?? ''),
          to: show(fullest?.to ?? ''),
          rows: (fullest?.rows ?? 0).toLocaleString(),
        })}
      >
        {ranges.map(({ from, to, rows }) => (
          <span
            key={from}
            title={t('profile.range', { from: show(from), to: show(to), rows: rows.toLocaleString() })}
            style={{ height: rows === 0 ? 0 : `max(2px, ${(100 * rows) / most}%)` }}
          />
        ))}
      </div>
      <p className={styles.axis} aria-hidden="true">
        <span>{show(first?.from ?? '')}</span>
        <span>{show(last?.to ?? '')}</span>
      </p>
    </div>
  );
}
