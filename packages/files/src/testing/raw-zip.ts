import { crc32, deflateRawSync } from 'node:zlib';

/** One entry of a zip as it should be written, truthful or not. */
export interface RawEntry {
  name: string;
  /** Compressed here; absent for an entry that uses the bytes of another. */
  content?: Buffer;
  /** Index of the entry whose bytes this one shares. */
  sharesWith?: number;
  /** Size it claims to unfold to. */
  claimedBytes?: number;
}

/** A zip with names, sizes and places that no ordinary program writes. */
export function writeRawZip(entries: readonly RawEntry[]): Buffer {
  const chunks: Buffer[] = [];
  const directory: Buffer[] = [];
  const places: { offset: number; packed: number; unpacked: number; crc: number }[] = [];
  let offset = 0;
  for (const { name, content, sharesWith, claimedBytes } of entries) {
    const shared = sharesWith === undefined ? undefined : places[sharesWith];
    const packed = content ? deflateRawSync(content) : Buffer.alloc(0);
    const place = shared ?? {
      offset,
      packed: packed.length,
      unpacked: claimedBytes ?? content?.length ?? 0,
      crc: content ? crc32(content) : 0,
    };
    places.push(place);
    if (!shared) {
      const head = fields(
        [0x04034b50, 4],
        [20, 2],
        [0x800, 2],
        [8, 2],
        [0, 4],
        [place.crc, 4],
        [place.packed, 4],
        [place.unpacked, 4],
        [Buffer.byteLength(name), 2],
        [0, 2],
      );
      chunks.push(head, Buffer.from(name), packed);
      offset += head.length + Buffer.byteLength(name) + packed.length;
    }
    directory.push(
      fields(
        [0x02014b50, 4],
        [20, 2],
        [20, 2],
        [0x800, 2],
        [8, 2],
        [0, 4],
        [place.crc, 4],
        [place.packed, 4],
        [place.unpacked, 4],
        [Buffer.byteLength(name), 2],
        [0, 2],
        [0, 2],
        [0, 2],
        [0, 2],
        [0, 4],
        [place.offset, 4],
      ),
      Buffer.from(name),
    );
  }
  const central = Buffer.concat(directory);
  const end = fields(
    [0x06054b50, 4],
    [0, 2],
    [0, 2],
    [entries.length, 2],
    [entries.length, 2],
    [central.length, 4],
    [offset, 4],
    [0, 2],
  );
  return Buffer.concat([...chunks, central, end]);
}

function fields(...values: readonly [value: number, bytes: number][]): Buffer {
  const buffer = Buffer.alloc(values.reduce((sum, [, bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [value, bytes] of values) {
    buffer.writeUIntLE(value, at, bytes);
    at += bytes;
  }
  return buffer;
}
