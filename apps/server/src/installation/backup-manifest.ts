import { createHash } from 'node:crypto';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { type BackupCipher, backupEncryption } from './backup-cipher.ts';

/** The file that makes a folder a backup; it is written last. */
const MANIFEST = 'manifest.json';

/** Below the folder it is restored into, never beside it. */
const innerPath = z.string().regex(/^(?!.*(?:^|\/)\.{0,2}(?:\/|$))[^\\\0]+$/u);

/** One file as it lies in the backup: its size and SHA-256 are of these bytes, whether packed or encrypted. */
const backupEntry = z.object({
  path: innerPath,
  /** How it was packed before it was encrypted. */
  packed: z.literal('gzip').optional(),
  bytes: z.number().int().min(0),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});
export type BackupEntry = z.infer<typeof backupEntry>;

const shared = {
  createdAt: z.string(),
  reason: z.string(),
  /** `embedded`: the files of the database. `server`: a dump by pg_dump. */
  database: z.enum(['embedded', 'server']),
};

/** What a backup folder says of itself. */
const manifestNow = z.object({
  format: z.literal(2),
  ...shared,
  productVersion: z.string(),
  /** `bucket`: they are not in here; the bucket is backed up by its own means. */
  files: z.enum(['folder', 'bucket']),
  encryption: backupEncryption.nullable(),
  /** Folders of the database that must be there, also where they are empty. */
  folders: z.array(innerPath),
  entries: z.array(backupEntry),
});
/** Releases before checksums: the database in one archive, everything else beside it. */
const manifestBefore = z.object({
  format: z.literal(1),
  ...shared,
  files: z.enum(['folder', 'bucket']).default('folder'),
});
const sealed = z.object({ seal: z.string() });

export type BackupManifest = z.infer<typeof manifestNow>;
export type FormerManifest = z.infer<typeof manifestBefore>;

/** The backup is not whole, or is none. */
export class DamagedBackup extends Error {
  override name = 'DamagedBackup';
}

/** Writes the manifest with a seal over it: signed with the passphrase where there is one, a checksum otherwise. */
export async function writeManifest(
  folder: string,
  manifest: BackupManifest,
  cipher: BackupCipher | null,
): Promise<void> {
  const file = await open(join(folder, MANIFEST), 'wx', 0o600);
  try {
    await file.writeFile(JSON.stringify({ ...manifest, seal: sealOf(manifest, cipher) }, null, 1));
    await file.sync();
  } finally {
    await file.close();
  }
}

/** @throws DamagedBackup where the folder is no backup, or one of a later release */
export async function readManifest(
  folder: string,
): Promise<(BackupManifest & { seal: string }) | FormerManifest> {
  let read: unknown;
  try {
    read = JSON.parse(await readFile(join(folder, MANIFEST), 'utf8'));
  } catch {
    throw new DamagedBackup(`${folder} is not a backup folder (it has no readable ${MANIFEST}).`);
  }
  const { format } = z.object({ format: z.number().optional() }).catch({}).parse(read);
  if (format !== undefined && format > 2)
    throw new DamagedBackup('This backup was made by a newer version of Mingfa.');
  const manifest = (format === 1 ? manifestBefore : manifestNow.extend(sealed.shape)).safeParse(read);
  if (!manifest.success) throw new DamagedBackup(`${join(folder, MANIFEST)} is damaged.`);
  return manifest.data;
}

/** @throws DamagedBackup where the manifest is not as it was written */
export function checkSeal(
  { seal, ...manifest }: BackupManifest & { seal: string },
  cipher: BackupCipher | null,
): void {
  if (seal !== sealOf(manifest, cipher))
    throw new DamagedBackup('The manifest of this backup is not as it was written.');
}

function sealOf(manifest: BackupManifest, cipher: BackupCipher | null): string {
  const text = JSON.stringify(manifestNow.parse(manifest));
  return cipher ? cipher.sign(text) : createHash('sha256').update(text).digest('base64url');
}
