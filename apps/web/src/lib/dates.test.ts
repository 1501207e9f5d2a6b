// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { dayGroup, localDay, today } from './dates.ts';

const now = new Date(2026, 10, 20, 9, 0);

it.each([
  [new Date(2026, 10, 20, 0, 1), 'today'],
  [new Date(2026, 10, 19, 23, 59), 'yesterday'],
  [new Date(2026, 10, 18, 23, 59), 'week'],
  [new Date(2026, 10, 13, 0, 1), 'week'],
  [new Date(2026, 10, 12, 23, 59), 'month'],
  [new Date(2026, 9, 21, 12, 0), 'month'],
  [new Date(2026, 9, 20, 12, 0), 'older'],
] as const)('groups %s by calendar day', (moment, group) => {
  expect(dayGroup(moment, now)).toBe(group);
});

it('writes the reader’s own calendar day', () => {
  expect(localDay(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});

it('takes today from China, where the server counts, wherever the reader sits', () => {
  expect(today(new Date('2026-11-23T15:59:00Z'))).toBe('2026-11-23');
  expect(today(new Date('2026-11-23T16:00:00Z'))).toBe('2026-11-24');
});
