import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { describeTextSearch, writeSearchVersion } from '../../testing/text-search-suite.ts';
import { postings } from './postings.ts';
import { postingsOf } from './postings-of.ts';

describeTextSearch(
  (context) => postings(context.db, { now: () => context.clock.now().getTime() }),
  () => true,
);

test('a term weighs less in a long article than in a short one', () => {
  const long = Array.from({ length: 240 }, (_, index) => (index === 0 ? '违约' : `词${index}`)).join(' ');
  const [posting] = postingsOf(['违约', long]);
  expect(posting?.positions).toEqual([0, 1]);
  expect(posting?.frequencies[0]).toBeGreaterThan(posting?.frequencies[1] ?? 0);
});

describe('in a library of thousands of articles', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  test('terms that stand everywhere are left out beside rarer ones', async () => {
    const { context } = database;
    const search = postings(context.db, { now: () => context.clock.now().getTime() });
    const rows = Array.from({ length: 2100 }, (_, position) => ({
      position,
      articleKey: String(position + 1),
      terms: position === 7 ? '到处 罕见' : '到处',
    }));
    const { versionId } = await writeSearchVersion(context, search, rows);
    await search.settle();
    const found = await search.candidates(['到处', '罕见'], { limit: 20 });
    expect(found.map((candidate) => [candidate.versionId, candidate.articleKey])).toEqual([[versionId, '8']]);
    expect(await search.candidates(['到处'], { limit: 20 })).toHaveLength(20);
  });
});
