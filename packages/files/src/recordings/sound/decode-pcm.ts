import { RecordingFailure } from '../recording-failure.ts';
import type { Samples } from './samples.ts';

type ReadSample = (bytes: DataView, at: number) => number;
const FORMATS: Record<string, [bytes: number, read: ReadSample]> = {
  'pcm-u8': [1, (bytes, at) => (bytes.getUint8(at) - 128) / 128],
  'pcm-s8': [1, (bytes, at) => bytes.getInt8(at) / 128],
  'pcm-s16': [2, (bytes, at) => bytes.getInt16(at, true) / 32768],
  'pcm-s16be': [2, (bytes, at) => bytes.getInt16(at) / 32768],
  'pcm-s24': [3, (bytes, at) => ((bytes.getInt8(at + 2) << 16) | bytes.getUint16(at, true)) / 8388608],
  'pcm-s24be': [3, (bytes, at) => ((bytes.getInt8(at) << 16) | bytes.getUint16(at + 1)) / 8388608],
  'pcm-s32': [4, (bytes, at) => bytes.getInt32(at, true) / 2147483648],
  'pcm-s32be': [4, (bytes, at) => bytes.getInt32(at) / 2147483648],
  'pcm-f32': [4, (bytes, at) => bytes.getFloat32(at, true)],
  'pcm-f32be': [4, (bytes, at) => bytes.getFloat32(at)],
  'pcm-f64': [8, (bytes, at) => bytes.getFloat64(at, true)],
  'pcm-f64be': [8, (bytes, at) => bytes.getFloat64(at)],
  ulaw: [1, (bytes, at) => (ULAW[bytes.getUint8(at)] ?? 0) / 32768],
  alaw: [1, (bytes, at) => (ALAW[bytes.getUint8(at)] ?? 0) / 32768],
};

// ITU-T G.711, both laws of telephony.
const ULAW = Int16Array.from({ length: 256 }, (_, code) => {
  const bits = ~code & 0xff;
  const size = (((bits & 0x0f) << 3) + 0x84) << ((bits & 0x70) >> 4);
  return bits & 0x80 ? 0x84 - size : size - 0x84;
});
const ALAW = Int16Array.from({ length: 256 }, (_, code) => {
  const bits = code ^ 0x55;
  const [mantissa, exponent] = [(bits & 0x0f) << 4, (bits & 0x70) >> 4];
  const size = exponent === 0 ? mantissa + 8 : (mantissa + 0x108) << (exponent - 1);
  return bits & 0x80 ? size : -size;
});

/** Samples that lie in the file as numbers. What is no number (as a broken float may be) is silence. */
export function decodePcm(
  codec: string,
  packets: readonly Uint8Array[],
  config: AudioDecoderConfig,
): Samples {
  const [bytes, read] = FORMATS[codec] ?? [];
  if (!bytes || !read) throw new RecordingFailure('recording_unsupported', { codec });
  const { numberOfChannels: count, sampleRate } = config;
  const frames = packets.reduce((sum, { length }) => sum + Math.floor(length / bytes / count), 0);
  const channels = Array.from({ length: count }, () => new Float32Array(frames));
  let frame = 0;
  for (const packet of packets) {
    const view = new DataView(packet.buffer, packet.byteOffset, packet.byteLength);
    const end = frame + Math.floor(packet.length / bytes / count);
    for (let at = 0; frame < end; frame += 1)
      for (let channel = 0; channel < count; channel += 1, at += bytes) {
        const sample = read(view, at);
        (channels[channel] as Float32Array)[frame] = Number.isNaN(sample) ? 0 : sample;
      }
  }
  return { channels, sampleRate };
}
