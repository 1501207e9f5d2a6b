import { expect, it } from 'vitest';
import { readList, writeList } from './list-inputs.ts';

it('reads days, and days with sums, one to a line', () => {
  expect(readList(' 2024-05-31 \n\n2024-06-30', 'dates')).toEqual(['2024-05-31', '2024-06-30']);
  expect(readList('2024-05-31 3000\n2024-06-30，2500.5', 'dated-amounts')).toEqual([
    { date: '2024-05-31', amount: 3000 },
    { date: '2024-06-30', amount: 2500.5 },
  ]);
  expect(readList(' \n', 'dates')).toBeNull();
});

it('lets the calculator refuse a line without a sum', () => {
  expect(readList('2024-05-31', 'dated-amounts')).toEqual([{ date: '2024-05-31', amount: Number.NaN }]);
});

it('writes what the question gave as it is read', () => {
  expect(writeList([{ date: '2024-05-31', amount: 3000 }])).toBe('2024-05-31 3000');
  expect(writeList(['2024-05-31', '2024-06-30'])).toBe('2024-05-31\n2024-06-30');
  expect(writeList(8000)).toBe('');
});

it('reads amounts as people write them', () => {
  expect(readList('2024-05-31 12万\n2024-06-30，120,000元', 'dated-amounts')).toEqual([
    { date: '2024-05-31', amount: 120_000 },
    { date: '2024-06-30', amount: 120_000 },
  ]);
});
