import type { Readable } from 'node:stream';

/**
 * Keeps files by key. Names, owners and types are in the database.
 * A store that cannot be reached throws AppError `store_unavailable`; one without room throws `disk_full`.
 */
export interface FileStore {
  readonly name: 'local' | 's3';
  /** Writes a file from bytes or a stream; it is whole or not there. A stream of unknown length is fine. */
  write(key: string, content: Uint8Array | Readable): Promise<{ bytes: number }>;
  /** Opens a file, or a byte range of it with `end` exclusive; null when it is not there. */
  read(key: string, range?: { start: number; end: number }): Promise<Readable | null>;
  /**
   * Calls `use` with a path on this machine that holds the file, for programs that need one. Null when it is not there.
   * The path is only good until `use` settles, and must not be written to.
   */
  withPath<Result>(key: string, use: (path: string) => Promise<Result>): Promise<Result | null>;
  /** Removes a file; one that is not there is no error. */
  remove(key: string): Promise<void>;
}
