import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { KeptIndex } from './similar-case-index.ts';

/** What is kept of a library of similar cases. */
export interface KeptSimilarCases {
  index: KeptIndex;
  /** For each case by its id what it was when it was indexed. */
  stamps: ReadonlyMap<string, string>;
}

/** Where it is kept between two starts. */
export interface SimilarCasesKeeper {
  /** Null where nothing is kept that can be trusted: it is then made anew. */
  read(): Promise<KeptSimilarCases | null>;
  write(kept: KeptSimilarCases): Promise<void>;
}

/** Grows whenever terms, vectors or what is kept of them change, so that an older file is not read. */
const VERSION = 1;
const FILE = 'index.bin';
const HEAD = Buffer.from(`mingfa similar cases ${VERSION}\n`);
const HASH_BYTES = 32;

/**
 * Keeps it in a file of a folder of its own: a head with the version, the SHA-256 of what follows, and this. Written beside and
 * renamed, so that a kill leaves the one before; a file that is broken or older is as none.
 */
export function keepInFolder(folder: string): SimilarCasesKeeper {
  const path = join(folder, FILE);
  return {
    async read() {
      const file = await readFile(path).catch(() => null);
      if (!file?.subarray(0, HEAD.length).equals(HEAD)) return null;
      const bodyAt = HEAD.length + HASH_BYTES;
      const body = file.subarray(bodyAt);
      if (!hashOf(body).equals(file.subarray(HEAD.length, bodyAt))) return null;
      try {
        return deserialize(body) as KeptSimilarCases;
      } catch {
        // Another release of Node wrote it.
        return null;
      }
    },
    async write(kept) {
      const body = serialize(kept);
      const beside = `${path}.new`;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(beside, [HEAD, hashOf(body), body], { mode: 0o600, flush: true });
      await rename(beside, path).catch(async (error: unknown) => {
        await rm(beside, { force: true });
        throw error;
      });
    },
  };
}

const hashOf = (body: Buffer): Buffer => createHash('sha256').update(body).digest();
