import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { caseSearchBlock, caseSearchChunk, caseSearchEntry } from '../../../../db/schema/case-search.ts';
import type { AppContext } from '../../../../ports/app-context.ts';
import { DEPOSIT_APPEAL, DEPOSIT_CASE, SALE_CASE } from '../../../../testing/invented-cases.ts';
import { openTestDatabase, type TestDatabase } from '../../../../testing/test-database.ts';
import { writeCase } from '../../../../testing/write-case.ts';
import { createCaseTextIndex } from './case-text-index.ts';
import { foldWaiting } from './fold-waiting.ts';
import { chunksToMerge, mergeChunks } from './merge-chunks.ts';
import { readPostings, termsBeginningWith } from './read-postings.ts';
import { WaitingTerms } from './waiting-terms.ts';

const TERMS = ['押金', '租赁', '房屋', '买卖', '货款', '判决', '不在'];
let database: TestDatabase;
let context: AppContext;
let numbers: number[];

beforeAll(async () => {
  database = await openTestDatabase();
  context = database.context;
  for (let at = 0; at < 10; at += 1)
    await writeCase(context, [DEPOSIT_CASE, DEPOSIT_APPEAL, SALE_CASE][at % 3] ?? SALE_CASE);
  const entries = await context.db.select({ number: caseSearchEntry.number }).from(caseSearchEntry);
  numbers = entries.map((entry) => entry.number).sort((a, b) => a - b);
});
afterAll(() => database.close());
beforeEach(() => foldInPairs());

/** Five chunks of two cases each, made of the texts as after a stop. */
async function foldInPairs(): Promise<void> {
  await context.db.delete(caseSearchBlock);
  await context.db.delete(caseSearchChunk);
  await context.db.update(caseSearchEntry).set({ folded: true });
  for (let at = 0; at < numbers.length; at += 2) {
    const pair = numbers.slice(at, at + 2);
    await context.db
      .update(caseSearchEntry)
      .set({ folded: false })
      .where(inArray(caseSearchEntry.number, pair));
    await foldWaiting(context, new WaitingTerms());
  }
}

const index = () => createCaseTextIndex(context);
const found = async () => {
  const one = await index().candidates(TERMS, { limit: 20 });
  const inFacts = await index().candidates(TERMS, { limit: 20, part: 'facts' });
  return { one, inFacts, beginning: (await termsBeginningWith(context.db, '租')).sort() };
};
const chunks = async (visible: boolean) =>
  (await context.db.select().from(caseSearchChunk).where(eq(caseSearchChunk.visible, visible))).map(
    ({ cases }) => cases,
  );

test('a search finds the same in the same order before and after chunks are merged', async () => {
  expect(await chunks(true)).toEqual([2, 2, 2, 2, 2]);
  const before = await found();
  expect(before.one.length).toBeGreaterThan(5);
  await mergeChunks(context);
  expect(await chunks(true)).toEqual([10]);
  expect(await found()).toEqual(before);
});

test('killed in the middle of merging, the chunks are seen as before, and what was half written is cleared an hour later', async () => {
  const before = await found();
  const dying = new Proxy(context.db, {
    get: (db, key) =>
      key === 'transaction'
        ? () => Promise.reject(new Error('the process dies here'))
        : Reflect.get(db, key, db),
  });
  await expect(mergeChunks({ ...context, db: dying })).rejects.toThrow('dies here');
  expect([await chunks(true), await chunks(false)]).toEqual([[2, 2, 2, 2, 2], [10]]);
  expect(await found()).toEqual(before);
  await index().settle();
  expect(await chunks(true)).toEqual([10]);
  database.clock.advance(3_700_000);
  await index().settle();
  expect([await chunks(true), await chunks(false)]).toEqual([[10], []]);
  expect(await found()).toEqual(before);
});

test('of two that merge the same chunks at once one wins', async () => {
  const before = await found();
  await Promise.all([mergeChunks(context), mergeChunks(context)]);
  expect(await chunks(true)).toEqual([10]);
  expect(await found()).toEqual(before);
});

test('of two that fold the same cases at once one wins', async () => {
  const before = await found();
  await context.db.delete(caseSearchChunk);
  await context.db.update(caseSearchEntry).set({ folded: false });
  await Promise.all([foldWaiting(context, new WaitingTerms()), foldWaiting(context, new WaitingTerms())]);
  expect(await chunks(true)).toEqual([10]);
  expect(await found()).toEqual(before);
});

test('a search that saw chunks which are cleared meanwhile looks again', async () => {
  await readPostings(context.db, TERMS);
  await mergeChunks(context);
  database.clock.advance(61_000);
  await index().settle();
  expect((await readPostings(context.db, ['押金'])).get('押金')).toBeDefined();
});

test('chunks of about one size are merged, the smallest first, and none while there are few', () => {
  const chunk = (cases: number, number: number) => ({ number, cases });
  const small = [1000, 1000, 900, 1000].map(chunk);
  expect(chunksToMerge(small)).toEqual([]);
  expect(chunksToMerge([...small, chunk(5000, 8), chunk(1100, 9)]).map(({ number }) => number)).toEqual([
    0, 1, 2, 3, 9,
  ]);
});
