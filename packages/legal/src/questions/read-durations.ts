import { findDurations, type WrittenDuration } from '../figures/find-durations.ts';
import type { Written } from '../figures/written.ts';

/** A length of time named in a question, either in months or in days. */
export interface QuestionDuration extends Written {
  months: number | null;
  days: number | null;
}

const A_MONTHLY_SUM = /^(?:的?(?:工资|薪水|收入)|才|只有?|是|给我?|发)? *[¥￥]? *[\d一二两三四五六七八九]/;
const MOST_MONTHS = 1200;

/** Lengths of time in a question: 三年, 3年半, 两年零三个月, 八个月, 半年, 30天, two years. A year such as 2015年 is none. */
export function readDurations(text: string): QuestionDuration[] {
  return findDurations(text).flatMap(({ count, unit, ...place }) => {
    // 一个月5000 is a wage, not a time.
    if (/^[一1] *个月$/.test(place.raw) && A_MONTHLY_SUM.test(text.slice(place.end))) return [];
    const length = inMonthsOrDays(count, unit);
    return length && (length.months ?? 0) < MOST_MONTHS && Number.isInteger(length.days ?? 0)
      ? [{ ...length, ...place }]
      : [];
  });
}

/** Half a month is 15 days; hours are no length of time a calculator asks for. */
function inMonthsOrDays(count: number, unit: WrittenDuration['unit']) {
  const inDays = { day: 1, workday: 1, week: 7 };
  if (unit === 'hour') return null;
  if (unit === 'year') return { months: Math.round(count * 1200) / 100, days: null };
  if (unit !== 'month') return { months: null, days: count * inDays[unit] };
  return count === 0.5 ? { months: null, days: 15 } : { months: count, days: null };
}
