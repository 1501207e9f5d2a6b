import { spawn } from 'node:child_process';
import { existsSync, watch } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startEmbeddedDatabase } from '../db/embedded.ts';
import { type Environment, readEnvironment } from '../env.ts';
import { silentLogger } from '../runtime/silent-logger.ts';
import { makeDataFolder } from '../testing/make-data-folder.ts';
import { backUp } from './back-up.ts';
import { openDatabase } from './open-database.ts';
import { restore } from './restore.ts';
import { verifyBackup } from './verify-backup.ts';

const RESTORE = fileURLToPath(new URL('../cli/restore.ts', import.meta.url));
const RESOLVE_ONCE = new URL('../runtime/resolve-imports-once.ts', import.meta.url).href;
const SECRET = 'ab'.repeat(32);
const PASSPHRASE = '正确的口令 correct';

let folder: string;
let environment: Environment;
/** A backup of the state `backed up`; the data folder is then in the state `later`. */
let backup: string;
let encrypted: string;
let untouched: string;

const inState = async (state: string, work?: Parameters<typeof withDatabase>[0]) => {
  await mkdir(join(environment.dataDir, 'files/ab'), { recursive: true });
  await writeFile(join(environment.dataDir, 'files/ab/abcd'), state);
  await writeFile(join(environment.dataDir, 'secret.key'), `${SECRET}\n${state}`);
  await withDatabase(async (database) => {
    await database.connection.pool.query(
      `insert into setting (key, value, updated_at) values ('state', to_jsonb($1::text), now())
        on conflict (key) do update set value = excluded.value`,
      [state],
    );
    await work?.(database);
  });
};

/** What the database, the files and the secret are of: one word where all agree. */
async function readState(): Promise<string> {
  const { dataDir } = environment;
  let inDatabase: unknown;
  await withDatabase(async ({ connection }) => {
    const { rows } = await connection.pool.query<{ value: string }>(
      "select value from setting where key = 'state'",
    );
    inDatabase = rows[0]?.value;
  });
  const stored = await readFile(join(dataDir, 'files/ab/abcd'), 'utf8');
  const secret = (await readFile(join(dataDir, 'secret.key'), 'utf8')).split('\n')[1];
  return [...new Set([inDatabase, stored, secret])].join(' and ');
}

async function withDatabase(work: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<void>) {
  const database = await openDatabase(environment, silentLogger);
  try {
    await work(database);
  } finally {
    await database.close();
  }
}

beforeAll(async () => {
  const source = await makeDataFolder();
  folder = await mkdtemp(join(tmpdir(), 'mingfa-restore-'));
  environment = readEnvironment({ MINGFA_DATA_DIR: source });
  await inState('backed up', async (database) => {
    const options = { ...environment, MINGFA_BACKUP_FOLDER: folder };
    backup = (await backUp(options, database, 'by-hand')).folder;
    const secret = { ...options, MINGFA_BACKUP_PASSPHRASE: PASSPHRASE };
    encrypted = (await backUp(secret, database, 'by-hand')).folder;
  });
  await inState('later');
  untouched = source;
});
beforeEach(async () => {
  environment = readEnvironment({ MINGFA_DATA_DIR: join(await mkdtemp(join(folder, 'case-')), 'data') });
  await cp(untouched, environment.dataDir, { recursive: true });
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await rm(untouched, { recursive: true, force: true });
});

/** Another copy of the backup, to be spoilt. */
async function copyBackup(of = backup): Promise<string> {
  const copy = await mkdtemp(join(folder, 'copy-'));
  await cp(of, copy, { recursive: true });
  return copy;
}

test('a backup is restored whole, and what was there before is named', async () => {
  const { replaced } = await restore(environment, backup);
  expect(await readState()).toBe('backed up');
  expect((await readdir(replaced ?? '')).sort()).toEqual(['database', 'files', 'secret.key']);
  expect(await readFile(join(replaced ?? '', 'files/ab/abcd'), 'utf8')).toBe('later');
  expect(existsSync(join(environment.dataDir, 'restoring'))).toBe(false);
});

test('a backup is restored on a machine that has nothing yet', async () => {
  await rm(environment.dataDir, { recursive: true });
  await mkdir(environment.dataDir);
  expect(await restore(environment, backup)).toEqual({ replaced: null, formerBackup: null });
  expect(await readState()).toBe('backed up');
});

test('one byte that is another is noticed wherever it is, and nothing is touched', async () => {
  const copy = await copyBackup();
  const before = await readdir(environment.dataDir);
  const names = ['database/global/pg_control', 'files/ab/abcd', 'database/PG_VERSION.gz', 'manifest.json'];
  for (const name of names) {
    const whole = await readFile(join(copy, name));
    const bytes = Buffer.from(whole);
    // Of the manifest a checksum: another byte may leave no JSON, which is told otherwise.
    const checksum = bytes.indexOf('"sha256"');
    const place = checksum < 0 ? Math.floor(bytes.length / 2) : checksum + '"sha256":"'.length + 8;
    bytes[place] = bytes[place] === 0x31 ? 0x32 : 0x31;
    await writeFile(join(copy, name), bytes);
    await expect(restore(environment, copy)).rejects.toThrow(/not as it was written|damaged/);
    await writeFile(join(copy, name), whole);
  }
  expect(await readdir(environment.dataDir)).toEqual(before);
  expect(await readFile(join(environment.dataDir, 'files/ab/abcd'), 'utf8')).toBe('later');
});

test('a file that is missing is named, and a file shorter than it was', async () => {
  const copy = await copyBackup();
  await rm(join(copy, 'files/ab/abcd'));
  await expect(verifyBackup(copy, null)).rejects.toThrow(/files\/ab\/abcd is missing/);
  await writeFile(join(copy, 'files/ab/abcd'), 'backed');
  await expect(verifyBackup(copy, null)).rejects.toThrow(/files\/ab\/abcd is not as it was written/);
});

test('a manifest that names a place outside the backup is refused', async () => {
  const copy = await copyBackup();
  const manifest = JSON.parse(await readFile(join(copy, 'manifest.json'), 'utf8')) as {
    entries: { path: string }[];
  };
  for (const path of ['../outside', '/outside', 'files/../../outside']) {
    Object.assign(manifest.entries[0] ?? {}, { path });
    await writeFile(join(copy, 'manifest.json'), JSON.stringify(manifest));
    await expect(verifyBackup(copy, null)).rejects.toThrow(/manifest.json is damaged/);
  }
});

test('an encrypted backup shows nothing, and is restored with its passphrase alone', async () => {
  const names = await readdir(encrypted, { recursive: true, withFileTypes: true });
  for (const name of names.filter((entry) => entry.isFile() && entry.name !== 'manifest.json')) {
    expect(name.name).toMatch(/\.encrypted$/);
    expect((await readFile(join(name.parentPath, name.name))).includes(SECRET)).toBe(false);
  }
  await expect(restore(environment, encrypted)).rejects.toThrow(/is encrypted: set MINGFA_BACKUP_PASSPHRASE/);
  const wrong = { ...environment, MINGFA_BACKUP_PASSPHRASE: 'wrong' };
  await expect(restore(wrong, encrypted)).rejects.toThrow(/passphrase is not the one/);
  expect(await readFile(join(environment.dataDir, 'files/ab/abcd'), 'utf8')).toBe('later');
  const file = join(folder, 'passphrase');
  await writeFile(file, `${PASSPHRASE}\n`);
  await restore({ ...environment, MINGFA_BACKUP_PASSPHRASE_FILE: file }, encrypted);
  expect(await readState()).toBe('backed up');
});

test('files of an encrypted backup cannot be exchanged, nor its manifest written anew', async () => {
  const copy = await copyBackup(encrypted);
  const [one, other] = [join(copy, 'secret.key.encrypted'), join(copy, 'files/ab/abcd.encrypted')];
  await rename(one, `${one}.kept`);
  await rename(other, one);
  await rename(`${one}.kept`, other);
  const path = join(copy, 'manifest.json');
  const manifest = JSON.parse(await readFile(path, 'utf8')) as { entries: { path: string }[] };
  const entry = (name: string) => manifest.entries.find((each) => each.path === name);
  const [secret, stored] = [{ ...entry('secret.key') }, { ...entry('files/ab/abcd') }];
  Object.assign(entry('secret.key') ?? {}, stored, { path: 'secret.key' });
  Object.assign(entry('files/ab/abcd') ?? {}, secret, { path: 'files/ab/abcd' });
  await writeFile(path, JSON.stringify(manifest));
  await expect(verifyBackup(copy, PASSPHRASE)).rejects.toThrow(/manifest of this backup is not as it was/);
});

test('a backup of the first format is restored as before', async () => {
  const former = join(environment.dataDir, '../former');
  await mkdir(join(former, 'files/ab'), { recursive: true });
  const embedded = await startEmbeddedDatabase({ dataDir: join(environment.dataDir, 'database') });
  await writeFile(join(former, 'database.tar.gz'), gzipSync(Buffer.from(await embedded.dump())));
  await embedded.stop();
  await cp(join(environment.dataDir, 'files'), join(former, 'files'), { recursive: true });
  await cp(join(environment.dataDir, 'secret.key'), join(former, 'secret.key'));
  const manifest = {
    format: 1,
    createdAt: '2026-01-01T00:00:00.000Z',
    reason: 'by-hand',
    database: 'embedded',
  };
  await writeFile(join(former, 'manifest.json'), JSON.stringify(manifest));
  await inState('later still');
  await restore(environment, former);
  expect(await readState()).toBe('later');
  const archive = await readFile(join(former, 'database.tar.gz'));
  await writeFile(join(former, 'database.tar.gz'), archive.subarray(0, archive.length / 2));
  await expect(restore(environment, former)).rejects.toThrow(/missing or damaged/);
});

test('a backup made while rows are written holds every one that was there before, and no gap', async () => {
  let made = '';
  let before = 0;
  await withDatabase(async (database) => {
    const { pool } = database.connection;
    await pool.query('create table counted (n int primary key, filler text)');
    let stop = false;
    let n = 0;
    const insert = async () => {
      n += 1;
      await pool.query("insert into counted values ($1, repeat('字', 3000))", [n]);
    };
    while (n < 200) await insert();
    before = n;
    const writing = (async () => {
      while (!stop) await insert();
    })();
    const busy = { ...environment, MINGFA_BACKUP_FOLDER: join(folder, 'busy') };
    made = (await backUp(busy, database, 'by-hand')).folder;
    stop = true;
    await writing;
    expect(n).toBeGreaterThan(before);
  });
  await restore(environment, made);
  await withDatabase(async ({ connection }) => {
    const { rows } = await connection.pool.query<{ count: number; max: number }>(
      'select count(*)::int as count, max(n) as max from counted where length(filler) = 3000',
    );
    expect(rows[0]?.count).toBe(rows[0]?.max);
    expect(rows[0]?.count).toBeGreaterThanOrEqual(before);
  });
});

/** Runs the command and kills it as soon as something of this name was made, moved or removed in the data folder. */
async function restoreAndKill(name: string): Promise<void> {
  const child = spawn(process.execPath, ['--import', RESOLVE_ONCE, RESTORE, backup], {
    env: { ...process.env, MINGFA_DATA_DIR: environment.dataDir, DATABASE_URL: '' },
    stdio: 'ignore',
  });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  const watcher = watch(environment.dataDir, (event, changed) => {
    if (event === 'rename' && changed === name) child.kill('SIGKILL');
  });
  await exited;
  watcher.close();
}

test.each([
  ['restoring.unfinished', 'later'],
  ['restoring', 'backed up'],
  ['database', 'backed up'],
  ['secret.key', 'backed up'],
])('killed when %s shows itself, the next start has all of one state', async (name, state) => {
  await restoreAndKill(name);
  expect(await readState()).toBe(state);
  expect((await readdir(environment.dataDir)).filter((one) => one.startsWith('restoring'))).toEqual([]);
});
