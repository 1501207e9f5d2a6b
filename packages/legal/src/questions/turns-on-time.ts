import { addMonths } from '../figures/calendar.ts';
import type { QuestionReading } from './read-question.ts';

/** Somebody fears to be too late, or it happened long ago. */
const TIME =
  /时效|过期|逾期[^，。]{0,4}(?:不|没)|过了[^，。]{0,4}年|[两二三2-9][ 个]?年[多]?(?:了|前|没|不)|多年|好几年|这么久|太久|很久|早(?:就)?过|还能(?:不能)?(?:再)?(?:要|告|追|起诉|仲裁)|来得及|晚不晚|too late|limitation|years ago|time limit/i;
/** What lies back so long may be too late. */
const LONG_AGO_MONTHS = 10;

/** Whether a question may turn on how much time has passed: it is asked of, or what happened lies back long. */
export function turnsOnTime({ text, asksDeadline, dates, today }: QuestionReading): boolean {
  if (asksDeadline || TIME.test(text)) return true;
  if (today === undefined) return true;
  const since = addMonths(today, -LONG_AGO_MONTHS);
  return dates.some(({ iso }) => iso < since.slice(0, iso.length));
}
