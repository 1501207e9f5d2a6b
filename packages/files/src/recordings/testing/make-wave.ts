import { readFile } from 'node:fs/promises';
import type { RecordingSource } from '../recording-source.ts';

/** A passage of a tone (of 1 kHz, or less where the rate is low) or of silence. */
export interface Passage {
  ms: number;
  amplitude: number;
}

/** A WAV file of 16 bits; every channel says the same. */
export function makeWave(passages: readonly Passage[], rate = 8000, channels = 1): Buffer {
  const frames = passages.map(({ ms }) => Math.round((ms * rate) / 1000));
  const data = Buffer.alloc(frames.reduce((sum, count) => sum + count, 0) * channels * 2);
  let at = 0;
  passages.forEach(({ amplitude }, index) => {
    for (let frame = 0; frame < (frames[index] ?? 0); frame += 1) {
      const tone = Math.sin((2 * Math.PI * Math.min(1000, rate / 8) * frame) / rate);
      for (let channel = 0; channel < channels; channel += 1, at += 2)
        data.writeInt16LE(Math.round(amplitude * 32767 * tone), at);
    }
  });
  return Buffer.concat([waveHead(data.length, rate, channels), data]);
}

/** The head of a WAV file of 16 bits that says how much follows. */
export function waveHead(dataBytes: number, rate: number, channels: number): Buffer {
  const head = Buffer.alloc(44);
  head.write('RIFF');
  head.writeUInt32LE(36 + dataBytes, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(channels, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate * channels * 2, 28);
  head.writeUInt16LE(channels * 2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(dataBytes, 40);
  return head;
}

/** Bytes as a source; with `zeros`, so many zeros follow that are nowhere in memory. */
export function sourceOf(content: Uint8Array | string, name: string, zeros = 0): RecordingSource {
  const bytes = Buffer.from(content as Uint8Array);
  return {
    name,
    bytes: bytes.length + zeros,
    async read(start, end) {
      const part = Buffer.alloc(end - start);
      bytes.copy(part, 0, Math.min(start, bytes.length), Math.min(end, bytes.length));
      return part;
    },
  };
}

/** A small sound of ours: a tone of 0.8 s, silence of 0.8 s, a tone of 0.8 s. */
export async function soundNamed(name: string): Promise<Buffer> {
  return readFile(new URL(`./sounds/${name}`, import.meta.url));
}
