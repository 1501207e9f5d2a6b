import { constants, copyFile, mkdir, readdir, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Copies a file or a folder that others write to meanwhile: what vanishes on the way was removed on purpose, and what is not
 * finished yet (the store's folder `unfinished`) is nobody's. Where the disk can, contents are shared until one changes.
 */
export async function copyTree(source: string, target: string): Promise<void> {
  try {
    const entry = await stat(source);
    if (entry.isDirectory()) {
      await mkdir(target, { recursive: true, mode: 0o700 });
      for (const name of await readdir(source))
        if (name !== 'unfinished') await copyTree(join(source, name), join(target, name));
    } else {
      await copyFile(source, target, constants.COPYFILE_FICLONE);
      await utimes(target, entry.atime, entry.mtime);
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
