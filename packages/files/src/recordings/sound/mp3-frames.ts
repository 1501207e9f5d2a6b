import { EncodedPacket } from 'mediabunny';
import type { RecordingSource } from '../recording-source.ts';

const READ_BYTES = 1024 * 1024;
const BATCH_FRAMES = 64;
const HEADER_BYTES = 4;
/** Kilobits per second by the index in the header: MPEG 1 layers 1 to 3, then MPEG 2 layer 1, and layers 2 and 3. */
const BITRATES = [
  [0, 32, 64, 96, 128, 160, 192, 224, 256, 288, 320, 352, 384, 416, 448],
  [0, 32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384],
  [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  [0, 32, 48, 56, 64, 80, 96, 112, 128, 144, 160, 176, 192, 224, 256],
  [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
];
const RATES = [44_100, 48_000, 32_000];

interface FrameHead {
  bytes: number;
  seconds: number;
  /** Version, layer and rate: the same in all frames of a file. */
  kind: number;
}

/**
 * The frames of an mp3 file from a time on. It has no index, so all before is gone through: the library takes a hundred
 * times as long for that.
 */
export async function* readMp3Frames(
  source: RecordingSource,
  startMs: number,
): AsyncGenerator<EncodedPacket[]> {
  let seconds = 0;
  let kind: number | null = null;
  let batch: EncodedPacket[] = [];
  for (let place = await skipTag(source); place + HEADER_BYTES <= source.bytes; ) {
    const block = Buffer.from(await source.read(place, Math.min(source.bytes, place + READ_BYTES)));
    const isLast = place + block.length >= source.bytes;
    let at = 0;
    while (at + HEADER_BYTES <= block.length) {
      const head = readHead(block, at);
      if (!head || (kind !== null && head.kind !== kind) || (kind === null && !followed(block, at, head))) {
        at += 1;
        continue;
      }
      // The rest of it is in the next block, or was never written.
      if (at + head.bytes > block.length) break;
      const data = block.subarray(at, at + head.bytes);
      at += head.bytes;
      const isFirst = kind === null;
      kind = head.kind;
      if (isFirst && isTableOfContents(data)) continue;
      const next = seconds + head.seconds;
      if (next * 1000 > startMs) batch.push(new EncodedPacket(data, 'key', seconds, head.seconds));
      seconds = next;
      if (batch.length < BATCH_FRAMES) continue;
      yield batch;
      batch = [];
    }
    if (isLast) break;
    place += Math.max(at, 1);
  }
  if (batch.length > 0) yield batch;
}

function readHead(block: Buffer, at: number): FrameHead | null {
  if (block[at] !== 0xff) return null;
  const [second = 0, third = 0] = [block[at + 1], block[at + 2]];
  const version = (second >> 3) & 3;
  const layer = 4 - ((second >> 1) & 3);
  const rateIndex = (third >> 2) & 3;
  if (second < 0xe0 || version === 1 || layer === 4 || rateIndex === 3) return null;
  const isFirst = version === 3;
  const rate = (RATES[rateIndex] as number) / (isFirst ? 1 : version === 2 ? 2 : 4);
  const row = isFirst ? layer - 1 : layer === 1 ? 3 : 4;
  const bits = ((BITRATES[row] as number[])[third >> 4] ?? 0) * 1000;
  if (bits === 0) return null;
  const padding = (third >> 1) & 1;
  const samples = layer === 1 ? 384 : layer === 3 && !isFirst ? 576 : 1152;
  const bytes =
    layer === 1
      ? (Math.floor((12 * bits) / rate) + padding) * 4
      : Math.floor(((samples / 8) * bits) / rate) + padding;
  return { bytes, seconds: samples / rate, kind: (version << 4) | (layer << 2) | rateIndex };
}

/** Two bytes look like a head by chance; with another behind it they are one. */
function followed(block: Buffer, at: number, head: FrameHead): boolean {
  const next = at + head.bytes;
  return next + HEADER_BYTES > block.length || readHead(block, next)?.kind === head.kind;
}

function isTableOfContents(frame: Buffer): boolean {
  const start = frame.toString('latin1', HEADER_BYTES, 48);
  return start.includes('Xing') || start.includes('Info') || start.includes('VBRI');
}

/** Where an ID3 tag at the beginning ends. */
async function skipTag(source: RecordingSource): Promise<number> {
  const head = Buffer.from(await source.read(0, Math.min(10, source.bytes)));
  if (head.length < 10 || head.toString('latin1', 0, 3) !== 'ID3') return 0;
  const size = head.subarray(6, 10).reduce((sum, byte) => sum * 128 + (byte & 127), 0);
  return Math.min(10 + size, source.bytes);
}
