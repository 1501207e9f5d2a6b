import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readEnvironment } from '../env.ts';
import type { JobRun, Jobs } from '../ports/jobs.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import type { BackupReason } from './back-up.ts';
import { Backups } from './backups.ts';

let database: TestDatabase;
let dataDir: string;
/** Reasons of the backups asked for; `fail` says what happens to the next. */
let made: BackupReason[];
let fail: Error | null;
let held: Promise<void> | null;
let alarms: { afterSeconds: number }[];
let ring: () => Promise<void>;
beforeEach(async () => {
  database = await openTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'mingfa-backups-'));
  await mkdir(join(dataDir, 'backups'));
  made = [];
  fail = null;
  held = null;
  alarms = [];
});
afterEach(async () => {
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

function open(variables: Record<string, string>): Backups {
  const jobs: Jobs = {
    register(_queue, _options, handle) {
      const job = { data: {}, signal: new AbortController().signal, retried: 0 };
      ring = () => handle(job as JobRun<never>);
    },
    start: async () => {},
    async add(_queue, _data, options) {
      alarms.push({ afterSeconds: options?.afterSeconds ?? 0 });
    },
    idle: async () => {},
    stop: async () => {},
  };
  const environment = readEnvironment({ MINGFA_DATA_DIR: dataDir, ...variables });
  return new Backups(database.context, environment, {
    jobs,
    async make(reason) {
      made.push(reason);
      await held;
      if (fail) throw fail;
      return { folder: join(dataDir, 'backups', String(made.length)), bytes: 1000, encrypted: false };
    },
  });
}
const HOUR = 3600;

test('a backup is made every day at its hour in China, once, and a missed one is made up for', async () => {
  // It is 10:00 in China.
  const backups = open({ MINGFA_BACKUP_HOUR: '3' });
  await backups.resume();
  expect(alarms).toEqual([{ afterSeconds: 0 }]);
  await ring();
  expect(made).toEqual(['scheduled']);
  expect(alarms.at(-1)).toEqual({ afterSeconds: 17 * HOUR });
  // Two nodes set an alarm: the second finds nothing to do.
  await ring();
  expect(made).toHaveLength(1);
  database.clock.advance(17 * HOUR * 1000);
  await ring();
  expect(made).toHaveLength(2);
  expect(alarms.at(-1)).toEqual({ afterSeconds: 24 * HOUR });
  // The server was off for two days.
  database.clock.advance(50 * HOUR * 1000);
  await open({ MINGFA_BACKUP_HOUR: '3' }).resume();
  expect(alarms.at(-1)).toEqual({ afterSeconds: 0 });
});

test('one that fails is told of, tried again an hour later, and no longer told of once one succeeds', async () => {
  const backups = open({ MINGFA_BACKUP_HOUR: '3' });
  fail = new Error('The disk is full.');
  await ring();
  expect(await backups.describe()).toMatchObject({
    last: null,
    failure: { reason: 'scheduled', message: 'The disk is full.' },
  });
  expect(alarms.at(-1)).toEqual({ afterSeconds: HOUR });
  fail = null;
  database.clock.advance(HOUR * 1000);
  await ring();
  expect(await backups.describe()).toMatchObject({
    last: { reason: 'scheduled', bytes: 1000 },
    failure: null,
    schedule: { hour: 3, nextAt: '2026-11-20T19:00:00.000Z', keepDaily: 7, keepWeekly: 4 },
  });
});

test('without an hour there is no schedule; by hand a second wish is served by the backup that is being made', async () => {
  const backups = open({});
  await backups.resume();
  expect(alarms).toEqual([]);
  const { promise, resolve } = Promise.withResolvers<void>();
  held = promise;
  const first = backups.begin();
  expect(backups.begin()).toEqual(first);
  expect((await backups.describe()).running?.backupId).toBe(first.backupId);
  resolve();
  await backups.close();
  expect(made).toEqual(['by-hand']);
  expect(await backups.describe()).toMatchObject({
    schedule: null,
    running: null,
    last: { backupId: first.backupId, reason: 'by-hand' },
  });
});

test('one made by hand does not stand for the one of the schedule', async () => {
  const backups = open({ MINGFA_BACKUP_HOUR: '3' });
  backups.begin();
  await ring();
  expect(made).toEqual(['by-hand', 'scheduled']);
});
