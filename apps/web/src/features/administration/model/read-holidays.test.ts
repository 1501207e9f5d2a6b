import { expect, it } from 'vitest';
import { readDays, readStretches } from './read-holidays.ts';

it('reads a stretch a line, and single days as stretches of one', () => {
  expect(readStretches('2027-01-01\n\n 2027-02-05 2027-02-11 \n2027-05-01至2027-05-05')).toEqual([
    ['2027-01-01', '2027-01-01'],
    ['2027-02-05', '2027-02-11'],
    ['2027-05-01', '2027-05-05'],
  ]);
});

it('refuses a line of three days, and one that ends before it begins', () => {
  expect(readStretches('2027-01-01 2027-01-02 2027-01-03')).toBeNull();
  expect(readStretches('2027-02-11 2027-02-05')).toBeNull();
});

it('reads days however they are separated', () => {
  expect(readDays('2027-02-20、2027-09-26\n2027-10-09')).toEqual(['2027-02-20', '2027-09-26', '2027-10-09']);
});
