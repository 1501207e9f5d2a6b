const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const CHINA_MS = 8 * HOUR_MS;

/** The last moment up to now at which this hour began in China. */
export function hourBefore(hour: number, now: Date): Date {
  const sinceMidnight = hour * HOUR_MS - CHINA_MS;
  return new Date(Math.floor((now.getTime() - sinceMidnight) / DAY_MS) * DAY_MS + sinceMidnight);
}

/** The next moment after now at which it does. */
export function nextHour(hour: number, now: Date): Date {
  return new Date(hourBefore(hour, now).getTime() + DAY_MS);
}
