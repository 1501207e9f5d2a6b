import type { RecordingSource } from '../recording-source.ts';

const NARROW_BYTES = [13, 14, 16, 18, 20, 21, 27, 32, 6, 1, 1, 1, 1, 1, 1, 1];
const WIDE_BYTES = [18, 24, 33, 37, 41, 47, 51, 59, 61, 6, 1, 1, 1, 1, 1, 1];
const READ_BYTES = 256 * 1024;
const FRAME_MS = 20;
/** A place is noted every so many frames (a minute), from which a cut finds its beginning. */
const MARK_FRAMES = 3000;

/** A file of frames of 20 ms each, without an index: its places were found by going through it once. */
export interface AmrFile {
  codec: 'amr_nb' | 'amr_wb';
  magic: Uint8Array;
  sampleRate: 8000 | 16000;
  durationMs: number;
  /** Whole frames of about a quarter of a megabyte at most, from a time on; `atMs` is that of the first. */
  frames(fromMs: number): AsyncGenerator<{ atMs: number; frames: Uint8Array[] }>;
}

/** Goes through the frames once. A file of another magic is read as narrow band. */
export async function openAmr(source: RecordingSource): Promise<AmrFile> {
  const head = Buffer.from(await source.read(0, Math.min(9, source.bytes)));
  const isWide = head.toString('latin1') === '#!AMR-WB\n';
  const magic = Buffer.from(isWide ? '#!AMR-WB\n' : '#!AMR\n');
  const sizes = isWide ? WIDE_BYTES : NARROW_BYTES;
  const marks: number[] = [];
  let count = 0;
  for await (const { place, frames } of walk(source, sizes, magic.length)) {
    let at = place;
    for (const frame of frames) {
      if (count % MARK_FRAMES === 0) marks.push(at);
      count += 1;
      at += frame.length;
    }
  }
  return {
    codec: isWide ? 'amr_wb' : 'amr_nb',
    magic,
    sampleRate: isWide ? 16000 : 8000,
    durationMs: count * FRAME_MS,
    async *frames(fromMs) {
      const mark = Math.min(Math.floor(fromMs / FRAME_MS / MARK_FRAMES), marks.length - 1);
      const start = marks[Math.max(0, mark)];
      if (start === undefined) return;
      let frame = Math.max(0, mark) * MARK_FRAMES;
      for await (const { frames } of walk(source, sizes, start)) {
        yield { atMs: frame * FRAME_MS, frames };
        frame += frames.length;
      }
    },
  };
}

async function* walk(
  source: RecordingSource,
  sizes: readonly number[],
  start: number,
): AsyncGenerator<{ place: number; frames: Uint8Array[] }> {
  for (let place = start; place < source.bytes; ) {
    const bytes = await source.read(place, Math.min(source.bytes, place + READ_BYTES));
    const frames: Uint8Array[] = [];
    let at = 0;
    while (at < bytes.length) {
      const size = sizes[((bytes[at] ?? 0) >> 3) & 15] ?? 1;
      if (at + size > bytes.length) break;
      frames.push(bytes.subarray(at, at + size));
      at += size;
    }
    // The last frame of a phone that was switched off is cut off.
    if (frames.length === 0) return;
    yield { place, frames };
    place += at;
  }
}
