import { type Entry, openPromise, type ZipFile } from 'yauzl';

const utf8 = new TextDecoder('utf-8', { fatal: true });
const gbk = new TextDecoder('gb18030');

/** What an archive says of one of its entries; nothing of it was unfolded yet. */
export interface ZipEntry {
  /** With `/`; it may be absolute or climb out of its folder: whoever uses it as a path looks first. A folder ends with `/`. */
  name: string;
  /** Unfolded, and as it lies in the archive. */
  bytes: number;
  packedBytes: number;
  isEncrypted: boolean;
  isLink: boolean;
  /**
   * All its bytes. What the entry says of its size is checked while it is read.
   * @throws Error when it unfolds to more than `bytesMax`, or is damaged
   */
  read(bytesMax: number): Promise<Buffer>;
}

/** An open archive; `entries` throws when it is damaged. */
export interface ZipArchive {
  entries(): AsyncGenerator<ZipEntry>;
  close(): void;
}

/** Opens a zip on disk. Nothing is unpacked; entries are read one by one. @throws Error for what is no zip */
export async function openZip(path: string): Promise<ZipArchive> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false, decodeStrings: false });
  return {
    async *entries() {
      for await (const entry of zip.eachEntry()) yield describeEntry(zip, entry);
    },
    close: () => zip.close(),
  };
}

function describeEntry(zip: ZipFile, entry: Entry): ZipEntry {
  return {
    name: nameOf(entry),
    bytes: entry.uncompressedSize,
    packedBytes: entry.compressedSize,
    isEncrypted: entry.isEncrypted(),
    // The upper half of the attributes is the Unix mode; 0xA000 is a symbolic link.
    isLink: ((entry.externalFileAttributes >>> 16) & 0xf000) === 0xa000,
    read: (bytesMax) => readEntry(zip, entry, bytesMax),
  };
}

/** Archives made on a Chinese Windows write their names in GBK without saying so. */
function nameOf(entry: Entry): string {
  const raw = entry.fileName as unknown as Buffer;
  try {
    return utf8.decode(raw).replaceAll('\\', '/');
  } catch {
    return gbk.decode(raw).replaceAll('\\', '/');
  }
}

async function readEntry(zip: ZipFile, entry: Entry, bytesMax: number): Promise<Buffer> {
  const stream = await zip.openReadStreamPromise(entry);
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of stream) {
    bytes += (part as Buffer).length;
    if (bytes > bytesMax) {
      stream.destroy();
      throw new Error('文件过大 / file too large');
    }
    parts.push(part as Buffer);
  }
  return Buffer.concat(parts);
}
