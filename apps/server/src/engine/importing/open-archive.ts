import { openZip, type ZipArchive, type ZipEntry } from '@mingfa/files/archive/open-zip';
import { byPath } from './open-folder.ts';
import {
  isReadable,
  type ReadableKinds,
  SOURCE_LIMITS,
  type SourceFile,
  type SourceFiles,
  UnusableSource,
} from './source-file.ts';

/**
 * The readable files of a zip. Nothing is unpacked to disk: entries are read one by one, and what an entry says of its
 * size is checked while it is read. Archives inside, links and names that leave the archive are left out.
 * @throws UnusableSource for what is no zip, or a bomb
 */
export async function openArchive(path: string, kinds: ReadableKinds): Promise<SourceFiles> {
  const zip = await openZip(path).catch(() => {
    throw new UnusableSource('不是可读取的 zip 文件 / not a readable zip file');
  });
  try {
    return await listArchive(zip, kinds);
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function listArchive(zip: ZipArchive, kinds: ReadableKinds): Promise<SourceFiles> {
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
    const { name, bytes } = entry;
    if (name.endsWith('/')) continue;
    const unsafe = describeUnsafe(entry, kinds);
    if (unsafe) problems.push({ file: name.slice(0, 200), problem: unsafe });
    if (unsafe || !isReadable(name, kinds) || seen.has(name)) continue;
    seen.add(name);
    totalBytes += bytes;
    if (totalBytes > SOURCE_LIMITS.totalBytes) {
      throw new UnusableSource('压缩包解压后过大 / the archive is too large when unpacked');
    }
    files.push({ path: name, bytes, read: () => entry.read(kinds.fileBytes) });
  }
  return { files: files.sort(byPath), problems, close: async () => zip.close() };
}

/** Why an entry is left out, or null. */
function describeUnsafe(
  { name, bytes, packedBytes, isEncrypted, isLink }: ZipEntry,
  kinds: ReadableKinds,
): string | null {
  if (name.startsWith('/') || /^[A-Za-z]:/.test(name) || name.split('/').includes('..')) {
    return '路径不安全，已跳过 / unsafe path, skipped';
  }
  if (isLink) return '链接，已跳过 / a link, skipped';
  if (isEncrypted) return '已加密，已跳过 / encrypted, skipped';
  if (!isReadable(name, kinds)) return null;
  if (bytes > kinds.fileBytes) return '文件过大，已跳过 / too large, skipped';
  if (bytes > 1024 * 1024 && bytes / Math.max(1, packedBytes) > SOURCE_LIMITS.compressionRatio) {
    return '压缩率异常，已跳过 / suspicious compression, skipped';
  }
  return null;
}

async function* entriesOf(zip: ZipArchive): AsyncGenerator<ZipEntry> {
  try {
    yield* zip.entries();
  } catch {
    throw new UnusableSource('压缩包已损坏 / the archive is damaged');
  }
}
