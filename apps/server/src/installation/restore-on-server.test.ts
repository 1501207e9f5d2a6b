import { execFile, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectDatabase, type DatabaseConnection } from '../db/client.ts';
import { setting } from '../db/schema/installation.ts';
import { workNode } from '../db/schema/work.ts';
import { type Environment, readEnvironment } from '../env.ts';
import { createSharedDatabase } from '../testing/test-database.ts';
import { backUp } from './back-up.ts';
import { restore } from './restore.ts';
import { settleRestore } from './settle-restore.ts';

const RESTORE = fileURLToPath(new URL('../cli/restore.ts', import.meta.url));

let shared: Awaited<ReturnType<typeof createSharedDatabase>>;
let connection: DatabaseConnection;
let environment: Environment;
let backup: string;

async function inState(state: string): Promise<void> {
  await mkdir(join(environment.dataDir, 'files'), { recursive: true });
  await writeFile(join(environment.dataDir, 'files/abcd'), state);
  await writeFile(join(environment.dataDir, 'secret.key'), state);
  await connection.db
    .insert(setting)
    .values({ key: 'state', value: state, updatedAt: new Date() })
    .onConflictDoUpdate({ target: setting.key, set: { value: state } });
}

async function readState(): Promise<string> {
  const [row] = await connection.db.select().from(setting).where(sql`key = 'state'`);
  const names = ['files/abcd', 'secret.key'];
  const stored = await Promise.all(names.map((name) => readFile(join(environment.dataDir, name), 'utf8')));
  return [...new Set([row?.value, ...stored])].join(' and ');
}

beforeAll(async () => {
  shared = await createSharedDatabase();
  connection = await connectDatabase({ url: shared.address });
  const folder = await mkdtemp(join(tmpdir(), 'mingfa-on-server-'));
  environment = readEnvironment({
    MINGFA_DATA_DIR: folder,
    DATABASE_URL: shared.address,
    MINGFA_BACKUP_PASSPHRASE: 'on a server, too',
  });
  await inState('backed up');
  backup = (await backUp(environment, { embedded: null }, 'by-hand')).folder;
});
afterAll(async () => {
  await connection.close();
  await shared.drop();
  await rm(environment.dataDir, { recursive: true, force: true });
});

test('a backup of a server is restored, and the former database is in a backup that brings it back', async () => {
  await inState('later');
  const { replaced, formerBackup } = await restore(environment, backup);
  expect(await readState()).toBe('backed up');
  expect((await readdir(replaced ?? '')).sort()).toEqual(['files', 'secret.key']);
  await restore(environment, formerBackup ?? '');
  expect(await readState()).toBe('later');
});

test('while a server works with the database nothing is restored', async () => {
  await inState('later');
  await connection.db.insert(workNode).values({ id: 'alive', startedAt: sql`now()`, renewedAt: sql`now()` });
  await expect(restore(environment, backup)).rejects.toThrow(/still works with this database/);
  await connection.db.delete(workNode);
  expect(await readState()).toBe('later');
});

test('a dump that the database does not take leaves everything as it was', async () => {
  await inState('later');
  // Something of another program that hangs on our tables: they cannot be dropped.
  await connection.pool.query('create view foreign_view as select * from setting');
  await expect(restore(environment, backup)).rejects.toThrow(/pg_restore failed: .*foreign_view/s);
  await connection.pool.query('drop view foreign_view');
  expect(await readState()).toBe('later');
  expect((await readdir(environment.dataDir)).filter((one) => one.startsWith('restoring'))).toEqual([]);
});

test('killed while the database loads, the next start has all of one state', async () => {
  for (const moment of ['before its commit', 'after its commit']) {
    await inState('later');
    // Holds the load up: it cannot drop a table that somebody reads.
    const reader = await connection.pool.connect();
    await reader.query('begin; select 1 from setting');
    const env = {
      ...process.env,
      MINGFA_DATA_DIR: environment.dataDir,
      DATABASE_URL: shared.address,
      MINGFA_BACKUP_PASSPHRASE: 'on a server, too',
    };
    const child = spawn(process.execPath, [RESTORE, backup], { env, stdio: 'ignore' });
    const exited = new Promise((resolve) => child.once('exit', resolve));
    const count = async (condition: string) =>
      (await connection.pool.query(`select 1 from pg_stat_activity where ${condition}`)).rows.length;
    const loading = "datname = current_database() and application_name = 'pg_restore'";
    while ((await count(`${loading} and wait_event_type = 'Lock'`)) === 0);
    if (moment === 'before its commit') child.kill('SIGKILL');
    await reader.query('commit');
    reader.release();
    if (moment === 'after its commit') {
      while ((await count(loading)) > 0);
      child.kill('SIGKILL');
    }
    await exited;
    await settleRestore(environment);
    const state = await readState();
    if (moment === 'before its commit') expect(['later', 'backed up']).toContain(state);
    else expect(state).toBe('backed up');
  }
});

test('no process shows the password in its arguments, and pg_dump connects with it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mingfa-tools-'));
  const said = join(folder, 'said');
  await writeFile(
    join(folder, 'pg_dump'),
    `#!/bin/sh\nprintf '%s\\n' "$*" > '${said}'\nprintf '%s\\n' "$PGPASSWORD" >> '${said}'\n`,
    { mode: 0o700 },
  );
  const url = new URL(shared.address);
  url.password = 'p@ss word';
  const env = {
    ...process.env,
    PATH: `${folder}:${process.env.PATH}`,
    MINGFA_DATA_DIR: environment.dataDir,
    DATABASE_URL: url.href,
  };
  const command = fileURLToPath(new URL('../cli/backup.ts', import.meta.url));
  await new Promise((resolve) => execFile(process.execPath, [command], { env }, resolve));
  const [args, password] = (await readFile(said, 'utf8')).split('\n');
  expect(args).toContain(`--dbname=${shared.address}`);
  expect(args).not.toMatch(/p@ss|p%40ss/);
  expect(password).toBe('p@ss word');
  await rm(folder, { recursive: true });
});
