import type { OwnShare } from '@mingfa/contract/share';
import { useTranslation } from 'react-i18next';
import { today } from '../../../../lib/dates.ts';
import { daysAfter } from '../../model/share-terms.ts';
import styles from './own.module.css';

const DAYS = 30;
const STEP = 6;
const GAP = 2;
const HEIGHT = 28;

/** How often a share was opened, and on which of the last 30 days. */
export function ViewsChart({ title, views, viewsByDay }: Pick<OwnShare, 'title' | 'views' | 'viewsByDay'>) {
  const { t } = useTranslation('sharing');
  const last = today();
  const first = daysAfter(last, 1 - DAYS);
  const held = new Map(viewsByDay.map(({ day, views: count }) => [day, count]));
  const bars = Array.from({ length: DAYS }, (_, index) => {
    const day = daysAfter(first, index);
    return { day, count: held.get(day) ?? 0 };
  });
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const told = bars
    .filter(({ count }) => count > 0)
    .map(({ day, count }) => t('own.viewsOn', { day, count }));
  return (
    <span className={styles.views}>
      <span>{t('own.views', { count: views })}</span>
      {told.length > 0 ? (
        <svg
          role="img"
          aria-label={`${t('own.chart', { title })}：${told.join('；')}`}
          viewBox={`0 0 ${DAYS * STEP} ${HEIGHT}`}
          width={DAYS * STEP}
          height={HEIGHT}
        >
          {bars.map(({ day, count }, place) => {
            const height = count === 0 ? 1 : Math.max(3, (count / most) * HEIGHT);
            return (
              <rect
                key={day}
                className={count === 0 ? styles.none : styles.bar}
                x={place * STEP + GAP / 2}
                y={HEIGHT - height}
                width={STEP - GAP}
                height={height}
              >
                <title>{t('own.viewsOn', { day, count })}</title>
              </rect>
            );
          })}
        </svg>
      ) : null}
    </span>
  );
}
