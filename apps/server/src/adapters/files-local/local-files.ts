import { randomBytes } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { AppError } from '../../ports/app-error.ts';
import type { FileStore } from '../../ports/file-store.ts';
import { checkStoreKey } from '../../runtime/check-store-key.ts';
import { fromSource, holdSource, SourceFailure } from '../../runtime/read-source.ts';
import { syncFolder } from '../../runtime/sync-folder.ts';

/** What a killed process was writing is removed after this. */
const UNFINISHED_MS = 24 * 3_600_000;
const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** Files in a folder of this machine, spread over subfolders by the end of their key. */
export function localFiles(
  folder: string,
  /** Tests break the disk here. */
  options: { openFile?: typeof open } = {},
): FileStore {
  const openFile = options.openFile ?? open;
  const unfinishedFolder = join(folder, 'unfinished');
  let tidied: Promise<void> | undefined;
  const pathOf = (key: string): string => {
    checkStoreKey(key);
    return join(folder, key.slice(-2).toLowerCase(), key);
  };
  return {
    name: 'local',
    async write(key, content) {
      holdSource(content);
      const path = pathOf(key);
      tidied ??= removeUnfinished(unfinishedFolder);
      try {
        await tidied;
        const made = await mkdir(dirname(path), { recursive: true, mode: 0o700 });
        if (made) await syncFolder(dirname(made));
        const unfinished = join(unfinishedFolder, `${key}.${randomBytes(6).toString('hex')}`);
        const handle = await openFile(unfinished, 'wx', 0o600);
        try {
          const bytes = await writeAll(handle, content);
          await handle.sync();
          await handle.close();
          await rename(unfinished, path);
          await syncFolder(dirname(path));
          return { bytes };
        } catch (error) {
          await handle.close().catch(() => {});
          await rm(unfinished, { force: true }).catch(() => {});
          throw error;
        }
      } catch (error) {
        if (content instanceof Readable) content.destroy();
        throw error instanceof SourceFailure ? error.cause : storeError(error);
      }
    },
    async read(key, range) {
      if (range && range.start >= range.end) return (await isThere(pathOf(key))) ? Readable.from([]) : null;
      try {
        const handle = await open(pathOf(key), 'r');
        return handle.createReadStream(range ? { start: range.start, end: range.end - 1 } : {});
      } catch (error) {
        if (isMissing(error)) return null;
        throw storeError(error);
      }
    },
    async withPath(key, use) {
      const path = pathOf(key);
      return (await isThere(path)) ? use(path) : null;
    },
    async remove(key) {
      try {
        await rm(pathOf(key), { force: true });
      } catch (error) {
        throw storeError(error);
      }
    },
  };
}

async function writeAll(handle: FileHandle, content: Uint8Array | Readable): Promise<number> {
  if (!(content instanceof Readable)) {
    await handle.writeFile(content);
    return content.byteLength;
  }
  let bytes = 0;
  for await (const chunk of fromSource(content)) {
    await handle.writeFile(chunk);
    bytes += chunk.length;
  }
  return bytes;
}

async function removeUnfinished(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs > UNFINISHED_MS) await rm(path, { force: true });
  }
}

async function isThere(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile();
  } catch (error) {
    if (isMissing(error)) return false;
    throw storeError(error);
  }
}

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
}

/** Trouble of the disk by its name. */
function storeError(error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (typeof code !== 'string') return error;
  if (FULL.has(code)) return new AppError('disk_full', {}, { cause: error });
  return new AppError('store_unavailable', {}, { cause: error });
}
