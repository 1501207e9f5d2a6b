import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { syncFolder } from '../runtime/sync-folder.ts';

/**
 * Makes the embedded database's folder ready to be opened. A mark beside it says that its first start has not ended: what a
 * killed one left is thrown away, since nobody was ever told of anything in it.
 * @throws where files of a database are missing: making a new one would write over the others
 */
export async function beginDatabaseFolder(
  folder: string,
): Promise<{ isNew: boolean; finish(): Promise<void> }> {
  const mark = `${folder}.unfinished`;
  if (existsSync(mark)) await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (existsSync(join(folder, 'PG_VERSION'))) return { isNew: false, finish: async () => {} };
  const left = await readdir(folder);
  if (left.length > 0) throw new Error(`${folder} holds ${left.length} files, but no PG_VERSION.`);
  await writeFile(mark, '', { flush: true });
  return {
    isNew: true,
    async finish() {
      await rm(mark);
      await syncFolder(dirname(folder));
    },
  };
}
