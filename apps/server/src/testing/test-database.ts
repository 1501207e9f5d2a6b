import { readFile } from 'node:fs/promises';
import { nanoid } from 'nanoid';
import { inject } from 'vitest';
import { connectDatabase, type DatabaseConnection } from '../db/client.ts';
import { startEmbeddedDatabase } from '../db/embedded.ts';
import type { AppContext } from '../ports/app-context.ts';
import type { Clock } from '../ports/clock.ts';
import { randomIds } from '../runtime/random-ids.ts';
import { silentLogger } from '../runtime/silent-logger.ts';
import { runOnServer } from './database-server.ts';

/** A clock that stands still until it is moved. */
export interface TestClock extends Clock {
  set(moment: Date | string): void;
  advance(milliseconds: number): void;
}

/** The moment at which tests begin: 10:00 in China on 20 November 2026. */
export const TEST_NOW = '2026-11-20T02:00:00.000Z';

export function testClock(start: string = TEST_NOW): TestClock {
  let now = new Date(start);
  return {
    now: () => new Date(now),
    set(moment) {
      now = new Date(moment);
    },
    advance(milliseconds) {
      now = new Date(now.getTime() + milliseconds);
    },
  };
}

export interface TestDatabase {
  connection: DatabaseConnection;
  context: AppContext;
  clock: TestClock;
  close(): Promise<void>;
}

/**
 * A migrated, empty database of this test file's own: a clone in memory, or a fresh database on the server that
 * TEST_DATABASE_URL names. Open it in `beforeAll`, close it in `afterAll`.
 */
export async function openTestDatabase(): Promise<TestDatabase> {
  const source = inject('testDatabase');
  const opened =
    source.kind === 'embedded'
      ? await openClone(source.snapshotPath)
      : await openOnServer(source.url, source.template);
  const clock = testClock();
  const { connection } = opened;
  return {
    connection,
    clock,
    context: {
      db: connection.db,
      capabilities: connection.capabilities,
      clock,
      ids: randomIds,
      logger: silentLogger,
      pseudonymOf: () => 'somebody',
    },
    close: opened.close,
  };
}

interface Opened {
  connection: DatabaseConnection;
  close(): Promise<void>;
}

async function openClone(snapshotPath: string): Promise<Opened> {
  const file = await readFile(snapshotPath);
  const snapshot = file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength) as ArrayBuffer;
  const embedded = await startEmbeddedDatabase({ dataDir: null, snapshot });
  const connection = await connectDatabase({ socketFolder: embedded.socketFolder });
  return {
    connection,
    async close() {
      await connection.close();
      await embedded.stop();
    },
  };
}

async function openOnServer(url: string, template: string): Promise<Opened> {
  const { address, drop } = await createOnServer(url, template);
  const connection = await connectDatabase({ url: address });
  return {
    connection,
    async close() {
      await connection.close();
      await drop();
    },
  };
}

/** An address for several processes. Only files that run on a database server alone may ask for one. */
export async function createSharedDatabase(): Promise<{ address: string; drop(): Promise<void> }> {
  const source = inject('testDatabase');
  if (source.kind !== 'server') throw new Error('The embedded database has one process.');
  return createOnServer(source.url, source.template);
}

async function createOnServer(url: string, template: string) {
  const name = `mingfa_test_${nanoid(12).toLowerCase().replaceAll('-', '_')}`;
  await runOnServer(url, `create database ${name} template ${template}`);
  const address = new URL(url);
  address.pathname = `/${name}`;
  return {
    address: address.href,
    drop: () => runOnServer(url, `drop database if exists ${name} with (force)`),
  };
}
