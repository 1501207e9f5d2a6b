import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DurableFiles } from './durable-files.ts';
import { EmbeddedSocket } from './embedded-socket.ts';

/** A disk whose syncs end when the test says so. */
let syncs: { end(): void; fail(error: Error): void }[] = [];
let holding = false;
let folder: string;
let database: PGlite;
let socket: EmbeddedSocket;
let writer: pg.Client;
let reader: pg.Client;

const connect = async () => {
  const client = new pg.Client({ host: folder, user: 'postgres', database: 'postgres' });
  await client.connect();
  return client;
};
const begun = async (count: number) => {
  while (syncs.length < count) await new Promise((resolve) => setImmediate(resolve));
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mingfa-durable-'));
  const files = new DurableFiles(join(folder, 'database'), {
    syncSegment: () =>
      new Promise((resolve, reject) => {
        syncs.push({ end: resolve, fail: reject });
        if (!holding) resolve();
      }),
  });
  const startParams = [
    ...PGlite.defaultStartParams.filter((one) => one !== '-F'),
    '-c',
    'wal_sync_method=fsync',
  ];
  database = await PGlite.create({ fs: files, startParams });
  socket = new EmbeddedSocket(database, { durability: files });
  await socket.listen(join(folder, '.s.PGSQL.5432'));
  [writer, reader] = await Promise.all([connect(), connect()]);
  await writer.query('create table written (n int primary key)');
});
beforeEach(() => {
  syncs = [];
  holding = false;
});
afterAll(async () => {
  await Promise.all([writer.end(), reader.end()]);
  await socket.stop();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

test('nobody is told of a commit before it is on the disk, and others are answered meanwhile', async () => {
  holding = true;
  let told = false;
  const written = writer.query('insert into written values (1)').then(() => {
    told = true;
  });
  await begun(1);
  expect((await reader.query<{ one: number }>('select 1 as one')).rows).toEqual([{ one: 1 }]);
  expect(told).toBe(false);
  syncs[0]?.end();
  await written;
});

test('each of many commits one after another is synced before it is told of', async () => {
  for (let n = 100; n < 120; n += 1) {
    const before = syncs.length;
    await writer.query('insert into written values ($1)', [n]);
    expect(syncs.length).toBe(before + 1);
  }
});

test('commits that wait for the same sync share the next one', async () => {
  const clients = await Promise.all(Array.from({ length: 6 }, connect));
  holding = true;
  const first = writer.query('insert into written values (200)');
  await begun(1);
  const others = clients.map((client, index) =>
    client.query('insert into written values ($1)', [201 + index]),
  );
  // Answered behind them all: they have run.
  expect(
    (await reader.query<{ n: number }>('select count(*)::int as n from written where n > 200')).rows,
  ).toEqual([{ n: 6 }]);
  holding = false;
  syncs[0]?.end();
  await Promise.all([first, ...others]);
  expect(syncs.length).toBe(2);
  await Promise.all(clients.map((client) => client.end()));
});

test('a table is not emptied on the disk before the commit that drops it is there', async () => {
  await writer.query('create table to_drop (n int)');
  await writer.query('insert into to_drop values (1)');
  holding = true;
  // The log was synced at once, before its files were touched: nothing is left to wait for.
  await writer.query('drop table to_drop');
  expect(syncs.length).toBe(2);
});

test('what a connection writes and then reads comes in order', async () => {
  const { rows } = await writer.query<{ n: number }>('insert into written values (300) returning n');
  expect(rows).toEqual([{ n: 300 }]);
  await writer.query('begin');
  await writer.query('insert into written values (301)');
  await writer.query('commit');
  expect((await writer.query('select n from written where n >= 300')).rows).toEqual([{ n: 300 }, { n: 301 }]);
});
