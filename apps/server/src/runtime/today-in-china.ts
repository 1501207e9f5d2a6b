import type { Clock } from '../ports/clock.ts';

/** Today in China (UTC+8, no daylight saving since 1991), `YYYY-MM-DD`: the day on which law is in force. */
export function todayInChina(clock: Clock): string {
  return new Date(clock.now().getTime() + 8 * 3_600_000).toISOString().slice(0, 10);
}
