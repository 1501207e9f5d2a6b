import { expect, test } from 'vitest';
import { z } from 'zod';
import { neededWordsShape, tellsNeeded } from './needed-words.ts';

const schema = z.strictObject(neededWordsShape);

test('what is needed must be told, and what excludes it must not, in capitals or not', () => {
  const words = schema.parse({ needs: ['HR', '公司'], notWith: ['My boss'] });
  expect(tellsNeeded(words, 'Hr 让我签')).toBe(true);
  expect(tellsNeeded(words, '公司让我签, MY BOSS says')).toBe(false);
  expect(tellsNeeded(words, '房东让我签')).toBe(false);
  expect(tellsNeeded({}, '房东让我签')).toBe(true);
});

test('a word that differs only in capitals is refused as written twice', () => {
  expect(schema.safeParse({ notWith: ['my landlord', 'My landlord'] }).success).toBe(false);
});
