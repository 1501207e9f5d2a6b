import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PassThrough, type Readable, Transform, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { BackupCipher } from './backup-cipher.ts';
import { type BackupEntry, DamagedBackup } from './backup-manifest.ts';

/** A backup in the making, or one that is read. */
export interface BackupFolder {
  folder: string;
  cipher: BackupCipher | null;
}

/** Where an entry lies in its backup: what is packed or encrypted says so by its name. */
const storedPath = (
  { folder, cipher }: BackupFolder,
  { path, packed }: Pick<BackupEntry, 'path' | 'packed'>,
) => join(folder, `${path}${packed ? '.gz' : ''}${cipher ? '.encrypted' : ''}`);

/** Writes what `source` gives into the backup, piece by piece, and says what lies there now. */
export async function packFile(
  backup: BackupFolder,
  source: Readable,
  { path, packed }: { path: string; packed?: 'gzip' },
): Promise<BackupEntry> {
  const entry = { path, ...(packed ? { packed } : {}) };
  const target = storedPath(backup, entry);
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  const hash = createHash('sha256');
  let bytes = 0;
  const measure = new Transform({
    transform(piece: Buffer, _encoding, done) {
      hash.update(piece);
      bytes += piece.length;
      done(null, piece);
    },
  });
  await pipeline(
    source,
    packed ? createGzip({ level: 1 }) : new PassThrough(),
    backup.cipher?.encrypt(path) ?? new PassThrough(),
    measure,
    createWriteStream(target, { mode: 0o600, flags: 'wx' }),
  );
  return { ...entry, bytes, sha256: hash.digest('hex') };
}

/** Gives an entry to `target` as it was before it was packed. */
export function unpackFile(backup: BackupFolder, entry: BackupEntry, target: Writable): Promise<void> {
  return pipeline(
    createReadStream(storedPath(backup, entry)),
    backup.cipher?.decrypt(entry.path) ?? new PassThrough(),
    entry.packed ? createGunzip() : new PassThrough(),
    target,
  );
}

/** @throws DamagedBackup where an entry is missing, or a byte of it is another */
export async function checkFile(backup: BackupFolder, entry: BackupEntry): Promise<void> {
  const path = storedPath(backup, entry);
  const hash = createHash('sha256');
  let bytes = 0;
  try {
    for await (const piece of createReadStream(path) as AsyncIterable<Buffer>) {
      hash.update(piece);
      bytes += piece.length;
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new DamagedBackup(`The backup is not whole: ${path} is missing.`);
  }
  if (bytes !== entry.bytes || hash.digest('hex') !== entry.sha256)
    throw new DamagedBackup(`The backup is damaged: ${path} is not as it was written.`);
}
