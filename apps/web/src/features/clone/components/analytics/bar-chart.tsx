import { useTranslation } from 'react-i18next';
import styles from './analytics.module.css';

const HEIGHT = 120;
const STEP = 10;
const GAP = 2;

export interface BarChartProps {
  title: string;
  /** Of the two columns of the table behind it. */
  labelName: string;
  valueName: string;
  bars: readonly { label: string; value: number }[];
}

/** Bars with the same numbers as a table behind them. */
export function BarChart({ title, labelName, valueName, bars }: BarChartProps) {
  const { t } = useTranslation('clone');
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const sum = bars.reduce((total, { value }) => total + value, 0);
  const [first, last] = [bars[0]?.label ?? '', bars.at(-1)?.label ?? ''];
  if (sum === 0) return <p className={styles.quiet}>{t('data.nothingYet')}</p>;
  return (
    <figure className={styles.chart}>
      <div className={styles.drawn}>
        <span className={styles.most} aria-hidden="true">
          {most.toLocaleString('en-US')}
        </span>
        <svg
          role="img"
          aria-label={t('data.chart', { title, first, last, most })}
          viewBox={`0 0 ${Math.max(1, bars.length) * STEP} ${HEIGHT}`}
          preserveAspectRatio="none"
        >
          {bars.map(({ label, value }, place) => {
            const height = value === 0 ? 1 : Math.max(3, (value / most) * HEIGHT);
            return (
              <rect
                key={label}
                className={value === 0 ? styles.zero : styles.bar}
                x={place * STEP + GAP / 2}
                y={HEIGHT - height}
                width={STEP - GAP}
                height={height}
              >
                <title>{`${label}：${value}`}</title>
              </rect>
            );
          })}
        </svg>
        <span className={styles.ends} aria-hidden="true">
          <span>{first}</span>
          <span>{last}</span>
        </span>
      </div>
      <details>
        <summary>{t('data.asTable')}</summary>
        <div className={styles.tableFrame}>
          <table className={styles.table}>
            <caption className="visually-hidden">{title}</caption>
            <thead>
              <tr>
                <th scope="col">{labelName}</th>
                <th scope="col">{valueName}</th>
              </tr>
            </thead>
            <tbody>
              {bars.map(({ label, value }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>{value.toLocaleString('en-US')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}
