import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError } from '../../ports/app-error.ts';

/** The pages of a file are asked for one after the other, so a copy stays for a while. */
const KEPT_MS = 5 * 60_000;
const KEPT_BYTES = 1024 ** 3;

interface Copy {
  key: string;
  path: string;
  bytes: number;
  users: number;
  /** Nobody new may have it; it goes with its last user. */
  forgotten: boolean;
  written: Promise<boolean>;
  expiry: NodeJS.Timeout | null;
}

/** Objects as files of this machine, for programs that need a path. */
export class LocalCopies {
  readonly #read: (key: string) => Promise<Readable | null>;
  readonly #copies = new Map<string, Copy>();
  #folder: Promise<string> | undefined;

  constructor(read: (key: string) => Promise<Readable | null>) {
    this.#read = read;
  }

  async use<Result>(key: string, use: (path: string) => Promise<Result>): Promise<Result | null> {
    const copy = this.#copies.get(key) ?? (await this.#begin(key));
    copy.users += 1;
    if (copy.expiry) clearTimeout(copy.expiry);
    try {
      if (!(await copy.written)) return null;
      return await use(copy.path);
    } finally {
      copy.users -= 1;
      if (copy.users === 0) this.#rest(copy);
    }
  }

  /** The object changed or is gone. */
  forget(key: string): void {
    const copy = this.#copies.get(key);
    if (!copy) return;
    this.#copies.delete(key);
    copy.forgotten = true;
    if (copy.users === 0) this.#remove(copy);
  }

  async #begin(key: string): Promise<Copy> {
    this.#folder ??= mkdtemp(join(tmpdir(), 'mingfa-files-'));
    const path = join(await this.#folder, randomBytes(12).toString('hex'));
    const present = this.#copies.get(key);
    if (present) return present;
    const copy: Copy = {
      key,
      path,
      bytes: 0,
      users: 0,
      forgotten: false,
      written: Promise.resolve(false),
      expiry: null,
    };
    copy.written = this.#write(copy);
    copy.written.catch(() => {});
    this.#copies.set(key, copy);
    return copy;
  }

  async #write(copy: Copy): Promise<boolean> {
    try {
      const content = await this.#read(copy.key);
      if (!content) {
        this.forget(copy.key);
        return false;
      }
      const target = createWriteStream(copy.path, { mode: 0o600 });
      await pipeline(content, target);
      copy.bytes = target.bytesWritten;
      return true;
    } catch (error) {
      this.forget(copy.key);
      const isFull = (error as NodeJS.ErrnoException).code === 'ENOSPC';
      throw isFull ? new AppError('disk_full', {}, { cause: error }) : error;
    }
  }

  #rest(copy: Copy): void {
    if (copy.forgotten) {
      this.#remove(copy);
      return;
    }
    copy.expiry = setTimeout(() => this.forget(copy.key), KEPT_MS);
    copy.expiry.unref();
    this.#makeRoom();
  }

  #makeRoom(): void {
    const copies = [...this.#copies.values()];
    let bytes = copies.reduce((sum, copy) => sum + copy.bytes, 0);
    for (const copy of copies) {
      if (bytes <= KEPT_BYTES) return;
      if (copy.users > 0) continue;
      bytes -= copy.bytes;
      this.forget(copy.key);
    }
  }

  #remove(copy: Copy): void {
    if (copy.expiry) clearTimeout(copy.expiry);
    void rm(copy.path, { force: true }).catch(() => {});
  }
}
