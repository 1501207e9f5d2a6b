import { daysBetween } from '../figures/calendar.ts';
import type { PublishedFigures } from '../figures/published-figures.ts';
import { CRIMINAL } from './criminal-case.ts';
import type { QuestionReading } from './read-question.ts';
import { readToldPeriods } from './told-periods.ts';
import type { ToldPeriod } from './told-scene.ts';
import { type LastDay, workOutPeriod } from './work-out-days.ts';

/** The last day of a period a story tells by its own words, and what the period is. */
export interface ToldDay extends LastDay {
  told: ToldPeriod;
}

/** The last days of the periods in which a story stands by its own words; none of those whose beginning it does not say. */
export function workOutToldDays(reading: QuestionReading, published?: PublishedFigures): ToldDay[] {
  const isCriminal = CRIMINAL.test(reading.text);
  return readToldPeriods(reading.text).flatMap((one) => {
    const told = one.period === 'appeal' && isCriminal ? { ...one, source: '刑事诉讼法 230' } : one;
    const last = workOutPeriod(told.period, told, reading, published);
    return last && isTellable(last, reading) ? [{ ...last, told }] : [];
  });
}

/** Of a bare year nobody is told a day by a story alone; and how long somebody is held is told while it runs. */
function isTellable({ period, startOn, latestStart, latest }: LastDay, { today }: QuestionReading): boolean {
  if (daysBetween(startOn, latestStart) > SPAN_TOLD_MAX) return false;
  return !(period.startsWith('arrest_decision') && today !== undefined && latest < today);
}
const SPAN_TOLD_MAX = 31;
