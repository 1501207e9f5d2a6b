import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { session, user } from '../db/schema/account.ts';
import { openTestDatabase, TEST_NOW, type TestDatabase } from './test-database.ts';

let database: TestDatabase;
let other: TestDatabase;
beforeAll(async () => {
  [database, other] = await Promise.all([openTestDatabase(), openTestDatabase()]);
});
afterAll(async () => {
  await database.close();
  await other.close();
});

test('every test file gets a migrated database of its own', async () => {
  const { db, ids, clock } = database.context;
  await db.insert(user).values({ id: ids.make('user'), role: 'guest', createdAt: clock.now() });
  expect(await db.$count(user)).toBe(1);
  expect(await other.context.db.$count(user)).toBe(0);
  expect(await other.context.db.$count(session)).toBe(0);
});

test('the clock stands still until it is moved', () => {
  const { clock } = database;
  expect(clock.now().toISOString()).toBe(TEST_NOW);
  clock.advance(1000);
  expect(clock.now().toISOString()).toBe('2026-11-20T02:00:01.000Z');
  clock.set(TEST_NOW);
});

test('many queries run at once on one database', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      database.context.db.execute<{ n: number }>(sql`select ${index}::int as n`),
    ),
  );
  expect(answers.map((answer) => answer.rows[0]?.n)).toEqual(Array.from({ length: 20 }, (_, index) => index));
});
