import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DeletionLog } from '../ports/deletion-log.ts';
import { syncFolder } from '../runtime/sync-folder.ts';

const FILE = 'deletions.log';

/** A file in the data folder, a line each: moment and hash. A restore leaves it where it is. */
export function deletionLogFile(dataDir: string): DeletionLog {
  const path = join(dataDir, FILE);
  return {
    async append(userHash, at) {
      const file = await open(path, 'a', 0o600);
      try {
        // A line that a kill cut short must not swallow this one.
        await file.writeFile(`\n${at.toISOString()} ${userHash}\n`);
        await file.sync();
      } finally {
        await file.close();
      }
      await syncFolder(dataDir);
    },
    async list() {
      const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return '';
        throw error;
      });
      return [...text.matchAll(/^\S+ ([0-9a-f]{64})$/gm)].map(([, hash = '']) => hash);
    },
  };
}
