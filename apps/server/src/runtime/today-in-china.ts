import type { Clock } from '../ports/clock.ts';

/** Today in China (UTC+8, no daylight saving since 1991), `YYYY-MM-DD`: the day on which law is in force. */
export function todayInChina(clock: Clock): string {
  return dayInChina(clock.now());
}

/** The day in China on which a moment lies. */
export function dayInChina(moment: Date): string {
  return new Date(moment.getTime() + 8 * 3_600_000).toISOString().slice(0, 10);
}
