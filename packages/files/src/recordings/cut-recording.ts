import {
  BufferTarget,
  EncodedAudioPacketSource,
  FlacOutputFormat,
  MkvOutputFormat,
  Mp3OutputFormat,
  Mp4OutputFormat,
  OggOutputFormat,
  Output,
  type OutputFormat,
} from 'mediabunny';
import { type OpenMedia, type OpenRecording, readable, withRecording } from './open-recording.ts';
import { listeningOf } from './playback.ts';
import { RecordingFailure } from './recording-failure.ts';
import type { RecordingSource } from './recording-source.ts';
import { readBatches, readSound, type SoundBlock, type TimeRange } from './sound/read-sound.ts';
import { toSpeech, WAVE_RATE, waveHeader } from './sound/speech-wave.ts';

/** How a cut is made, and how long it may be. */
export interface CutOptions {
  signal: AbortSignal;
  /** Longest file that is made; packets that take more are decoded to a smaller one where they can be. */
  bytesMax: number;
}

/** A part of a recording as a file of its own. */
export interface RecordingCut {
  mediaType: string;
  extension: string;
  /** Of the recording: what is at the beginning and the end of the cut, up to a tenth of a second outside of what was asked for. */
  startMs: number;
  endMs: number;
  content: Uint8Array;
}

/** Decoders need a little of what comes before; it is heard, so the cut says when it begins. */
const RUN_UP_MS = 50;
type Form = [open: () => OutputFormat, mediaType: string, extension: string];
const FORMS: Record<string, Form> = {
  mp3: [() => new Mp3OutputFormat(), 'audio/mpeg', 'mp3'],
  aac: [() => new Mp4OutputFormat({ fastStart: 'in-memory' }), 'audio/mp4', 'm4a'],
  opus: [() => new OggOutputFormat(), 'audio/ogg', 'ogg'],
  vorbis: [() => new OggOutputFormat(), 'audio/ogg', 'ogg'],
  flac: [() => new FlacOutputFormat(), 'audio/flac', 'flac'],
  ac3: [() => new Mp4OutputFormat({ fastStart: 'in-memory' }), 'audio/mp4', 'm4a'],
  eac3: [() => new Mp4OutputFormat({ fastStart: 'in-memory' }), 'audio/mp4', 'm4a'],
  dts: [() => new MkvOutputFormat(), 'audio/x-matroska', 'mka'],
};

/**
 * A piece for a recogniser of speech: its packets as they are, without decoding; plain samples as WAV of 16 kHz, one channel.
 * @throws RecordingFailure `recording_empty_cut`, `recording_cut_too_large` and those of `withRecording`
 */
export function cutPiece(
  source: RecordingSource,
  range: TimeRange,
  options: CutOptions,
): Promise<RecordingCut> {
  return withRecording(source, async (recording) => {
    const copy = await copyPackets(recording, range, options);
    if (copy) return copy;
    assertDecoded(recording);
    const content = await collect(
      toSpeech(readSound(recording, range, options.signal), range.startMs),
      options.bytesMax - 44,
    );
    return asWave(range, content, WAVE_RATE, 1);
  });
}

/** A passage for people: its packets as they are; plain samples at their own rate, 16 bits, one or two channels. @throws as `cutPiece` */
export function cutPassage(
  source: RecordingSource,
  range: TimeRange,
  options: CutOptions,
): Promise<RecordingCut> {
  return withRecording(source, async (recording) => {
    const copy = await copyPackets(recording, range, options);
    if (copy) return copy;
    assertDecoded(recording);
    let rate = 0;
    let count = 1;
    async function* samples() {
      for await (const block of readSound(recording, range, options.signal)) {
        rate ||= block.sampleRate;
        count = block.channels.length === 2 ? 2 : 1;
        yield interleave(block, count);
      }
    }
    const content = await collect(samples(), options.bytesMax - 44);
    return asWave(range, content, rate, count);
  });
}

function assertDecoded(recording: OpenRecording): void {
  const codec = recording.kind === 'amr' ? recording.file.codec : recording.codec;
  if (listeningOf(codec, false) !== 'samples') throw new RecordingFailure('recording_cut_too_large');
}

/** The packets of a time, packed anew; null where they cannot be or would be too large. */
async function copyPackets(
  recording: OpenRecording,
  { startMs, endMs }: TimeRange,
  { signal, bytesMax }: CutOptions,
): Promise<RecordingCut | null> {
  const form = recording.kind === 'media' ? FORMS[recording.codec] : undefined;
  if (recording.kind !== 'media' || !form) return null;
  const [open, mediaType, extension] = form;
  const target = new BufferTarget();
  const output = new Output({ format: open(), target });
  const packets = new EncodedAudioPacketSource(recording.codec as 'aac');
  output.addAudioTrack(packets);
  await output.start();
  const skippedMs = recording.codec === 'opus' ? preSkipMs(recording) : 0;
  let bytes = 0;
  let first: number | null = null;
  let end = 0;
  reading: for await (const batch of readBatches(recording, Math.max(0, startMs - RUN_UP_MS - skippedMs))) {
    signal.throwIfAborted();
    for (const packet of batch) {
      if (packet.timestamp * 1000 >= endMs) break reading;
      // Sound that begins after what was asked for, or ended before.
      if ((packet.timestamp + packet.duration) * 1000 < startMs - RUN_UP_MS - skippedMs - 1000) continue;
      bytes += packet.byteLength;
      if (bytes > bytesMax) return null;
      const meta = first === null ? { decoderConfig: recording.config } : undefined;
      first ??= packet.timestamp;
      end = packet.timestamp + packet.duration;
      const timestamp = Math.max(0, packet.timestamp - first);
      await readable(() => packets.add(packet.clone({ timestamp }), meta));
    }
  }
  if (first === null) throw new RecordingFailure('recording_empty_cut');
  await readable(() => output.finalize());
  const content = new Uint8Array(target.buffer ?? new ArrayBuffer());
  if (content.length > bytesMax) return null;
  return {
    mediaType,
    extension,
    startMs: Math.max(0, Math.round(first * 1000 + skippedMs)),
    endMs: Math.round(end * 1000),
    content,
  };
}

/** What a decoder of Opus throws away at the beginning, as the head of the stream says. */
function preSkipMs({ config: { description } }: OpenMedia): number {
  if (!description || !ArrayBuffer.isView(description) || description.byteLength < 12) return 0;
  return new DataView(description.buffer, description.byteOffset).getUint16(10, true) / 48;
}

function asWave({ startMs }: TimeRange, content: Buffer, rate: number, channels: number): RecordingCut {
  if (content.length === 0) throw new RecordingFailure('recording_empty_cut');
  return {
    mediaType: 'audio/wav',
    extension: 'wav',
    startMs,
    endMs: Math.round(startMs + (content.length / (2 * channels) / rate) * 1000),
    content: Buffer.concat([waveHeader(rate, channels, content.length), content]),
  };
}

async function collect(parts: AsyncIterable<Buffer>, bytesMax: number): Promise<Buffer> {
  const all: Buffer[] = [];
  let bytes = 0;
  for await (const part of parts) {
    bytes += part.length;
    if (bytes > bytesMax) throw new RecordingFailure('recording_cut_too_large');
    all.push(part);
  }
  return Buffer.concat(all);
}

function interleave({ channels }: SoundBlock, count: number): Buffer {
  const length = channels[0]?.length ?? 0;
  const bytes = Buffer.alloc(length * count * 2);
  for (let at = 0; at < length; at += 1)
    for (let channel = 0; channel < count; channel += 1) {
      let sample = channels[channel]?.[at] ?? 0;
      if (count === 1)
        sample = channels.reduce((sum, samples) => sum + (samples[at] ?? 0), 0) / channels.length;
      bytes.writeInt16LE(
        Math.max(-32768, Math.min(32767, Math.round(sample * 32767))),
        (at * count + channel) * 2,
      );
    }
  return bytes;
}
