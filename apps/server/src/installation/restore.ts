import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { startEmbeddedDatabase } from '../db/embedded.ts';
import type { Environment } from '../env.ts';
import { BACKED_UP, type BackupManifest, exists } from './back-up.ts';

/**
 * Puts a backup in the place of the present data. What was there is moved to `replaced-…`, never deleted.
 * The caller holds the data folder.
 * @returns the folder the former data was moved to, null where there was none
 */
export async function restore(
  environment: Pick<Environment, 'dataDir' | 'DATABASE_URL' | 'S3_BUCKET'>,
  backup: string,
): Promise<string | null> {
  const manifest = await readManifest(backup);
  const toServer = environment.DATABASE_URL !== undefined;
  if (toServer !== (manifest.database === 'server')) {
    throw new Error(
      toServer
        ? 'This backup is of the embedded database; unset DATABASE_URL to restore it.'
        : 'This backup is of a database server; set DATABASE_URL to restore it.',
    );
  }
  if (manifest.files === 'bucket' && !environment.S3_BUCKET) {
    throw new Error('The files of this backup are in an S3 bucket; set S3_BUCKET and what belongs to it.');
  }
  const replaced = await setAside(environment.dataDir);
  if (toServer) await loadServer(environment.DATABASE_URL ?? '', join(backup, 'database.dump'));
  else await loadEmbedded(environment.dataDir, join(backup, 'database.tar.gz'));
  for (const name of BACKED_UP) {
    const source = join(backup, name);
    if (await exists(source))
      await cp(source, join(environment.dataDir, name), { recursive: true, preserveTimestamps: true });
  }
  return replaced;
}

async function readManifest(backup: string): Promise<BackupManifest> {
  let manifest: BackupManifest;
  try {
    manifest = JSON.parse(await readFile(join(backup, 'manifest.json'), 'utf8')) as BackupManifest;
  } catch {
    throw new Error(`${backup} is not a backup folder (it has no readable manifest.json)`);
  }
  if (manifest.format !== 1) throw new Error('This backup was made by a newer version of Mingfa.');
  return manifest;
}

async function setAside(dataDir: string): Promise<string | null> {
  const target = join(dataDir, `replaced-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`);
  let moved = false;
  for (const name of ['database', ...BACKED_UP]) {
    const source = join(dataDir, name);
    if (!(await exists(source))) continue;
    await mkdir(target, { recursive: true, mode: 0o700 });
    await rename(source, join(target, name));
    moved = true;
  }
  return moved ? target : null;
}

async function loadEmbedded(dataDir: string, archive: string): Promise<void> {
  const bytes = await promisify(gunzip)(await readFile(archive));
  const snapshot = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
  const database = await startEmbeddedDatabase({ dataDir: join(dataDir, 'database'), snapshot });
  await database.stop();
}

async function loadServer(url: string, file: string): Promise<void> {
  await promisify(execFile)('pg_restore', [
    '--clean',
    '--if-exists',
    '--no-owner',
    '--exit-on-error',
    '--single-transaction',
    `--dbname=${url}`,
    file,
  ]);
}
