import { copyFile, link } from 'node:fs/promises';

/** A file under another name: a link where the disk has them, else a copy. */
export async function linkFile(from: string, to: string): Promise<void> {
  await link(from, to).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOSPC') throw error;
    return copyFile(from, to);
  });
}
