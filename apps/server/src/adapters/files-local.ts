import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStore } from '../ports/file-store.ts';

/** Files in a folder of this machine, spread over subfolders by the end of their id. */
export function localFiles(folder: string): FileStore {
  const pathOf = (fileId: string): string => {
    if (!/^[A-Za-z0-9_-]{4,80}$/.test(fileId)) throw new Error('Not a file id.');
    return join(folder, fileId.slice(-2).toLowerCase(), fileId);
  };
  return {
    async write(fileId, content) {
      const path = pathOf(fileId);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const unfinished = `${path}.${randomBytes(6).toString('hex')}`;
      const handle = await open(unfinished, 'wx', 0o600);
      try {
        await handle.writeFile(content);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(unfinished, path);
    },
    async read(fileId) {
      try {
        const handle = await open(pathOf(fileId), 'r');
        return handle.createReadStream();
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    remove: (fileId) => rm(pathOf(fileId), { force: true }),
  };
}
