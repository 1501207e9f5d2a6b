import { lstat, readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import {
  isReadable,
  type ReadableKinds,
  SOURCE_LIMITS,
  type SourceFile,
  type SourceFiles,
  UnusableSource,
} from './source-file.ts';

/** The readable files of a folder and those below it. Links are not followed. */
export async function openFolder(root: string, kinds: ReadableKinds): Promise<SourceFiles> {
  const files: SourceFile[] = [];
  const problems: SourceFiles['problems'] = [];
  const pending = [root];
  for (let folder = pending.pop(); folder !== undefined; folder = pending.pop()) {
    for (const entry of await readdir(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      const inside = relative(root, path).split(sep).join('/');
      if (entry.isDirectory() && !entry.name.startsWith('.')) pending.push(path);
      if (!entry.isFile() || !isReadable(inside, kinds)) continue;
      if (files.length >= SOURCE_LIMITS.files) {
        throw new UnusableSource(`文件过多（上限 ${SOURCE_LIMITS.files} 个） / too many files`);
      }
      const { size } = await lstat(path);
      if (size > kinds.fileBytes) problems.push({ file: inside, problem: '文件过大 / file too large' });
      else files.push({ path: inside, bytes: size, read: () => readFile(path) });
    }
  }
  return { files: files.sort(byPath), problems, close: async () => {} };
}

/** One file by itself. */
export async function openSingleFile(
  path: string,
  name: string,
  { fileBytes }: Pick<ReadableKinds, 'fileBytes'>,
): Promise<SourceFiles> {
  const { size } = await lstat(path);
  if (size > fileBytes) throw new UnusableSource('文件过大 / file too large');
  return {
    files: [{ path: name, bytes: size, read: () => readFile(path) }],
    problems: [],
    close: async () => {},
  };
}

/** A fixed order, whatever the file system gives. */
export function byPath(a: SourceFile, b: SourceFile): number {
  return a.path < b.path ? -1 : a.path > b.path ? 1 : 0;
}
