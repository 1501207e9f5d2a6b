import { decodeFlacFrame, type FlacFrame, type FlacStream } from './flac-frame.ts';
import type { Samples } from './samples.ts';

const CHANNELS_MAX = 8;

/**
 * Decodes frames of FLAC, a packet each. One that is damaged is as long a silence as the one before it; a batch of nothing else throws.
 * @param description the stream's head, `fLaC` and its first block (RFC 9639, 8.2)
 */
export function flacDecoder(description: Buffer): (packets: readonly Uint8Array[]) => Samples {
  const stream = readStream(description);
  return (packets) => {
    const frames = packets.map((packet) => decodeOrNull(packet, stream));
    const heard = frames.find((frame) => frame !== null);
    if (!heard) throw new Error('No frame can be decoded.');
    let length = 0;
    let last = heard.channels[0]?.length ?? 0;
    const starts = frames.map((frame) => {
      const start = length;
      last = frame?.channels[0]?.length ?? last;
      length += last;
      return start;
    });
    const channels = heard.channels.map(() => new Float32Array(length));
    frames.forEach((frame, index) => {
      const scale = 2 ** ((frame ?? heard).bitsPerSample - 1);
      for (const [number, samples] of (frame?.channels ?? []).entries()) {
        const into = channels[number];
        const start = starts[index] ?? 0;
        if (into)
          for (let at = 0; at < samples.length; at += 1) into[start + at] = (samples[at] ?? 0) / scale;
      }
    });
    return { channels, sampleRate: heard.sampleRate };
  };
}

function decodeOrNull(packet: Uint8Array, stream: FlacStream): FlacFrame | null {
  try {
    const frame = decodeFlacFrame(packet, stream);
    return frame.channels.length <= CHANNELS_MAX && frame.sampleRate > 0 ? frame : null;
  } catch {
    return null;
  }
}

function readStream(description: Buffer): FlacStream {
  const from = description.indexOf('fLaC');
  const block = description.subarray(from === -1 ? 4 : from + 8);
  if (block.length < 14) return { sampleRate: 0, bitsPerSample: 16 };
  return {
    sampleRate: block.readUIntBE(10, 3) >> 4,
    bitsPerSample: (((block[12] ?? 0) & 1) << 4) + ((block[13] ?? 0) >> 4) + 1,
  };
}
