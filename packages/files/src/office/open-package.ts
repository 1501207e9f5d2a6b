import { type Entry, fromBufferPromise, openPromise, type ZipFile } from 'yauzl';
import { ParseFailure } from '../reading/parse-failure.ts';
import { PARSER_LIMITS, type ParserLimits } from '../reading/parser-limits.ts';
import type { ReadableFile } from '../reading/source-file.ts';

/** A court's form has a thousand parts. */
const PACKAGE_LIMITS = {
  entries: 20_000,
  /** Above this a part may unfold to `ratio` times its size at most; XML of empty cells reaches 100. */
  freeBytes: 32 * 1024 * 1024,
  ratio: 200,
} as const;

/** Parts of a zip by name. Names are looked up, never used as paths, and nothing is unpacked to disk. */
export interface ZipPackage {
  /** As in the zip, without a leading slash. */
  names: readonly string[];
  has(name: string): boolean;
  bytesOf(name: string): number;
  /** The part's bytes as they unfold; null where there is no such part. */
  open(name: string): AsyncGenerator<Buffer> | null;
  /** All of a part that may not be larger than `maxBytes`. */
  read(name: string, maxBytes: number): Promise<Buffer | null>;
  close(): void;
}

/**
 * Opens a zip without trusting what it says of itself: entries that overlap, stand in it twice or unfold to far too much are
 * refused before anything is read, and sizes are checked again while a part is read.
 * @throws ParseFailure `file_damaged`, `file_unsafe`, `file_password`
 */
export async function openPackage(
  file: ReadableFile,
  limits: ParserLimits = PARSER_LIMITS,
): Promise<ZipPackage> {
  const options = { lazyEntries: true, autoClose: false, decodeStrings: false };
  const opened = file.content ? fromBufferPromise(file.content, options) : openPromise(file.path, options);
  const zip = await opened.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw error;
    throw new ParseFailure('file_damaged');
  });
  try {
    const entries = await listEntries(zip, limits);
    return describePackage(zip, entries, limits);
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function listEntries(zip: ZipFile, limits: ParserLimits): Promise<Map<string, Entry>> {
  if (zip.entryCount > PACKAGE_LIMITS.entries) throw new ParseFailure('file_unsafe');
  const entries = new Map<string, Entry>();
  const all: Entry[] = [];
  let totalBytes = 0;
  for await (const entry of entriesOf(zip)) {
    all.push(entry);
    if (all.length > PACKAGE_LIMITS.entries) throw new ParseFailure('file_unsafe');
    const name = nameOf(entry);
    if (name.endsWith('/')) continue;
    totalBytes += entry.uncompressedSize;
    const isBomb =
      entry.uncompressedSize > PACKAGE_LIMITS.freeBytes &&
      entry.uncompressedSize > entry.compressedSize * PACKAGE_LIMITS.ratio;
    // Readers disagree about which of two parts of one name counts; that is how content is hidden.
    if (isBomb || totalBytes > limits.unfoldedBytes || entries.has(keyOf(name))) {
      throw new ParseFailure('file_unsafe');
    }
    entries.set(keyOf(name), entry);
  }
  refuseOverlaps(all);
  return entries;
}

/** The bombs that need no nesting let many entries share the same compressed bytes. */
function refuseOverlaps(entries: readonly Entry[]): void {
  const byPlace = entries.toSorted((a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader);
  for (const [index, entry] of byPlace.entries()) {
    const next = byPlace[index + 1];
    const end = entry.relativeOffsetOfLocalHeader + 30 + entry.fileNameLength + entry.compressedSize;
    if (next && end > next.relativeOffsetOfLocalHeader) throw new ParseFailure('file_unsafe');
  }
}

function describePackage(zip: ZipFile, entries: Map<string, Entry>, limits: ParserLimits): ZipPackage {
  let unfoldedBytes = 0;
  async function* unfold(entry: Entry): AsyncGenerator<Buffer> {
    if (entry.isEncrypted()) throw new ParseFailure('file_password');
    let partBytes = 0;
    try {
      for await (const chunk of await zip.openReadStreamPromise(entry)) {
        partBytes += chunk.length;
        unfoldedBytes += chunk.length;
        if (partBytes > limits.streamBytes || unfoldedBytes > limits.unfoldedBytes) {
          throw new ParseFailure('file_unsafe');
        }
        yield chunk as Buffer;
      }
    } catch (error) {
      throw error instanceof ParseFailure ? error : new ParseFailure('file_damaged');
    }
  }
  const openPart = (name: string) => {
    const entry = entries.get(keyOf(name));
    return entry ? unfold(entry) : null;
  };
  return {
    names: [...entries.values()].map(nameOf),
    has: (name) => entries.has(keyOf(name)),
    bytesOf: (name) => entries.get(keyOf(name))?.uncompressedSize ?? 0,
    open: openPart,
    async read(name, maxBytes) {
      const chunks = openPart(name);
      if (!chunks) return null;
      const parts: Buffer[] = [];
      let bytes = 0;
      for await (const part of chunks) {
        bytes += part.length;
        if (bytes > maxBytes) throw new ParseFailure('file_unsafe');
        parts.push(part);
      }
      return Buffer.concat(parts);
    },
    close: () => zip.close(),
  };
}

/** Part names are compared without regard to case (ECMA-376 part 2). */
const keyOf = (name: string): string => name.replace(/^\/+/, '').toLowerCase();

const nameOf = (entry: Entry): string =>
  (entry.fileName as unknown as Buffer).toString('utf8').replaceAll('\\', '/').replace(/^\/+/, '');

async function* entriesOf(zip: ZipFile): AsyncGenerator<Entry> {
  try {
    yield* zip.eachEntry();
  } catch {
    throw new ParseFailure('file_damaged');
  }
}
