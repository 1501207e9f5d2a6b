/** A calendar day however it was typed: `2026-11-20`, `2026/1/5`, `20260105`, `2026年1月5日`; null where it is none. */
export function readTypedDay(text: string): string | null {
  const match = /^(\d{4})(?:[-/.年]\s*(\d{1,2})[-/.月]\s*(\d{1,2})日?|(\d{2})(\d{2}))$/.exec(text.trim());
  if (!match) return null;
  const [year, month, day] = [match[1], match[2] ?? match[4], match[3] ?? match[5]].map(Number) as [
    number,
    number,
    number,
  ];
  return isoDay(year, month, day);
}

/** `YYYY-MM-DD` of a day that exists; null for the 30th of February. */
function isoDay(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = year >= 1000 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? date.toISOString().slice(0, 10) : null;
}

/** The day so many days or months later; the 31st of January and a month is the last of February. */
export function movedDay(day: string, by: { days?: number; months?: number }): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const first = new Date(Date.UTC(year, month - 1 + (by.months ?? 0), 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(date, last) + (by.days ?? 0));
  return first.toISOString().slice(0, 10);
}
