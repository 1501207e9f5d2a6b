import { expect, test } from 'vitest';
import { readRange } from './read-range.ts';

test.each<[string | undefined, ReturnType<typeof readRange>]>([
  [undefined, null],
  ['bytes=0-99', { start: 0, end: 100 }],
  ['bytes=100-', { start: 100, end: 1000 }],
  ['bytes=990-2000', { start: 990, end: 1000 }],
  ['bytes=-10', { start: 990, end: 1000 }],
  ['bytes=-5000', { start: 0, end: 1000 }],
  ['Bytes = 5 - 5', { start: 5, end: 6 }],
  ['bytes=1000-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=9-5', null],
  ['bytes=-', null],
  ['bytes=0-1,4-5', null],
  ['items=0-1', null],
  ['bytes=99999999999999999999-', null],
])('of 1000 bytes %s asks for %o', (header, expected) => {
  expect(readRange(header, 1000)).toEqual(expected);
});
