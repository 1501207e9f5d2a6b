import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { openCipher, WrongPassphrase } from './backup-cipher.ts';
import {
  type BackupManifest,
  checkSeal,
  DamagedBackup,
  type FormerManifest,
  readManifest,
} from './backup-manifest.ts';
import { type BackupFolder, checkFile } from './pack-file.ts';

/** A backup whose every byte was read and is as it was written. */
export type VerifiedBackup =
  | { manifest: BackupManifest; backup: BackupFolder }
  | { manifest: FormerManifest; folder: string };

/**
 * Reads a whole backup and compares every file with its checksum.
 * @throws DamagedBackup naming the first file that is missing or another; WrongPassphrase for an encrypted one
 */
export async function verifyBackup(
  folder: string,
  passphrase: string | null,
  signal?: AbortSignal,
): Promise<VerifiedBackup> {
  const manifest = await readManifest(folder);
  if (manifest.format === 1) {
    await checkFormer(folder, manifest);
    return { manifest, folder };
  }
  if (manifest.encryption && passphrase === null)
    throw new WrongPassphrase(
      'This backup is encrypted: set MINGFA_BACKUP_PASSPHRASE, or MINGFA_BACKUP_PASSPHRASE_FILE to a file that holds it.',
    );
  const cipher =
    manifest.encryption && passphrase !== null ? await openCipher(passphrase, manifest.encryption) : null;
  checkSeal(manifest, cipher);
  const backup = { folder, cipher };
  for (const entry of manifest.entries) {
    signal?.throwIfAborted();
    await checkFile(backup, entry);
  }
  const { seal: _, ...verified } = manifest;
  return { manifest: verified, backup };
}

/** Releases before this wrote no checksums: that the database is there and its archive whole is all that can be known. */
async function checkFormer(folder: string, { database }: FormerManifest): Promise<void> {
  const nowhere = new Writable({ write: (_piece, _encoding, done) => done() });
  try {
    if (database === 'server') await access(join(folder, 'database.dump'));
    else await pipeline(createReadStream(join(folder, 'database.tar.gz')), createGunzip(), nowhere);
  } catch (error) {
    throw new DamagedBackup(`The database in ${folder} is missing or damaged.`, { cause: error });
  }
}
