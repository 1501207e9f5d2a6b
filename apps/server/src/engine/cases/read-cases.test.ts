import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { caseLibrary, legalCase } from '../../db/schema/case.ts';
import { touchCaseLibrary } from '../../features/case/touch-case-library.ts';
import { DEPOSIT_CASE, SALE_CASE } from '../../testing/invented-cases.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { writeCase } from '../../testing/write-case.ts';
import { buildCaseIndex } from './case-index.ts';
import { loadCaseRows, loadChangedRows, readCaseRevision } from './load-cases.ts';
import { expireCases, readCases } from './read-cases.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** What is in memory is what reading everything anew would give. */
async function expectWhole(): Promise<void> {
  const { db } = database.context;
  const { rows, days } = await readCases(database.context);
  const anew = await buildCaseIndex(await loadCaseRows(db), await readCaseRevision(db));
  expect([...rows]).toEqual([...anew.rows]);
  expect(days).toEqual(anew.days);
}

test('after a change only the cases that changed are read', async () => {
  const { context } = database;
  await writeCase(context, DEPOSIT_CASE);
  await readCases(context);
  const { revision } = await readCaseRevision(context.db);
  const sale = await writeCase(context, SALE_CASE);
  const { changed, seen } = await loadChangedRows(context.db, revision);
  expect(changed.map(({ id }) => id)).toEqual([sale]);
  expect([...seen]).toEqual([revision + 1]);
  await expectWhole();
});

test('a case that is written anew, and one that was taken out, show at the next reading', async () => {
  const { context } = database;
  const again = await writeCase(context, SALE_CASE);
  await readCases(context);
  await context.db.transaction(async (tx) => {
    await tx.update(legalCase).set({ decidedOn: '1999-12-31' }).where(eq(legalCase.id, again));
    await touchCaseLibrary(tx, context.clock.now(), [again]);
  });
  expireCases(context);
  await expectWhole();
  await context.db.transaction(async (tx) => {
    await tx.delete(legalCase).where(eq(legalCase.id, again));
    await touchCaseLibrary(tx, context.clock.now());
  });
  expireCases(context);
  await expectWhole();
  expect((await readCases(context)).rows.has(again)).toBe(false);
});

test('a library that came from a backup, and an older release’s cases without a change, are read whole', async () => {
  const { context } = database;
  await readCases(context);
  const old = await writeCase(context, DEPOSIT_CASE);
  await context.db.update(legalCase).set({ changedIn: 0 }).where(eq(legalCase.id, old));
  await context.db.update(caseLibrary).set({ revision: 1 });
  expireCases(context);
  await expectWhole();
});
