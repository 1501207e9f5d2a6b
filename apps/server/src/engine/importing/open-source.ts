import { open as openFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '../../ports/app-error.ts';
import type { Downloaded, Downloader } from '../../ports/downloader.ts';
import { openArchive } from './open-archive.ts';
import { openFolder, openSingleFile } from './open-folder.ts';
import { type ReadableKinds, type SourceFiles, UnusableSource } from './source-file.ts';

/** Where an import reads from. `name` is what a person sees, and tells the kind of a single file. */
export interface ImportLocation {
  kind: 'path' | 'address' | 'upload';
  location: string;
  name: string;
}

const DOWNLOAD_BYTES = 512 * 1024 * 1024;
/** Begins the name of what was fetched. */
export const DOWNLOAD_PREFIX = 'download-';

/**
 * Opens a source: a folder, an archive, one file, or what an administrator's address answers.
 * @param workFolder where a download is kept while it is read
 * @throws UnusableSource with a message for people
 */
export async function openSource(
  source: ImportLocation,
  { workFolder, downloader, kinds }: { workFolder: string; downloader: Downloader; kinds: ReadableKinds },
): Promise<SourceFiles> {
  if (source.kind !== 'address') return openLocalSource(source.location, source.name, kinds);
  const path = join(workFolder, `${DOWNLOAD_PREFIX}${process.pid}-${Date.now()}`);
  try {
    const name = await download(source.location, path, downloader, kinds);
    const opened = await openLocalSource(path, name, kinds);
    return {
      ...opened,
      async close() {
        await opened.close();
        await rm(path, { force: true });
      },
    };
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

/** Opens what lies on this machine. @throws UnusableSource with a message for people */
export async function openLocalSource(
  path: string,
  name: string,
  kinds: ReadableKinds,
): Promise<SourceFiles> {
  const found = await stat(path).catch(() => null);
  if (!found) throw new UnusableSource(`找不到 ${name} / not found`);
  if (found.isDirectory()) return openFolder(path, kinds);
  if (!found.isFile()) throw new UnusableSource(`不是文件或文件夹：${name} / neither a file nor a folder`);
  if (found.size === 0) throw new UnusableSource('文件是空的 / the file is empty');
  if (!/\.docx$/i.test(name) && (await isZip(path))) return openArchive(path, kinds);
  if (!kinds.file.test(name)) throw new UnusableSource(kinds.told);
  return openSingleFile(path, name, kinds);
}

async function isZip(path: string): Promise<boolean> {
  const file = await openFile(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return buffer.toString('latin1').startsWith('PK');
  } finally {
    await file.close();
  }
}

/** Fetches an address within limits; returns the file's name. */
async function download(
  address: string,
  path: string,
  downloader: Downloader,
  kinds: ReadableKinds,
): Promise<string> {
  const fetched = await downloader
    .download(address, path, { maxBytes: DOWNLOAD_BYTES })
    .catch((error: unknown) => {
      throw error instanceof AppError ? new UnusableSource(describeRefusal(error)) : error;
    });
  return fileNameOf(fetched, kinds);
}

/** As its import says it, in both languages: whoever reads it later may read either. */
function describeRefusal(error: AppError): string {
  if (error.code === 'too_large') return '下载过大 / the download is too large';
  const { problem, status } = error.values;
  if (error.code === 'address_refused')
    return '只打开公网的 http 和 https 地址；内网主机请先加入“访问”设置中允许的主机 / only public http and https addresses are opened; list an internal host under Access first';
  if (status !== undefined) return `对方返回 ${status} / it answered ${status}`;
  return problem === 'redirects'
    ? '重定向过多 / too many redirects'
    : `无法打开这个地址 / the address could not be opened (${problem})`;
}

function fileNameOf({ finalAddress, mediaType }: Downloaded, kinds: ReadableKinds): string {
  const { pathname, host } = new URL(finalAddress);
  const last = decodeName(pathname.split('/').at(-1) ?? '') || host;
  if (kinds.file.test(last)) return last;
  if (mediaType.includes('html')) return `${last}.html`;
  return mediaType.startsWith('text/') ? `${last}.txt` : last;
}

function decodeName(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}
