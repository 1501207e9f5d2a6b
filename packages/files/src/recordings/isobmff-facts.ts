import type { RecordingSource } from './recording-source.ts';

const HEADER_BYTES = 16;
const BOXES_MAX = 20_000;
const CONTAINERS = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl']);
/** Seconds between 1904, from which these files count, and 1970. */
const EPOCH_SECONDS = 2_082_844_800;

/** What the library does not tell of an mp4 or mov. */
export interface IsobmffFacts {
  isEncrypted: boolean;
  /** The index of what is in the file is there; without it nothing is found, as where a copy was cut off. */
  hasIndex: boolean;
  /** ISO 8601, from the head of the file; null when it is not told. */
  createdAt: string | null;
}

/** What the boxes of an mp4 or mov say that the library does not tell. Damaged boxes end the walk without a failure. */
export async function readIsobmffFacts(source: RecordingSource): Promise<IsobmffFacts> {
  const facts: IsobmffFacts = { isEncrypted: false, hasIndex: false, createdAt: null };
  const walk = { left: BOXES_MAX };
  await walkBoxes(source, 0, source.bytes, facts, walk);
  return facts;
}

async function walkBoxes(
  source: RecordingSource,
  start: number,
  end: number,
  facts: IsobmffFacts,
  walk: { left: number },
): Promise<void> {
  for (let at = start; at + 8 <= end && walk.left > 0; walk.left -= 1) {
    const header = Buffer.from(await source.read(at, Math.min(at + HEADER_BYTES, end)));
    const type = header.toString('latin1', 4, 8);
    const short = header.readUInt32BE(0);
    if (short === 1 && header.length < HEADER_BYTES) return;
    const headBytes = short === 1 ? 16 : 8;
    const size = short === 1 ? Number(header.readBigUInt64BE(8)) : short === 0 ? end - at : short;
    if (size < headBytes) return;
    const [inner, next] = [at + headBytes, Math.min(at + size, end)];
    if (type === 'moov' && next === at + size) facts.hasIndex = true;
    if (CONTAINERS.has(type)) await walkBoxes(source, inner, next, facts, walk);
    if (type === 'mvhd') facts.createdAt = readCreation(await slice(source, inner, next, 12));
    if (type === 'stsd') {
      const entry = (await slice(source, inner, next, 16)).toString('latin1', 12, 16);
      // `drms` is what bought songs of old are locked with.
      if (entry === 'enca' || entry === 'encv' || entry === 'drms') facts.isEncrypted = true;
    }
    at += size;
  }
}

async function slice(source: RecordingSource, start: number, end: number, bytes: number): Promise<Buffer> {
  return Buffer.from(await source.read(start, Math.min(start + bytes, end)));
}

function readCreation(box: Buffer): string | null {
  if (box.length < 12) return null;
  const seconds = box[0] === 1 ? Number(box.readBigUInt64BE(4)) : box.readUInt32BE(4);
  const date = new Date((seconds - EPOCH_SECONDS) * 1000);
  // Many programs leave it at nothing, which is 1904.
  return seconds > EPOCH_SECONDS && !Number.isNaN(date.getTime()) ? date.toISOString() : null;
}
