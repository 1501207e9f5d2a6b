import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Downloader } from '../../ports/downloader.ts';

const INDEX_BYTES_MAX = 64 * 1024;
const FILES_MAX = 12;
const FILE_BYTES_MAX = 4 * 1024 ** 3;
/** As `sha256sum` writes it. Names lead into no other folder. */
const LINE = /^([0-9a-f]{64}) [ *](?:\.\/)?([A-Za-z0-9][\w.-]{0,120})$/;
/** What belongs to a model; samples and words about it stay where they are. */
const OF_A_MODEL = /\.(?:onnx|txt|weights|data|onnx_data)$/i;
const ARCHIVE = /\.(?:zip|tar|tgz|tbz2?|gz|bz2|xz|7z|zst)$/i;

/** What keeps a recogniser from being fetched, in both languages: it is told on the command line. */
class UnusableRecogniser extends Error {}

interface Listed {
  name: string;
  sha256: string;
}

/**
 * Fetches a recogniser whose files lie beside a list of their SHA-256, as `sha256sum * > SHA256SUMS` writes it, into a folder of its own.
 * It is there whole, with the hashes of the list, or not at all. Archives are not unpacked.
 * @param address of the list
 * @param folder under which the model gets its folder
 * @returns that folder
 * @throws UnusableRecogniser, AppError of the downloader
 */
export async function fetchRecogniser(
  downloader: Downloader,
  address: string,
  { folder, onFile }: { folder: string; onFile: (name: string) => void },
): Promise<string> {
  const { pathname } = new URL(address);
  if (ARCHIVE.test(pathname))
    throw new UnusableRecogniser(
      '不解压下载的压缩包：请自行下载解压，再填写文件夹 · archives are not unpacked: fetch and unpack it, then name the folder',
    );
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const part = join(folder, `part-${randomUUID()}`);
  await mkdir(part, { mode: 0o700 });
  try {
    const { finalAddress } = await downloader.download(address, join(part, 'SHA256SUMS'), {
      maxBytes: INDEX_BYTES_MAX,
    });
    const index = await readFile(join(part, 'SHA256SUMS'), 'utf8');
    const whole = join(folder, createHash('sha256').update(index).digest('hex').slice(0, 16));
    const files = readIndex(index);
    if (await isThere(whole)) return whole;
    for (const { name, sha256 } of files) {
      onFile(name);
      const path = join(part, name);
      await downloader.download(new URL(name, finalAddress).href, path, { maxBytes: FILE_BYTES_MAX });
      if ((await hashOf(path)) !== sha256)
        throw new UnusableRecogniser(`${name}：SHA-256 与清单不符 · does not have the SHA-256 of the list`);
    }
    await rename(part, whole);
    return whole;
  } finally {
    await rm(part, { recursive: true, force: true });
  }
}

function readIndex(index: string): Listed[] {
  const files = index.split(/\r?\n/).flatMap((line): Listed[] => {
    const [, sha256, name] = LINE.exec(line) ?? [];
    return sha256 && name && OF_A_MODEL.test(name) ? [{ name, sha256 }] : [];
  });
  const isUsable = files.length > 0 && new Set(files.map(({ name }) => name)).size === files.length;
  if (isUsable && files.length <= FILES_MAX) return files;
  throw new UnusableRecogniser(
    `这不是一个模型的 SHA256SUMS 清单（sha256sum * > SHA256SUMS，至多 ${FILES_MAX} 个文件） · this is no SHA256SUMS list of a model (at most ${FILES_MAX} files)`,
  );
}

const isThere = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path, { highWaterMark: 1024 * 1024 }))
    hash.update(chunk as Buffer);
  return hash.digest('hex');
}
