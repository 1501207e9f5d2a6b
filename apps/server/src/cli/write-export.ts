import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ExportedFile } from '../features/account/index.ts';

/** Writes an export into an empty folder, for the eyes of this user alone. @returns how many files, and what the store has lost */
export async function writeExport(
  folder: string,
  files: AsyncIterable<ExportedFile>,
): Promise<{ written: number; missing: string[] }> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0)
    throw new Error(`文件夹不是空的 · The folder is not empty: ${folder}`);
  let written = 0;
  const missing: string[] = [];
  for await (const { path, content } of files) {
    if (content === null) {
      missing.push(path);
      continue;
    }
    const target = join(folder, path);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    await writeFile(target, content, { mode: 0o600, flag: 'wx' });
    written += 1;
  }
  return { written, missing };
}
