import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEPOSIT_CASE } from '../../../../testing/invented-cases.ts';
import { openTestDatabase, type TestDatabase } from '../../../../testing/test-database.ts';
import { writeCase } from '../../../../testing/write-case.ts';
import { readCases } from '../../../cases/index.ts';
import { matchWords } from './match-words.ts';
import { holdCommonTerms } from './read-postings.ts';
import { readWords } from './read-words.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await writeCase(database.context, {
    ...DEPOSIT_CASE,
    title: '某案',
    sections: [
      { kind: 'facts', paragraphs: ['某甲收藏的罐子还有若干。'] },
      { kind: 'reasoning', paragraphs: ['本院认为，青花瓶身完好。'] },
      { kind: 'ruling', paragraphs: ['返还红木和木箱。'] },
    ],
  });
});
afterAll(() => database.close());

async function matches(text: string): Promise<boolean> {
  const { context } = database;
  const { matched } = await matchWords(context.db, await readCases(context), readWords(text));
  return matched.includes(1);
}

test('the pairs of a phrase must stand in one part, those of a word need not', async () => {
  // 返还 stands in the ruling, 还有 in the facts.
  expect(await matches('返还有')).toBe(true);
  expect(await matches('"返还有"')).toBe(false);
  expect(await matches('"青花瓶"')).toBe(true);
  // 红木 and 木箱 in one sentence: its text would tell, its pairs do not.
  expect(await matches('"红木箱"')).toBe(true);
});

test('common terms can be held ahead, in a library without any, too', async () => {
  await holdCommonTerms(database.context.db);
  expect(await matches('青花')).toBe(true);
});
