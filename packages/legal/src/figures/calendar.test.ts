import { describe, expect, test } from 'vitest';
import {
  addMonths,
  countWorkdays,
  daysBetween,
  isFixedHoliday,
  isIsoDate,
  monthsBetween,
  nextWorkday,
  periodEnd,
} from './calendar.ts';

const NONE = { holidays: [], adjustedWorkdays: [] };

describe('the calendar', () => {
  test('only days that exist are dates', () => {
    expect(isIsoDate('2024-02-29')).toBe(true);
    for (const text of ['2023-02-29', '2024-2-9', '2024-13-01', '', '0001-01-01', '2024-01-01T00:00']) {
      expect(isIsoDate(text)).toBe(false);
    }
  });

  test('the first day is not counted (民法典 §201)', () => {
    expect(periodEnd('2024-05-10', { unit: 'day', count: 15 })).toBe('2024-05-25');
    expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2);
  });

  test('months and years end on the corresponding day, or the last of the month where there is none (民法典 §202)', () => {
    expect(periodEnd('2024-08-31', { unit: 'month', count: 6 })).toBe('2025-02-28');
    expect(periodEnd('2024-01-31', { unit: 'month', count: 1 })).toBe('2024-02-29');
    expect(periodEnd('2024-02-29', { unit: 'year', count: 3 })).toBe('2027-02-28');
    expect(periodEnd('2021-03-10', { unit: 'year', count: 3 })).toBe('2024-03-10');
    expect(addMonths('2024-03-31', -1)).toBe('2024-02-29');
  });

  test('whole months and the days beyond them', () => {
    expect(monthsBetween('2021-01-01', '2021-07-01')).toEqual({ months: 6, days: 0 });
    expect(monthsBetween('2021-01-31', '2021-02-28')).toEqual({ months: 1, days: 0 });
    expect(monthsBetween('2020-03-15', '2024-03-14')).toEqual({ months: 47, days: 28 });
    expect(monthsBetween('2024-03-15', '2024-03-14')).toEqual({ months: 0, days: 0 });
  });

  test('a rest day moves to the next working day (民法典 §203)', () => {
    expect(nextWorkday('2024-05-25', NONE)).toBe('2024-05-27');
    expect(nextWorkday('2024-05-24', NONE)).toBe('2024-05-24');
  });

  test('holidays and worked weekends count as the list given says', () => {
    const october = {
      holidays: ['2024-10-04', '2024-10-07'],
      adjustedWorkdays: ['2024-09-29', '2024-10-12'],
    };
    expect(nextWorkday('2024-10-01', october)).toBe('2024-10-08');
    expect(nextWorkday('2024-10-12', october)).toBe('2024-10-12');
    expect(nextWorkday('2024-09-29', october)).toBe('2024-09-29');
    // Without the list the Friday after the three fixed days counts as a working day.
    expect(nextWorkday('2024-10-01', NONE)).toBe('2024-10-04');
  });

  test('2 May is a holiday since 2025 only (全国年节及纪念日放假办法 §2)', () => {
    expect(isFixedHoliday('2024-05-02')).toBe(false);
    expect(isFixedHoliday('2025-05-02')).toBe(true);
    expect(isFixedHoliday('2024-05-01')).toBe(true);
  });

  test('working days are counted with both ends', () => {
    expect(countWorkdays('2024-06-15', '2024-06-20', NONE)).toBe(4);
    expect(countWorkdays('2024-06-15', '2024-06-16', NONE)).toBe(0);
  });
});
