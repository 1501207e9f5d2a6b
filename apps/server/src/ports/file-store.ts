import type { Readable } from 'node:stream';

/** Keeps files by id. Names, owners and types are in the database. */
export interface FileStore {
  /** Writes a file; it is whole or not there. */
  write(fileId: string, content: Uint8Array): Promise<void>;
  /** Opens a file, or null when it is not there. */
  read(fileId: string): Promise<Readable | null>;
  /** Removes a file; one that is not there is no error. */
  remove(fileId: string): Promise<void>;
}
