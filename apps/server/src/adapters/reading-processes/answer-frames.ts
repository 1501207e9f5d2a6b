import type { Readable } from 'node:stream';
import { FRAME_BYTES_MAX } from './process-limits.ts';

const HEADER_BYTES = 5;
const KINDS = { answer: 1, bytes: 2 } as const;

/** A piece of what a child says: JSON, or some bytes of the content that an answer announced. */
export interface Frame {
  kind: keyof typeof KINDS;
  payload: Buffer;
}

/** A child that says more than was agreed, or something else. */
export class BrokenFrame extends Error {
  override name = 'BrokenFrame';
}

/** @throws BrokenFrame when it is larger than the reader accepts */
export function encodeFrame(kind: Frame['kind'], payload: Uint8Array): Buffer {
  if (payload.length > FRAME_BYTES_MAX) throw new BrokenFrame(`${payload.length} bytes`);
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt8(KINDS[kind], 0);
  header.writeUInt32BE(payload.length, 1);
  return Buffer.concat([header, payload]);
}

/**
 * Reads frames from a pipe. Sizes are checked before anything is kept, so that a child that was taken over cannot fill the
 * memory of its parent; while nobody asks for the next frame, the pipe fills up and the child waits.
 */
export class FrameReader {
  readonly #chunks: AsyncIterator<Buffer>;
  #held: Buffer[] = [];
  #heldBytes = 0;

  constructor(stream: Readable) {
    this.#chunks = stream[Symbol.asyncIterator]();
  }

  /** The next frame; null at the end of the pipe, also in the middle of a frame. @throws BrokenFrame */
  async next(): Promise<Frame | null> {
    const header = await this.#take(HEADER_BYTES);
    if (!header) return null;
    const kind = header[0] === KINDS.answer ? 'answer' : header[0] === KINDS.bytes ? 'bytes' : null;
    const bytes = header.readUInt32BE(1);
    if (!kind || bytes > FRAME_BYTES_MAX) throw new BrokenFrame(`kind ${header[0]}, ${bytes} bytes`);
    const payload = await this.#take(bytes);
    return payload && { kind, payload };
  }

  async #take(bytes: number): Promise<Buffer | null> {
    while (this.#heldBytes < bytes) {
      const { value, done } = await this.#chunks.next();
      if (done) return null;
      this.#held.push(value);
      this.#heldBytes += value.length;
    }
    const all = this.#held.length === 1 ? (this.#held[0] as Buffer) : Buffer.concat(this.#held);
    this.#held = [all.subarray(bytes)];
    this.#heldBytes -= bytes;
    return all.subarray(0, bytes);
  }
}
