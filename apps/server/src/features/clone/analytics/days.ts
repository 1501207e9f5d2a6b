const DAY_MS = 24 * 3_600_000;

/** A day so many days later, or earlier. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  const weekday = (new Date(day).getUTCDay() + 6) % 7;
  return addDays(day, -weekday);
}

/** Days from the first to the last, both included. */
export function listDays(from: string, to: string, step = 1): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, step)) days.push(day);
  return days;
}
