import { execFile } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createGzip } from 'node:zlib';
import type { EmbeddedDatabase } from '../db/embedded.ts';
import type { Environment } from '../env.ts';
import { copyTree } from './copy-tree.ts';

/** What a backup folder says of itself. */
export interface BackupManifest {
  format: 1;
  createdAt: string;
  reason: string;
  /** `embedded`: an archive of the database's folder. `server`: a dump by pg_dump. */
  database: 'embedded' | 'server';
  /** `bucket`: they are not in here; the bucket is backed up by its own means. Absent in older backups: `folder`. */
  files?: 'folder' | 'bucket';
}

/** Everything beside the database that a backup takes along. */
export const BACKED_UP = ['files', 'secret.key'] as const;

/**
 * Writes database, files and secret into a new folder under `backups/` in the data folder.
 * It appears under its final name only when it is whole.
 * @returns the folder
 */
export async function backUp(
  environment: Pick<Environment, 'dataDir' | 'DATABASE_URL' | 'S3_BUCKET'>,
  database: { embedded: Pick<EmbeddedDatabase, 'dump'> | null },
  reason: string,
): Promise<string> {
  const createdAt = new Date().toISOString();
  const folder = join(environment.dataDir, 'backups', `${createdAt.replaceAll(/[:.]/g, '-')}-${reason}`);
  const unfinished = `${folder}.unfinished`;
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  try {
    if (database.embedded) {
      const archive = Buffer.from(await database.embedded.dump());
      await pipeline(
        Readable.from(pieces(archive)),
        createGzip({ level: 3 }),
        createWriteStream(join(unfinished, 'database.tar.gz'), { mode: 0o600 }),
      );
    } else {
      await dumpServer(environment.DATABASE_URL ?? '', join(unfinished, 'database.dump'));
    }
    for (const name of BACKED_UP) {
      await copyTree(join(environment.dataDir, name), join(unfinished, name));
    }
    const manifest: BackupManifest = {
      format: 1,
      createdAt,
      reason,
      database: database.embedded ? 'embedded' : 'server',
      files: environment.S3_BUCKET ? 'bucket' : 'folder',
    };
    await writeFile(join(unfinished, 'manifest.json'), JSON.stringify(manifest, null, 2), { mode: 0o600 });
    await rename(unfinished, folder);
    return folder;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

export async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

function* pieces(buffer: Buffer, size = 1 << 20): Generator<Buffer> {
  for (let start = 0; start < buffer.length; start += size) yield buffer.subarray(start, start + size);
}

async function dumpServer(url: string, file: string): Promise<void> {
  try {
    await promisify(execFile)('pg_dump', ['--format=custom', `--file=${file}`, `--dbname=${url}`]);
  } catch (error) {
    const missing = (error as { code?: unknown }).code === 'ENOENT';
    throw new Error(
      missing ? 'pg_dump is not installed on this machine (Debian: postgresql-client)' : 'pg_dump failed',
      { cause: error },
    );
  }
}
