import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EmbeddedDatabase, startEmbeddedDatabase } from './embedded.ts';

let embedded: EmbeddedDatabase;
beforeAll(async () => {
  embedded = await startEmbeddedDatabase({ dataDir: null });
});
afterAll(() => embedded.stop());

const connect = async () => {
  const client = new pg.Client({ host: embedded.socketFolder, user: 'postgres', database: 'postgres' });
  await client.connect();
  return client;
};

test('statements with values on many connections at once are never mixed up', async () => {
  const clients = await Promise.all(Array.from({ length: 12 }, connect));
  await clients[0]?.query('create table mixed (client int not null, value text not null)');
  const ask = async (client: pg.Client, number: number) => {
    for (let index = 0; index < 40; index += 1) {
      const value = `${number}-${index}`;
      if (index % 3 === 0) {
        await client.query('insert into mixed (client, value) values ($1, $2)', [number, value]);
      } else {
        const sql =
          index % 2 === 0 ? 'select $1::text as a, $2::int as b' : 'select $2::int as b, $1::text as a';
        const { rows } = await client.query(sql, [value, number]);
        expect(rows).toEqual([{ a: value, b: number }]);
      }
    }
  };
  await Promise.all(clients.map(ask));
  const { rows } = await (clients[0] as pg.Client).query<{ wrong: number; all: number }>(
    `select count(*)::int as all, count(*) filter (where split_part(value, '-', 1)::int <> client)::int as wrong from mixed`,
  );
  expect(rows).toEqual([{ all: 12 * 14, wrong: 0 }]);
  await Promise.all(clients.map((client) => client.end()));
});

test('while one connection is in a transaction the others wait, and see all of it or nothing', async () => {
  const [writer, reader] = await Promise.all([connect(), connect()]);
  await writer.query('create table account_book (amount int not null)');
  await writer.query('begin');
  await writer.query('insert into account_book values ($1)', [1]);
  const seen = reader.query<{ n: number }>('select count(*)::int as n from account_book');
  await writer.query('insert into account_book values ($1)', [2]);
  await writer.query('commit');
  expect((await seen).rows).toEqual([{ n: 2 }]);
  await Promise.all([writer.end(), reader.end()]);
});

test('a transaction whose connection goes away is rolled back, and the others go on', async () => {
  const [gone, stays] = await Promise.all([connect(), connect()]);
  gone.on('error', () => {});
  await stays.query('create table left_open (n int)');
  await gone.query('begin');
  await gone.query('insert into left_open values (1)');
  const waiting = stays.query<{ n: number }>('select count(*)::int as n from left_open');
  (gone as unknown as { connection: { stream: import('node:net').Socket } }).connection.stream.destroy();
  expect((await waiting).rows).toEqual([{ n: 0 }]);
  await stays.end();
});

test('a failed statement fails alone', async () => {
  const [one, two] = await Promise.all([connect(), connect()]);
  const results = await Promise.allSettled([
    one.query('select $1::int / 0', [1]),
    two.query('select $1::int as n', [2]),
    one.query('select no_such_column from pg_class where oid = $1', [1]),
    two.query('select $1::int as n', [3]),
  ]);
  expect(results.map((result) => result.status)).toEqual(['rejected', 'fulfilled', 'rejected', 'fulfilled']);
  expect((await one.query('select $1::int as n', [4])).rows).toEqual([{ n: 4 }]);
  await Promise.all([one.end(), two.end()]);
});

test('a failed transaction is over after its rollback', async () => {
  const [one, two] = await Promise.all([connect(), connect()]);
  await one.query('begin');
  await expect(one.query('select $1::int / 0', [1])).rejects.toThrow();
  const waiting = two.query('select 1 as n');
  await one.query('rollback');
  expect((await waiting).rows).toEqual([{ n: 1 }]);
  await Promise.all([one.end(), two.end()]);
});

test('a message larger than what a socket carries at once arrives whole', async () => {
  const client = await connect();
  const text = '法'.repeat(500_000);
  const { rows } = await client.query<{ length: number }>('select length($1::text) as length', [text]);
  expect(rows).toEqual([{ length: 500_000 }]);
  await client.end();
});
