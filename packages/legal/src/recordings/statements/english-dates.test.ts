import { expect, test } from 'vitest';
import { findSpokenDates } from './find-spoken-dates.ts';
import { resolveDateIn } from './resolve-spoken-dates.ts';

const daysIn = (text: string) =>
  findSpokenDates(text).map((date) => `${date.raw}=${resolveDateIn(text, date, '2026-05-13')}`);

test.each([
  // 13 May 2026 is a Wednesday.
  ["I'll pay on March 5th next year", ['March 5th=2026-03-05', 'next year=2027']],
  ['It was due on the first of April', ['the first of April=2026-04-01']],
  ['The lease ends August thirty-first', ['August thirty-first=2026-08-31']],
  ["I'll send it by Friday", ['Friday=2026-05-15']],
  ['You get it next Friday', ['next Friday=2026-05-22']],
  ['He sent the report on Monday', ['Monday=2026-05-11']],
  ['by the end of the month', ['the end of the month=2026-05-31']],
  ['The rest goes out on the twelfth', ['the twelfth=2026-06-12']],
  ['We signed in November', ['November=2025-11']],
  ['tomorrow, not tonight', ['tomorrow=2026-05-14', 'tonight=2026-05-13']],
  ['I paid on May 3, 2024', ['May 3, 2024=2024-05-03']],
  // No day.
  ['I may pay, the second shipment is late', []],
  ['next week maybe', ['next week=null']],
  ['March out of here', []],
])('%s', (text, expected) => {
  expect(daysIn(text)).toEqual(expected);
});
