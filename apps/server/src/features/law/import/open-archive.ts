import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { byPath } from './open-folder.ts';
import {
  isReadable,
  SOURCE_LIMITS,
  type SourceFile,
  type SourceFiles,
  UnusableSource,
} from './source-file.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });
const gbk = new TextDecoder('gb18030');

/**
 * The readable files of a zip. Nothing is unpacked to disk: entries are read one by one, and what an entry says of its
 * size is checked while it is read. Archives inside, links and names that leave the archive are left out.
 * @throws UnusableSource for what is no zip, or a bomb
 */
export async function openArchive(path: string): Promise<SourceFiles> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false, decodeStrings: false }).catch(
    () => {
      throw new UnusableSource('不是可读取的 zip 文件 / not a readable zip file');
    },
  );
  try {
    return await listArchive(zip);
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function listArchive(zip: ZipFile): Promise<SourceFiles> {
  const files: SourceFile[] = [];
  const problems: SourceFiles['problems'] = [];
  const seen = new Set<string>();
  let totalBytes = 0;
  let entries = 0;
  for await (const entry of entriesOf(zip)) {
    entries += 1;
    if (entries > SOURCE_LIMITS.files) {
      throw new UnusableSource(
        `压缩包内文件过多（上限 ${SOURCE_LIMITS.files} 个） / too many files in the archive`,
      );
    }
    const name = entryName(entry);
    if (name.endsWith('/')) continue;
    const unsafe = describeUnsafe(entry, name);
    if (unsafe) problems.push({ file: name.slice(0, 200), problem: unsafe });
    if (unsafe || !isReadable(name) || seen.has(name)) continue;
    seen.add(name);
    totalBytes += entry.uncompressedSize;
    if (totalBytes > SOURCE_LIMITS.totalBytes) {
      throw new UnusableSource('压缩包解压后过大 / the archive is too large when unpacked');
    }
    files.push({ path: name, bytes: entry.uncompressedSize, read: () => readEntry(zip, entry) });
  }
  return { files: files.sort(byPath), problems, close: async () => zip.close() };
}

/** Why an entry is left out, or null. */
function describeUnsafe(entry: Entry, name: string): string | null {
  if (name.startsWith('/') || /^[A-Za-z]:/.test(name) || name.split('/').includes('..')) {
    return '路径不安全，已跳过 / unsafe path, skipped';
  }
  // The upper half of the attributes is the Unix mode; 0xA000 is a symbolic link.
  if (((entry.externalFileAttributes >>> 16) & 0xf000) === 0xa000) return '链接，已跳过 / a link, skipped';
  if (entry.isEncrypted()) return '已加密，已跳过 / encrypted, skipped';
  if (!isReadable(name)) return null;
  if (entry.uncompressedSize > SOURCE_LIMITS.fileBytes) return '文件过大，已跳过 / too large, skipped';
  const ratio = entry.uncompressedSize / Math.max(1, entry.compressedSize);
  if (entry.uncompressedSize > 1024 * 1024 && ratio > SOURCE_LIMITS.compressionRatio) {
    return '压缩率异常，已跳过 / suspicious compression, skipped';
  }
  return null;
}

/** Archives made on a Chinese Windows write their names in GBK without saying so. */
function entryName(entry: Entry): string {
  const raw = entry.fileName as unknown as Buffer;
  try {
    return utf8.decode(raw).replaceAll('\\', '/');
  } catch {
    return gbk.decode(raw).replaceAll('\\', '/');
  }
}

async function* entriesOf(zip: ZipFile): AsyncGenerator<Entry> {
  try {
    yield* zip.eachEntry();
  } catch {
    throw new UnusableSource('压缩包已损坏 / the archive is damaged');
  }
}

async function readEntry(zip: ZipFile, entry: Entry): Promise<Buffer> {
  const stream = await zip.openReadStreamPromise(entry);
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of stream) {
    bytes += (part as Buffer).length;
    if (bytes > SOURCE_LIMITS.fileBytes) {
      stream.destroy();
      throw new UnusableSource('文件过大 / file too large');
    }
    parts.push(part as Buffer);
  }
  return Buffer.concat(parts);
}
