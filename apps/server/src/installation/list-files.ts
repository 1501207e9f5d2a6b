import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** What is at a place of a folder while others write to it; a name that vanished on the way was removed on purpose. */
export async function* listFiles(
  folder: string,
  skip: (path: string) => boolean = () => false,
  inside = '',
): AsyncGenerator<{ path: string; isFolder: boolean }> {
  const entries = await readdir(join(folder, inside), { withFileTypes: true }).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  });
  for (const entry of entries) {
    const path = inside === '' ? entry.name : `${inside}/${entry.name}`;
    if (skip(path)) continue;
    if (entry.isDirectory()) {
      yield { path, isFolder: true };
      yield* listFiles(folder, skip, path);
    } else if (entry.isFile()) yield { path, isFolder: false };
  }
}
