import { createWriteStream } from 'node:fs';
import { open as openFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { openArchive } from './open-archive.ts';
import { openFolder, openSingleFile } from './open-folder.ts';
import { LAW_FILE, type SourceFiles, UnusableSource } from './source-file.ts';

/** Where an import reads from. `name` is what a person sees, and tells the kind of a single file. */
export interface ImportLocation {
  kind: 'path' | 'address' | 'upload';
  location: string;
  name: string;
}

const DOWNLOAD_BYTES = 512 * 1024 * 1024;
const DOWNLOAD_MS = 15 * 60_000;
const MOST_REDIRECTS = 5;

/**
 * Opens a source: a folder, an archive, one file, or what an administrator's address answers.
 * @param workFolder where a download is kept while it is read
 * @throws UnusableSource with a message for people
 */
export async function openSource(source: ImportLocation, workFolder: string): Promise<SourceFiles> {
  if (source.kind !== 'address') return openPath(source.location, source.name);
  const path = join(workFolder, `download-${process.pid}-${Date.now()}`);
  try {
    const name = await download(source.location, path);
    const opened = await openPath(path, name);
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

async function openPath(path: string, name: string): Promise<SourceFiles> {
  const found = await stat(path).catch(() => null);
  if (!found) throw new UnusableSource(`找不到 ${name} / not found`);
  if (found.isDirectory()) return openFolder(path);
  if (!found.isFile()) throw new UnusableSource(`不是文件或文件夹：${name} / neither a file nor a folder`);
  if (found.size === 0) throw new UnusableSource('文件是空的 / the file is empty');
  if (!/\.docx$/i.test(name) && (await isZip(path))) return openArchive(path);
  if (!LAW_FILE.test(name)) {
    throw new UnusableSource(
      '可导入：文件夹、zip、DOCX、HTML、TXT、MD / a folder, zip, DOCX, HTML, TXT or MD',
    );
  }
  return openSingleFile(path, name);
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

/** Fetches an address that an administrator named (decision 6), within limits; returns the file's name. */
async function download(address: string, path: string): Promise<string> {
  const signal = AbortSignal.timeout(DOWNLOAD_MS);
  let url = httpAddress(address);
  for (let redirects = 0; ; redirects += 1) {
    const response = await fetch(url, { redirect: 'manual', signal }).catch((error: Error) => {
      throw new UnusableSource(`无法连接 ${url.host} / could not be reached: ${error.message}`);
    });
    const next = response.headers.get('location');
    if (response.status >= 300 && response.status < 400 && next) {
      if (redirects >= MOST_REDIRECTS) throw new UnusableSource('重定向过多 / too many redirects');
      url = httpAddress(new URL(next, url).href);
      continue;
    }
    if (!response.ok || !response.body) {
      throw new UnusableSource(`${url.host} 返回 ${response.status} / answered ${response.status}`);
    }
    await pipeline(
      Readable.fromWeb(limited(response.body) as WebStream),
      createWriteStream(path, { mode: 0o600 }),
      {
        signal,
      },
    );
    return fileNameOf(response, url);
  }
}

function httpAddress(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new UnusableSource('只支持 http 和 https 地址 / only http and https addresses');
  }
  return url;
}

function limited(body: ReadableStream<Uint8Array>) {
  let bytes = 0;
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(part, controller) {
        bytes += part.byteLength;
        if (bytes > DOWNLOAD_BYTES)
          controller.error(new UnusableSource('下载过大 / the download is too large'));
        else controller.enqueue(part);
      },
    }),
  );
}

function fileNameOf(response: Response, url: URL): string {
  const last = decodeURIComponent(url.pathname.split('/').at(-1) ?? '') || url.host;
  if (LAW_FILE.test(last)) return last;
  const type = response.headers.get('content-type') ?? '';
  if (type.includes('html')) return `${last}.html`;
  return type.startsWith('text/') ? `${last}.txt` : last;
}
