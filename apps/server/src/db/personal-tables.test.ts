import { getTableName, is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { HELD_ROWS } from './personal-tables.ts';
import * as tables from './schema/tables.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const all = Object.entries(tables).flatMap(([name, table]): [string, PgTable][] =>
  is(table, PgTable) ? [[name, table]] : [],
);
const held = new Set(HELD_ROWS.map(({ table }) => table));

test('every table of the database is of the schema, where it must say what it holds of people', async () => {
  const { rows } = await database.context.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const known = new Set(all.map(([, table]) => getTableName(table)));
  // Vectors of each model are in a table of their own, whose rows hang on segments and articles.
  expect(
    rows.map(({ name }) => name).filter((name) => !known.has(name) && !/vector|embedding/.test(name)),
  ).toEqual([]);
});

test('whatever hangs on an account, or on what is somebody’s, counts as held of people', () => {
  const missing = all.flatMap(([name, table]) =>
    getTableConfig(table)
      .foreignKeys.map((key) => getTableName(key.reference().foreignTable))
      .filter((target) => held.has(target) && !held.has(getTableName(table)))
      .map((target) => `${name} hangs on ${target}`),
  );
  expect(missing).toEqual([]);
});

test('every column that names an account is looked at', async () => {
  const columns = await database.context.db.execute<{ place: string }>(sql`
    select source.relname || '.' || a.attname as place from pg_constraint c
    join pg_class source on source.oid = c.conrelid
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = '"user"'::regclass`);
  const looked = new Set(HELD_ROWS.map(({ table, owner }) => `${table}.${owner.name}`));
  expect(columns.rows.map(({ place }) => place).filter((place) => !looked.has(place))).toEqual([]);
});
