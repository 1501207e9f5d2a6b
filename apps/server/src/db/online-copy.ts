import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';

/** What belongs to a copy of the files beside the files themselves. */
export interface CopyEnd {
  /** Tells PostgreSQL, as the file `backup_label`, from where it repairs the copy. */
  label: string;
  /** Names of the first and the last segment of the log that the copy needs. */
  firstSegment: string;
  lastSegment: string;
}

/**
 * PostgreSQL's online backup: between begin and end the files may be copied one by one while the database goes on, and the
 * log of that time repairs what was caught half written. The log is kept until `close`.
 */
export class OnlineCopy {
  readonly #database: PGlite;
  readonly #folder: string;
  #state: 'closed' | 'copying' | 'ended' = 'closed';

  constructor(database: PGlite, folder: string) {
    this.#database = database;
    this.#folder = folder;
  }

  get isOpen(): boolean {
    return this.#state !== 'closed';
  }

  /** @returns the control file, which is written too often to be copied by others */
  async begin(): Promise<Uint8Array> {
    if (this.isOpen) throw new Error('The database is being copied already.');
    await this.#database.query("select pg_backup_start('mingfa', fast => true)");
    this.#state = 'copying';
    return readFile(join(this.#folder, 'global/pg_control'));
  }

  async end(): Promise<CopyEnd> {
    const { rows } = await this.#database.query<{ label: string; last: string }>(
      'select labelfile as label, pg_walfile_name(lsn) as last from pg_backup_stop(wait_for_archive => false)',
    );
    this.#state = 'ended';
    const [row] = rows;
    const first = /\(file ([0-9A-F]{24})\)/.exec(row?.label ?? '')?.[1];
    if (!row || !first) throw new Error('The database did not say where its copy begins.');
    return { label: row.label, firstSegment: first, lastSegment: row.last };
  }

  /** Also after a copy that failed. */
  async close(): Promise<void> {
    if (this.#state === 'copying') await this.end();
    this.#state = 'closed';
  }
}
