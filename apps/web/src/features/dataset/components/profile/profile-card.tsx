import type { ColumnProfile } from '@mingfa/contract/dataset-table';
import {
  COLUMN_KIND_LABELS,
  COLUMN_MEANING_LABELS,
  COLUMN_ODDITY_LABELS,
} from '@mingfa/contract/labels/table-labels';
import { showCell } from '@mingfa/contract/show-cell';
import { useTranslation } from 'react-i18next';
import { useCellWords } from '../../../../components/table-answer/use-cell-words.ts';
import { currentLanguage } from '../../../../lib/i18n.ts';
import { Histogram } from './histogram.tsx';
import styles from './profile.module.css';

const TOP_VALUES = 5;

/** One column: how full it is, its range and sum, how its values are spread, the most frequent ones, and what is odd. */
export function ProfileCard({ profile }: { profile: ColumnProfile }) {
  const { t } = useTranslation('dataset');
  const words = useCellWords();
  const language = currentLanguage();
  const { column, rows, empty, unreadable, distinct, isDistinctExact, top, histogram, oddities } = profile;
  const shown = (value: string) => showCell(value, column, words);
  const figures = [
    { name: t('profile.distinct'), value: `${isDistinctExact ? '' : '≈ '}${distinct.toLocaleString()}` },
    ...(empty > 0
      ? [
          {
            name: t('profile.empty'),
            value: t('profile.ofRows', { shown: empty.toLocaleString(), share: percent(empty, rows) }),
          },
        ]
      : []),
    ...(unreadable > 0 ? [{ name: t('profile.unreadable'), value: unreadable.toLocaleString() }] : []),
    ...(['min', 'max', 'sum', 'average', 'median'] as const).flatMap((key) => {
      const value = profile[key];
      const about = key === 'median' && !profile.isMedianExact ? '≈ ' : '';
      return value === null ? [] : [{ name: t(`profile.${key}`), value: about + shown(value) }];
    }),
  ];
  const most = top[0]?.rows ?? 1;
  return (
    <li className={styles.card}>
      <h3 className={styles.name}>{column.label}</h3>
      <p className={styles.kind}>
        {COLUMN_KIND_LABELS[language][column.kind]} · {COLUMN_MEANING_LABELS[language][column.meaning]}
      </p>
      {histogram.length > 1 ? <Histogram ranges={histogram} show={shown} label={column.label} /> : null}
      <dl className={styles.figures}>
        {figures.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd title={value}>{value}</dd>
          </div>
        ))}
      </dl>
      {histogram.length <= 1 && top.length > 0 ? (
        <ul className={styles.top} aria-label={t('profile.top')}>
          {top.slice(0, TOP_VALUES).map(({ value, rows: count }) => (
            <li key={value}>
              <span className={styles.bar} style={{ width: `${(100 * count) / most}%` }} aria-hidden="true" />
              <span className={styles.value} title={value}>
                {shown(value)}
              </span>
              <span className={styles.times}>{count.toLocaleString()}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {oddities.length > 0 ? (
        <ul className={styles.oddities} aria-label={t('profile.oddities')}>
          {oddities.map(({ kind, rows: count, examples }) => (
            <li key={kind}>
              {COLUMN_ODDITY_LABELS[language][kind]}
              {t('between')}
              {t('profile.odd', { count, shown: count.toLocaleString() })}
              {examples.length > 0 ? (
                <span className={styles.examples}>{examples.slice(0, 3).join(t('listed'))}</span>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}

const percent = (part: number, whole: number) =>
  whole === 0 ? '0%' : `${Number(((100 * part) / whole).toFixed(1))}%`;
