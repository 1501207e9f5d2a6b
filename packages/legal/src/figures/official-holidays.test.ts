import { expect, test } from 'vitest';
import { isIsoDate, isWeekend } from './calendar.ts';
import { holidaysOf, OFFICIAL_HOLIDAYS } from './official-holidays.ts';
import { calendarFrom, SHIPPED_FIGURES, withAddedFigures } from './published-figures.ts';

test('every year from 2019 to 2026 is there, with its notice', () => {
  const years = OFFICIAL_HOLIDAYS.map(({ year }) => year);
  for (let year = 2019; year <= 2026; year += 1) expect(years).toContain(year);
  for (const { year, source } of OFFICIAL_HOLIDAYS)
    expect(source).toContain(`《国务院办公厅关于${year}年部分节假日安排的通知》`);
});

test.each(OFFICIAL_HOLIDAYS.map((one) => [one.year, one] as const))(
  'in %s people work only on weekends instead, and every statutory holiday is off',
  (year, one) => {
    const off = holidaysOf(one);
    for (const day of [...off, ...one.adjustedWorkdays])
      expect(isIsoDate(day) && day.startsWith(`${year}-`)).toBe(true);
    expect(new Set(off).size).toBe(off.length);
    for (const day of one.adjustedWorkdays) {
      expect(isWeekend(day), day).toBe(true);
      expect(off).not.toContain(day);
    }
    for (const day of ['01-01', '05-01', '10-01', '10-02', '10-03']) expect(off).toContain(`${year}-${day}`);
  },
);

// A weekday off besides the statutory days is paid for by a weekend worked: 11 days until 2024, 13 since.
test.each([
  [2016, 11],
  [2021, 11],
  [2024, 11],
  [2025, 13],
  [2026, 13],
])('in %s days off on weekdays and worked weekends balance', (year, statutory) => {
  const one = OFFICIAL_HOLIDAYS.find((held) => held.year === year);
  if (!one) throw new Error(`${year} is not held`);
  const weekdaysOff = holidaysOf(one).filter((day) => !isWeekend(day)).length;
  expect(weekdaysOff - one.adjustedWorkdays.length).toBeLessThanOrEqual(statutory);
  expect(weekdaysOff - one.adjustedWorkdays.length).toBeGreaterThanOrEqual(statutory - 3);
});

test('a year that is added takes the place of the one held, and is known', () => {
  const later = {
    year: 2027,
    holidays: [['2027-02-05', '2027-02-11'] as const],
    adjustedWorkdays: [],
    source: '通知',
    url: null,
  };
  const figures = withAddedFigures(SHIPPED_FIGURES, { holidayYears: [later], loanPrimeRates: [] });
  expect(figures.holidayYears.at(-1)).toBe(later);
  const calendar = calendarFrom(figures, { holidays: ['2028-01-03'], adjustedWorkdays: [] }, '所填');
  expect([calendar.sources.get('2027'), calendar.sources.get('2028'), calendar.sources.get('2029')]).toEqual([
    '通知',
    '所填',
    undefined,
  ]);
  expect(calendar.holidays).toContain('2027-02-07');
});
