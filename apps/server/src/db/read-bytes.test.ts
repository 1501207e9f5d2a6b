import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { readBytes } from './read-bytes.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('columns come as the database holds them, however many rows there are', async () => {
  const { db } = database.context;
  const rows = await readBytes(
    db,
    "select number, decode(repeat('00ff80', 50000), 'hex'), '判决' from generate_series(1, 7) number",
  );
  expect(rows.map(([number]) => number?.readInt32BE())).toEqual([1, 2, 3, 4, 5, 6, 7]);
  const whole = Buffer.from('00ff80'.repeat(50_000), 'hex');
  expect(rows.every(([, bytes]) => bytes?.equals(whole))).toBe(true);
  expect(rows[6]?.[2]?.toString()).toBe('判决');
  expect(await readBytes(db, 'select 1 where false')).toEqual([]);
});

test('what goes wrong is told, and the connection serves on', async () => {
  const { db } = database.context;
  await expect(readBytes(db, 'select 1 / 0')).rejects.toThrow(/division by zero/);
  const [row] = await readBytes(db, 'select 2');
  expect(row?.[0]?.readInt32BE()).toBe(2);
});
