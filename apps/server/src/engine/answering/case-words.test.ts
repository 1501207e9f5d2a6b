import { expect, test } from 'vitest';
import { isToldOfCase } from './case-words.ts';

test('what happened is told of the case, and what is conceded has not happened', () => {
  expect(isToldOfCase('公司已经安排补休')).toBe(true);
  expect(isToldOfCase('即使已经安排补休')).toBe(false);
});
