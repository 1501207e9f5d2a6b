const DAY_MS = 86_400_000;
const write = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Every day from one to another, both included. */
export function daysBetween(from: string, to: string): string[] {
  const [first, last] = [Date.parse(from), Date.parse(to)];
  return Array.from({ length: Math.max(0, Math.round((last - first) / DAY_MS) + 1) }, (_, place) =>
    write(first + place * DAY_MS),
  );
}

/** The day some days before another. */
export const dayBefore = (day: string, days: number): string => write(Date.parse(day) - days * DAY_MS);
