import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { connectDatabase } from '../db/client.ts';
import { startEmbeddedDatabase } from '../db/embedded.ts';
import { forEachAtOnce } from '../runtime/for-each-at-once.ts';
import { type BackupEnvironment, backUp } from './back-up.ts';
import { DamagedBackup } from './backup-manifest.ts';
import { loadDatabase } from './database-tools.ts';
import { unpackFile } from './pack-file.ts';
import { readPassphrase } from './read-passphrase.ts';
import { declareReady, isServerInUse, markReplaced, prepareFolder, settleRestore } from './settle-restore.ts';
import { syncTree } from './sync-tree.ts';
import { type VerifiedBackup, verifyBackup } from './verify-backup.ts';

/** Where the former data is now. */
export interface Restored {
  /** A folder in the data folder; null where there was nothing. */
  replaced: string | null;
  /** A backup of the former database, where it was on a server. */
  formerBackup: string | null;
}

const DUMP = 'database.dump';
/** A database is a thousand small files, each of which waits for the disk. */
const FILES_AT_ONCE = 8;

/**
 * Puts a backup in the place of the present data, which is kept. The backup is verified first and unpacked beside the data;
 * killed at any moment, the next start has all of the former data or all of the backup's. The caller holds the data folder.
 */
export async function restore(environment: BackupEnvironment, folder: string): Promise<Restored> {
  const { dataDir, DATABASE_URL: url } = environment;
  await settleRestore(environment);
  const verified = await verifyBackup(folder, await readPassphrase(environment));
  await checkFits(environment, verified);
  const prepared = await prepareFolder(dataDir);
  const id = randomUUID();
  const replaced = `replaced-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
  let formerBackup: string | null = null;
  try {
    if ('backup' in verified) await unpack(verified, prepared);
    else await unpackFormer(verified, prepared);
    if (!url) await openOnce(join(prepared, 'database'));
    await syncTree(prepared);
    const names = await readdir(prepared);
    if (url) {
      formerBackup = (await backUp(environment, { embedded: null }, 'before-restore')).folder;
      await markReplaced(url, id);
    }
    await declareReady(dataDir, { id, names, replaced, onServer: url !== undefined });
    if (url) await load(verified, url);
  } catch (error) {
    // Whether it took place is not for us to guess: a database on a server may have ended it after all.
    await settleRestore(environment);
    throw error;
  }
  return { replaced: await settleRestore(environment), formerBackup };
}

async function checkFits(environment: BackupEnvironment, { manifest }: VerifiedBackup): Promise<void> {
  const { DATABASE_URL: url, S3_BUCKET } = environment;
  if ((url !== undefined) !== (manifest.database === 'server')) {
    throw new Error(
      url
        ? 'This backup is of the embedded database; unset DATABASE_URL to restore it.'
        : 'This backup is of a database server; set DATABASE_URL to restore it.',
    );
  }
  if (manifest.files === 'bucket' && !S3_BUCKET)
    throw new Error('The files of this backup are in an S3 bucket; set S3_BUCKET and what belongs to it.');
  if (url && (await isServerInUse(url)))
    throw new Error(
      'A server still works with this database (or was killed within the last 30 seconds). Stop all of them first.',
    );
}

async function unpack(verified: Extract<VerifiedBackup, { backup: object }>, target: string): Promise<void> {
  const { backup, manifest } = verified;
  for (const name of manifest.folders) await mkdir(join(target, name), { recursive: true, mode: 0o700 });
  const files = manifest.entries.filter(({ path }) => path !== DUMP);
  await forEachAtOnce(files, FILES_AT_ONCE, async (entry) => {
    const path = join(target, entry.path);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await unpackFile(backup, entry, createWriteStream(path, { mode: 0o600, flags: 'wx' }));
  });
}

/** A backup of the first format: the database as one archive, which the database itself reads into memory. */
async function unpackFormer(
  { folder, manifest }: Exclude<VerifiedBackup, { backup: object }>,
  target: string,
): Promise<void> {
  if (manifest.database === 'embedded') {
    const bytes = await promisify(gunzip)(await readFile(join(folder, 'database.tar.gz')));
    const snapshot = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
    await (
      await startEmbeddedDatabase({ dataDir: join(target, 'database'), snapshot, unsynced: true })
    ).stop();
  }
  for (const name of ['files', 'secret.key'])
    if (existsSync(join(folder, name)))
      await cp(join(folder, name), join(target, name), { recursive: true, preserveTimestamps: true });
}

/** The database repairs itself from its log, and shows that it is one. */
async function openOnce(folder: string): Promise<void> {
  if (!existsSync(join(folder, 'PG_VERSION')))
    throw new DamagedBackup('There is no database in this backup.');
  const embedded = await startEmbeddedDatabase({ dataDir: folder, unsynced: true });
  try {
    const connection = await connectDatabase({ socketFolder: embedded.socketFolder });
    await connection.pool
      .query('select count(*) from drizzle.__drizzle_migrations')
      .finally(connection.close);
  } finally {
    await embedded.stop();
  }
}

/** In one transaction. What it reads comes from this process, so that it cannot end well without it. */
async function load(verified: VerifiedBackup, url: string): Promise<void> {
  const { input, done } = loadDatabase(url);
  const [ended, given] = await Promise.allSettled([done, giveDump(verified, input)]);
  // Where pg_restore breaks off, giving it more fails as well: its own word is the reason.
  for (const outcome of [ended, given]) if (outcome.status === 'rejected') throw outcome.reason;
}

async function giveDump(verified: VerifiedBackup, input: Writable): Promise<void> {
  if (!('backup' in verified)) return pipeline(createReadStream(join(verified.folder, DUMP)), input);
  const entry = verified.manifest.entries.find(({ path }) => path === DUMP);
  if (!entry) throw new DamagedBackup('There is no database in this backup.');
  return unpackFile(verified.backup, entry, input);
}
