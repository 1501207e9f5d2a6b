import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '../../ports/app-error.ts';
import type { ModelFile } from '../../ports/model.ts';
import type { RecogniserFolders } from '../../ports/recogniser-folders.ts';
import { findLibrary } from './find-library.ts';
import { findRecogniser } from './find-recogniser.ts';

/** The version that was tried; it brings builds for each kind of machine. */
const LIBRARY = 'sherpa-onnx-node@1.13.8';

/**
 * Models in folders of this machine.
 * @param libraryFolders where the library is looked for, in order
 * @param installFolder the one of them into which it is installed
 */
export function localRecogniserFolders(
  libraryFolders: readonly string[],
  installFolder: string,
): RecogniserFolders {
  const known = new Map<string, string>();

  async function sealFile(folder: string, name: string): Promise<ModelFile> {
    const path = join(folder, name);
    const { size, mtimeMs, ino, dev } = await stat(path);
    const key = [path, size, mtimeMs, ino, dev].join('\n');
    const sha256 = known.get(key) ?? (await hashOf(path));
    known.set(key, sha256);
    return { name, bytes: size, sha256 };
  }

  return {
    library: () => findLibrary(libraryFolders),
    installCommand: `npm install --prefix "${installFolder}" ${LIBRARY}`,
    find: findRecogniser,
    async seal(folder, fileNames) {
      try {
        const files: ModelFile[] = [];
        for (const name of fileNames) files.push(await sealFile(folder, name));
        return files;
      } catch (error) {
        throw new AppError('recogniser_folder_missing', {}, { cause: error });
      }
    },
  };
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path, { highWaterMark: 1024 * 1024 }))
    hash.update(chunk as Buffer);
  return hash.digest('hex');
}
