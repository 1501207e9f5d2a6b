import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib';
import { type Entry, fromBuffer, type Options, type ZipFile } from 'yauzl';
import { ParseFailure } from '../../reading/parse-failure.ts';

const ENTRIES_MAX = 20_000;
/** Of a part that is read; the others are copied without unfolding them. */
const PART_MAX_BYTES = 64 * 1024 * 1024;
const STORED = 0;
const DEFLATED = 8;
const ZIP64_EXTRA = 0x0001;

/** A part as it lies in the package, still compressed. */
interface PackedEntry {
  name: string;
  entry: Entry;
  /** Compressed bytes. */
  data: Buffer;
  localExtra: Buffer;
}

/** A zip package whose entries can be replaced; all others keep their compressed bytes, their order and their headers. */
export class PackageFile {
  #held: PackedEntry[];
  readonly #byName = new Map<string, PackedEntry>();
  readonly #replaced = new Map<string, Buffer>();
  readonly #added = new Map<string, Buffer>();

  private constructor(held: PackedEntry[]) {
    this.#held = held;
    for (const one of held) {
      const key = partKey(one.name);
      if (one.name.endsWith('/')) continue;
      // Two parts of one name: one program would read this, another that.
      if (this.#byName.has(key)) throw new ParseFailure('file_unsafe');
      this.#byName.set(key, one);
    }
  }

  /** @throws ParseFailure */
  static async open(bytes: Uint8Array): Promise<PackageFile> {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const zip = await openZip(buffer);
    const held: PackedEntry[] = [];
    let total = 0;
    try {
      for await (const entry of zip.eachEntry()) {
        if (held.length >= ENTRIES_MAX) throw new ParseFailure('file_unsafe');
        if (entry.isEncrypted()) throw new ParseFailure('file_password');
        const { fileDataStart, extraField } = await zip.readLocalFileHeaderPromise(entry);
        const data = buffer.subarray(fileDataStart, fileDataStart + entry.compressedSize);
        total += entry.compressedSize;
        // Entries that share their bytes are a bomb.
        if (data.length !== entry.compressedSize || total > buffer.length) {
          throw new ParseFailure('file_unsafe');
        }
        held.push({ name: nameOf(entry), entry, data, localExtra: withoutZip64(extraField) });
      }
    } catch (error) {
      throw error instanceof ParseFailure ? error : new ParseFailure('file_damaged');
    }
    return new PackageFile(held);
  }

  /** The name as it is written in the package, or null. */
  find(name: string): string | null {
    return this.#byName.get(partKey(name))?.name ?? (this.#added.has(name) ? name : null);
  }

  /** A part's bytes. @throws ParseFailure when it is not there, too large or damaged */
  read(name: string): Buffer {
    const held = this.#byName.get(partKey(name));
    const changed = held ? this.#replaced.get(held.name) : this.#added.get(name);
    if (changed) return changed;
    if (!held) throw new ParseFailure('file_damaged');
    const { entry, data } = held;
    if (entry.uncompressedSize > PART_MAX_BYTES) throw new ParseFailure('file_unsafe');
    if (entry.compressionMethod === STORED) return data;
    if (entry.compressionMethod !== DEFLATED) throw new ParseFailure('file_damaged');
    try {
      const content = inflateRawSync(data, { maxOutputLength: PART_MAX_BYTES });
      if (crc32(content) !== entry.crc32) throw new ParseFailure('file_damaged');
      return content;
    } catch (error) {
      const tooLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
      throw new ParseFailure(tooLarge ? 'file_unsafe' : 'file_damaged');
    }
  }

  replace(name: string, content: Buffer): void {
    const held = this.#byName.get(partKey(name));
    if (held) this.#replaced.set(held.name, content);
    else this.#added.set(name, content);
  }

  /** Takes out all parts but these. */
  keepOnly(names: readonly string[]): void {
    const kept = new Set(names.map(partKey));
    this.#held = this.#held.filter(({ name }) => kept.has(partKey(name)));
    for (const key of this.#byName.keys()) if (!kept.has(key)) this.#byName.delete(key);
    for (const name of this.#added.keys()) if (!kept.has(partKey(name))) this.#added.delete(name);
  }

  toBytes(): Buffer {
    const local: Buffer[] = [];
    const central: Buffer[] = [];
    let offset = 0;
    const put = (record: EntryRecord) => {
      const header = localHeader(record);
      central.push(centralHeader(record, offset));
      local.push(header, record.data);
      offset += header.length + record.data.length;
    };
    for (const held of this.#held) {
      const content = this.#replaced.get(held.name);
      put(content ? replacedRecord(held, content) : recordOf(held));
    }
    for (const [name, content] of this.#added) put(newRecord(name, content));
    const directory = Buffer.concat(central);
    const end = Buffer.alloc(22);
    end.writeUInt32LE(0x06054b50, 0);
    end.writeUInt16LE(central.length, 8);
    end.writeUInt16LE(central.length, 10);
    end.writeUInt32LE(directory.length, 12);
    end.writeUInt32LE(offset, 16);
    return Buffer.concat([...local, directory, end]);
  }
}

const zipOptions: Options = { lazyEntries: true, autoClose: false, decodeStrings: false };

function openZip(buffer: Buffer): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    fromBuffer(buffer, zipOptions, (error, zip) =>
      error || !zip ? reject(new ParseFailure('file_damaged')) : resolve(zip),
    );
  });
}

/** Part names are compared without regard to case (ECMA-376 part 2, §6.2.2). */
const partKey = (name: string) => name.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase();

const nameOf = (entry: Entry): string => entry.fileNameRaw.toString('utf8');

interface EntryRecord {
  madeBy: number;
  needed: number;
  flags: number;
  method: number;
  time: number;
  date: number;
  crc: number;
  data: Buffer;
  size: number;
  name: Buffer;
  localExtra: Buffer;
  centralExtra: Buffer;
  comment: Buffer;
  internalAttributes: number;
  externalAttributes: number;
}

function recordOf({ entry, data, localExtra }: PackedEntry): EntryRecord {
  return {
    madeBy: entry.versionMadeBy,
    needed: entry.versionNeededToExtract,
    // Sizes stand in the header now, so nothing follows the data.
    flags: entry.generalPurposeBitFlag & ~0x0008,
    method: entry.compressionMethod,
    time: entry.lastModFileTime,
    date: entry.lastModFileDate,
    crc: entry.crc32,
    data,
    size: entry.uncompressedSize,
    name: entry.fileNameRaw,
    localExtra,
    centralExtra: withoutZip64(entry.extraFieldRaw),
    comment: entry.fileCommentRaw,
    internalAttributes: entry.internalFileAttributes,
    externalAttributes: entry.externalFileAttributes,
  };
}

/** Sizes fit the plain headers again; other extra fields are kept. What is no list of fields is left out. */
function withoutZip64(raw: Buffer): Buffer {
  const kept: Buffer[] = [];
  let at = 0;
  while (at + 4 <= raw.length) {
    const end = at + 4 + raw.readUInt16LE(at + 2);
    if (end > raw.length) break;
    if (raw.readUInt16LE(at) !== ZIP64_EXTRA) kept.push(raw.subarray(at, end));
    at = end;
  }
  return Buffer.concat(kept);
}

function replacedRecord(held: PackedEntry, content: Buffer): EntryRecord {
  const stored = held.entry.compressionMethod === STORED;
  return {
    ...recordOf(held),
    data: stored ? content : deflateRawSync(content),
    crc: crc32(content),
    size: content.length,
  };
}

function newRecord(name: string, content: Buffer): EntryRecord {
  return {
    madeBy: 20,
    needed: 20,
    flags: 0,
    method: DEFLATED,
    time: 0,
    // 1 January 1980, the first day a zip knows.
    date: 0x21,
    crc: crc32(content),
    data: deflateRawSync(content),
    size: content.length,
    name: Buffer.from(name, 'utf8'),
    localExtra: Buffer.alloc(0),
    centralExtra: Buffer.alloc(0),
    comment: Buffer.alloc(0),
    internalAttributes: 0,
    externalAttributes: 0,
  };
}

/** What the local and the central header have in common, from `needed` on. */
function sharedHeader(record: EntryRecord, extra: Buffer): Buffer {
  const shared = Buffer.alloc(26);
  shared.writeUInt16LE(record.needed, 0);
  shared.writeUInt16LE(record.flags, 2);
  shared.writeUInt16LE(record.method, 4);
  shared.writeUInt16LE(record.time, 6);
  shared.writeUInt16LE(record.date, 8);
  shared.writeUInt32LE(record.crc, 10);
  shared.writeUInt32LE(record.data.length, 14);
  shared.writeUInt32LE(record.size, 18);
  shared.writeUInt16LE(record.name.length, 22);
  shared.writeUInt16LE(extra.length, 24);
  return shared;
}

function localHeader(record: EntryRecord): Buffer {
  const signature = Buffer.alloc(4);
  signature.writeUInt32LE(0x04034b50, 0);
  return Buffer.concat([signature, sharedHeader(record, record.localExtra), record.name, record.localExtra]);
}

function centralHeader(record: EntryRecord, offset: number): Buffer {
  const head = Buffer.alloc(6);
  head.writeUInt32LE(0x02014b50, 0);
  head.writeUInt16LE(record.madeBy, 4);
  const tail = Buffer.alloc(14);
  tail.writeUInt16LE(record.comment.length, 0);
  tail.writeUInt16LE(record.internalAttributes, 4);
  tail.writeUInt32LE(record.externalAttributes, 6);
  tail.writeUInt32LE(offset, 10);
  const shared = sharedHeader(record, record.centralExtra);
  return Buffer.concat([head, shared, tail, record.name, record.centralExtra, record.comment]);
}
