import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import project from '../../../../package.json' with { type: 'json' };
import type { EmbeddedDatabase } from '../db/embedded.ts';
import type { Environment } from '../env.ts';
import { syncFolder } from '../runtime/sync-folder.ts';
import { makeCipher } from './backup-cipher.ts';
import { backupFolder, UNFINISHED } from './backup-folder.ts';
import { type BackupEntry, type BackupManifest, writeManifest } from './backup-manifest.ts';
import { dumpDatabase } from './database-tools.ts';
import { listFiles } from './list-files.ts';
import { type BackupFolder, packFile } from './pack-file.ts';
import { readPassphrase } from './read-passphrase.ts';
import { syncTree } from './sync-tree.ts';

/** What a backup is made of, and with. */
export type BackupEnvironment = Pick<
  Environment,
  | 'dataDir'
  | 'DATABASE_URL'
  | 'S3_BUCKET'
  | 'MINGFA_BACKUP_FOLDER'
  | 'MINGFA_BACKUP_PASSPHRASE'
  | 'MINGFA_BACKUP_PASSPHRASE_FILE'
>;

/** Why a backup was made; only `scheduled` ones are ever removed again. */
export type BackupReason = 'by-hand' | 'scheduled' | 'before-upgrade' | 'before-restore';

export interface MadeBackup {
  folder: string;
  bytes: number;
  encrypted: boolean;
}

/** Of the database's folder: what is copied in its turn, and what belongs to the process alone. */
const OWN_TURN = /^(pg_wal|global\/pg_control$|postmaster\.(pid|opts)$|backup_label|.*pgsql_tmp)/;
const WAL_SEGMENT = /^[0-9A-F]{24}$/;

/**
 * Writes database, files and secret into a new folder, piece by piece while the server goes on. It appears under its final
 * name only when it is whole and on the disk.
 */
export async function backUp(
  environment: BackupEnvironment,
  database: { embedded: Pick<EmbeddedDatabase, 'copyOnline'> | null },
  reason: BackupReason,
  signal?: AbortSignal,
): Promise<MadeBackup> {
  const createdAt = new Date().toISOString();
  const parent = backupFolder(environment);
  const folder = join(parent, `${createdAt.replaceAll(/[:.]/g, '-')}-${reason}`);
  const unfinished = `${folder}${UNFINISHED}`;
  const passphrase = await readPassphrase(environment);
  const cipher = passphrase ? await makeCipher(passphrase) : null;
  await mkdir(parent, { recursive: true, mode: 0o700 });
  await mkdir(unfinished, { mode: 0o700 });
  const making = new BackupInMaking({ folder: unfinished, cipher }, signal);
  try {
    // Before the database for what is removed meanwhile, after it for what is new: whatever it names is there.
    await making.addFiles(environment.dataDir);
    if (database.embedded) await making.addEmbedded(database.embedded, join(environment.dataDir, 'database'));
    else await making.addServer(environment.DATABASE_URL ?? '');
    await making.addFiles(environment.dataDir);
    const { entries, folders } = making;
    const manifest: BackupManifest = {
      format: 2,
      createdAt,
      reason,
      productVersion: project.version,
      database: database.embedded ? 'embedded' : 'server',
      files: environment.S3_BUCKET ? 'bucket' : 'folder',
      encryption: cipher?.encryption ?? null,
      folders,
      entries,
    };
    await writeManifest(unfinished, manifest, cipher);
    await syncTree(unfinished);
    await rename(unfinished, folder);
    await syncFolder(parent);
    const bytes = entries.reduce((sum, entry) => sum + entry.bytes, 0);
    return { folder, bytes, encrypted: cipher !== null };
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

class BackupInMaking {
  readonly entries: BackupEntry[] = [];
  readonly folders: string[] = [];
  readonly #backup: BackupFolder;
  readonly #signal: AbortSignal | undefined;
  readonly #added = new Set<string>();

  constructor(backup: BackupFolder, signal: AbortSignal | undefined) {
    this.#backup = backup;
    this.#signal = signal;
  }

  /** What is not finished yet (the store's folder `unfinished`) is nobody's. */
  async addFiles(dataDir: string): Promise<void> {
    await this.#addFile(join(dataDir, 'secret.key'), { path: 'secret.key' });
    for await (const { path, isFolder } of listFiles(join(dataDir, 'files'), (one) => one === 'unfinished'))
      if (!isFolder) await this.#addFile(join(dataDir, 'files', path), { path: `files/${path}` });
  }

  async addEmbedded(embedded: Pick<EmbeddedDatabase, 'copyOnline'>, folder: string): Promise<void> {
    const addDatabaseFile = (path: string) =>
      this.#addFile(join(folder, path), { path: `database/${path}`, packed: 'gzip' });
    await embedded.copyOnline({
      copyData: async (control) => {
        this.folders.push('database/pg_wal');
        for await (const { path, isFolder } of listFiles(folder, (one) => OWN_TURN.test(one)))
          if (isFolder) this.folders.push(`database/${path}`);
          else await addDatabaseFile(path);
        await this.#add(Readable.from([control]), { path: 'database/global/pg_control' });
      },
      copyLog: async ({ label, firstSegment, lastSegment }) => {
        await this.#add(Readable.from([Buffer.from(label)]), { path: 'database/backup_label' });
        for await (const { path, isFolder } of listFiles(join(folder, 'pg_wal'))) {
          if (isFolder) this.folders.push(`database/pg_wal/${path}`);
          else if (WAL_SEGMENT.test(path) && path >= firstSegment && path <= lastSegment)
            await addDatabaseFile(`pg_wal/${path}`);
        }
      },
    });
  }

  async addServer(url: string): Promise<void> {
    const { dump, done } = dumpDatabase(url);
    await Promise.all([this.#add(dump, { path: 'database.dump' }), done]);
  }

  /** What vanished before it was read was removed on purpose. */
  async #addFile(source: string, entry: { path: string; packed?: 'gzip' }): Promise<void> {
    if (this.#added.has(entry.path)) return;
    try {
      const file = await open(source, 'r');
      await this.#add(file.createReadStream(), entry);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }

  async #add(source: Readable, entry: { path: string; packed?: 'gzip' }): Promise<void> {
    this.#signal?.throwIfAborted();
    this.entries.push(await packFile(this.#backup, source, entry));
    this.#added.add(entry.path);
  }
}
