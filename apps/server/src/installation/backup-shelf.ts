import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { checkBackup, KeptBackup, listBackups } from '@mingfa/contract/admin-backup';
import type { EndpointInput, EndpointOutput } from '@mingfa/contract/endpoint';
import { recordAudit } from '../engine/audit/index.ts';
import type { Environment } from '../env.ts';
import { type BackupCheck, getBackupRecord, recordBackupCheck } from '../features/administration/index.ts';
import type { AppContext, RequestContext } from '../ports/app-context.ts';
import { AppError } from '../ports/app-error.ts';
import type { Jobs } from '../ports/jobs.ts';
import { WrongPassphrase } from './backup-cipher.ts';
import { backupFolder, UNFINISHED } from './backup-folder.ts';
import { readManifest } from './backup-manifest.ts';
import { readPassphrase } from './read-passphrase.ts';
import { verifyBackup } from './verify-backup.ts';

const QUEUE = 'backup.check';
const LONGEST_SECONDS = 6 * 3600;
/** `2026-11-29T07-08-52-123Z-by-hand`: the moment without its colons, and the reason. */
const NAME = /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)-(\d{3}Z)-([a-z-]+)$/;

/** The backups that are there: listed, and read whole to see that each can be restored. */
export class BackupShelf {
  readonly #context: AppContext;
  readonly #environment: Environment;
  readonly #jobs: Jobs;

  constructor(context: AppContext, environment: Environment, jobs: Jobs) {
    this.#context = context;
    this.#environment = environment;
    this.#jobs = jobs;
    jobs.register<{ name: string }>(
      QUEUE,
      { concurrency: 1, timeoutSeconds: LONGEST_SECONDS, retries: 0 },
      ({ data, signal }) => this.#check(data.name, signal),
    );
  }

  /** Newest first. */
  async list({
    page,
    pageSize,
  }: EndpointInput<typeof listBackups>): Promise<EndpointOutput<typeof listBackups>> {
    const names = (await this.#names()).toSorted().toReversed();
    const { checks } = await getBackupRecord(this.#context);
    const shown = names.slice((page - 1) * pageSize, page * pageSize);
    const items: KeptBackup[] = [];
    for (const name of shown) items.push({ ...(await this.#describe(name)), check: checks[name] ?? null });
    return { items, total: names.length, page, pageSize };
  }

  /** Queues the check of one. @throws AppError `not_found` */
  async check(asked: RequestContext, { name }: EndpointInput<typeof checkBackup>): Promise<{ done: true }> {
    if (!(await this.#names()).includes(name)) throw new AppError('not_found');
    await recordAudit(asked, asked.db, { kind: 'installation', action: 'backup_check_asked', id: name });
    await this.#record(name, { state: 'waiting', message: '' });
    await this.#jobs.add(QUEUE, { name }, { key: name });
    return { done: true };
  }

  /** A check that the process is stopped in is done again at the next start. */
  async #check(name: string, signal: AbortSignal): Promise<void> {
    try {
      const passphrase = await readPassphrase(this.#environment);
      const { manifest } = await verifyBackup(join(this.#folder, name), passphrase, signal);
      await this.#record(name, { state: manifest.format === 1 ? 'readable' : 'whole', message: '' });
    } catch (error) {
      signal.throwIfAborted();
      const state = error instanceof WrongPassphrase ? 'locked' : 'damaged';
      await this.#record(name, { state, message: error instanceof Error ? error.message : String(error) });
    }
  }

  async #record(name: string, check: Omit<BackupCheck, 'at'>): Promise<void> {
    const at = this.#context.clock.now().toISOString();
    await recordBackupCheck(this.#context, name, { ...check, at }, await this.#names());
  }

  async #describe(name: string): Promise<Omit<KeptBackup, 'check'>> {
    const [, hour, minute, second, rest, reason] = NAME.exec(name) ?? [];
    const named = {
      name,
      createdAt: hour ? `${hour}:${minute}:${second}.${rest}` : null,
      reason: reason ?? '',
    };
    const manifest = await readManifest(join(this.#folder, name)).catch(() => null);
    if (!manifest || manifest.format === 1)
      return {
        ...named,
        isReadable: manifest !== null,
        bytes: null,
        files: null,
        encrypted: false,
        productVersion: null,
      };
    const { entries, encryption, productVersion } = manifest;
    return {
      ...named,
      isReadable: true,
      bytes: entries.reduce((sum, { bytes }) => sum + bytes, 0),
      files: entries.length,
      encrypted: encryption !== null,
      productVersion,
    };
  }

  async #names(): Promise<string[]> {
    const found = await readdir(this.#folder, { withFileTypes: true }).catch(() => []);
    return found
      .filter((one) => one.isDirectory() && !one.name.endsWith(UNFINISHED) && NAME.test(one.name))
      .map(({ name }) => name);
  }

  get #folder(): string {
    return backupFolder(this.#environment);
  }
}
