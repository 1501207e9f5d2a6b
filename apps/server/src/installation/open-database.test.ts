import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { connectDatabase, type DatabaseConnection } from '../db/client.ts';
import { startEmbeddedDatabase } from '../db/embedded.ts';
import { MIGRATIONS_FOLDER } from '../db/migrate.ts';
import { type Environment, readEnvironment } from '../env.ts';
import { silentLogger } from '../runtime/silent-logger.ts';
import { CannotOpenDatabase, openDatabase } from './open-database.ts';
import { restore } from './restore.ts';

interface Journal {
  entries: { tag: string }[];
}

let dataDir: string;
let environment: Environment;
let known: number;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mingfa-upgrade-'));
  environment = readEnvironment({ MINGFA_DATA_DIR: dataDir });
  known = (await readJournal(MIGRATIONS_FOLDER)).entries.length;
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const readJournal = async (folder: string) =>
  JSON.parse(await readFile(join(folder, 'meta/_journal.json'), 'utf8')) as Journal;

/** Does something with the database as it lies on disk, whatever its version. */
async function withDatabase(work: (connection: DatabaseConnection) => Promise<void>): Promise<void> {
  const embedded = await startEmbeddedDatabase({ dataDir: join(dataDir, 'database') });
  const connection = await connectDatabase({ socketFolder: embedded.socketFolder });
  await work(connection);
  await connection.close();
  await embedded.stop();
}

/** An installation as the release before the last migration left it, with a row of its own. */
async function installRelease(migrations: number): Promise<void> {
  await writeFile(join(dataDir, 'secret.key'), 'of then');
  const folder = join(dataDir, 'migrations-of-then');
  await cp(MIGRATIONS_FOLDER, folder, { recursive: true });
  const journal = await readJournal(folder);
  journal.entries.length = migrations;
  await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify(journal));
  await withDatabase(async ({ db, pool }) => {
    await migrate(db, { migrationsFolder: folder });
    await pool.query(`insert into "user" (id, role, created_at) values ('somebody', 'guest', now())`);
    await pool.query(
      "insert into quota_use (user_id, kind, day, used) values ('somebody', 'question', '2026-11-20', 7)",
    );
  });
  await rm(folder, { recursive: true });
}

async function readState({ pool }: DatabaseConnection): Promise<{ applied: number; used: number }> {
  const applied = await pool.query<{ count: number }>(
    'select count(*)::int as count from drizzle.__drizzle_migrations',
  );
  const used = await pool.query<{ used: number }>("select used from quota_use where user_id = 'somebody'");
  return { applied: applied.rows[0]?.count ?? 0, used: used.rows[0]?.used ?? 0 };
}

test('an upgrade backs up first, keeps the data, and the backup brings the former state back', async () => {
  await installRelease(known - 1);
  const opened = await openDatabase(environment, silentLogger);
  expect(await readState(opened.connection)).toEqual({ applied: known, used: 7 });
  await opened.connection.pool.query('delete from quota_use');
  await opened.close();
  const backups = await readdir(join(dataDir, 'backups'));
  expect(backups).toHaveLength(1);
  expect(backups[0]).toMatch(/-before-upgrade$/);

  await restore(environment, join(dataDir, 'backups', backups[0] ?? ''));
  await withDatabase(async (connection) => {
    expect(await readState(connection)).toEqual({ applied: known - 1, used: 7 });
  });
});

test('a start without an upgrade makes no backup', async () => {
  for (let times = 0; times < 2; times += 1) await (await openDatabase(environment, silentLogger)).close();
  expect(await readdir(dataDir)).toEqual(['database']);
});

test('an upgrade that cannot be backed up does not happen, and says so', async () => {
  await installRelease(known - 1);
  // Where the folder of backups should be, there is a file.
  await writeFile(join(dataDir, 'backups'), '');
  const opening = openDatabase(environment, silentLogger);
  await expect(opening).rejects.toThrow(CannotOpenDatabase);
  await expect(opening).rejects.toThrow(/needs a backup first.*Nothing was changed/);
  await withDatabase(async (connection) => {
    expect(await readState(connection)).toEqual({ applied: known - 1, used: 7 });
  });
  const opened = await openDatabase({ ...environment, UPGRADE_WITHOUT_BACKUP: true }, silentLogger);
  expect(await readState(opened.connection)).toEqual({ applied: known, used: 7 });
  await opened.close();
});

test('data written by a newer version is refused with a clear word and left as it is', async () => {
  await installRelease(known);
  await withDatabase(async ({ pool }) => {
    await pool.query(
      "insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a later release', 4102444800000)",
    );
  });
  const opening = openDatabase(environment, silentLogger);
  await expect(opening).rejects.toThrow(CannotOpenDatabase);
  await expect(opening).rejects.toThrow(/written by a newer version of Mingfa/);
  await withDatabase(async (connection) => {
    expect(await readState(connection)).toEqual({ applied: known + 1, used: 7 });
  });
});

test('a database server that cannot be reached is named as the reason', async () => {
  const opening = openDatabase(
    { ...environment, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' },
    silentLogger,
  );
  await expect(opening).rejects.toThrow(CannotOpenDatabase);
  await expect(opening).rejects.toThrow(/cannot be reached/);
});

test('where the key or files are but the database is not, nothing is started and the way out is said', async () => {
  await writeFile(join(dataDir, 'secret.key'), 'x');
  await expect(openDatabase(environment, silentLogger)).rejects.toThrow(
    /holds secret\.key, but no database: nothing was started.*npm run restore.*DATABASE_URL/,
  );
  expect(await readdir(dataDir)).toEqual(['secret.key']);
});

test('where somebody has an account but the key is gone, nothing is started and the way out is said', async () => {
  await installRelease(known - 1);
  await rm(join(dataDir, 'secret.key'));
  const opening = openDatabase(environment, silentLogger);
  await expect(opening).rejects.toThrow(CannotOpenDatabase);
  await expect(opening).rejects.toThrow(
    /no secret\.key: .*nothing was changed.*npm run restore.*openssl rand/,
  );
  expect(await readdir(dataDir)).toEqual(['database']);
  await withDatabase(async (connection) => {
    expect(await readState(connection)).toEqual({ applied: known - 1, used: 7 });
  });
  await writeFile(join(dataDir, 'secret.key'), 'put back');
  await (await openDatabase(environment, silentLogger)).close();
});
