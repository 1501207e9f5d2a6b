import { expect, it } from 'vitest';
import { movedDay, readTypedDay } from './typed-day.ts';

it('reads a day in every usual writing', () => {
  for (const text of ['2026-01-05', '2026/1/5', '2026.1.5', '20260105', ' 2026年1月5日 '])
    expect(readTypedDay(text)).toBe('2026-01-05');
});

it('takes nothing that is no day', () => {
  for (const text of ['', '2026', '2026-1', '2026-02-30', '2026-13-01', '01/05/2026', '2026-01-05x'])
    expect(readTypedDay(text)).toBeNull();
});

it('moves by days over months, and by months to a day that exists', () => {
  expect(movedDay('2026-02-28', { days: 1 })).toBe('2026-03-01');
  expect(movedDay('2026-01-01', { days: -1 })).toBe('2025-12-31');
  expect(movedDay('2024-01-31', { months: 1 })).toBe('2024-02-29');
  expect(movedDay('2026-03-31', { months: -13 })).toBe('2025-02-28');
});
