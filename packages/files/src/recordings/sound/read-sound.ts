import { decoder as openAmrDecoder } from '@audio/decode-amr';
import type { EncodedPacket } from 'mediabunny';
import { type OpenMedia, type OpenRecording, readable } from '../open-recording.ts';
import { RecordingFailure } from '../recording-failure.ts';
import { openPacketDecoder, type PacketDecoder, type Samples } from './decode-packets.ts';
import { readMp3Frames } from './mp3-frames.ts';

/** Packets decoded in one call; few enough for 32 channels of 192 kHz. */
const BATCH_PACKETS = 48;
const BATCH_BYTES = 512 * 1024;
/** A hole between packets longer than this is silence, not rounding. */
const HOLE_SECONDS = 0.1;
/** A decoder that broke is replaced; a file that breaks more of them is not worth more. */
const BREAKS_MAX = 50;

/** Samples with the time at which they begin. */
export interface SoundBlock extends Samples {
  atMs: number;
}
/** Milliseconds of a recording. */
export interface TimeRange {
  startMs: number;
  /** Infinity: to the end. */
  endMs: number;
}

/** The sound between two times, decoded here, block by block: never more than some packets are in memory. */
export async function* readSound(
  recording: OpenRecording,
  { startMs, endMs }: TimeRange,
  signal: AbortSignal,
): AsyncGenerator<SoundBlock> {
  const blocks =
    recording.kind === 'amr' ? decodeAmr(recording.file, startMs) : decodeMedia(recording, startMs);
  for await (const block of blocks) {
    signal.throwIfAborted();
    if (block.atMs >= endMs) return;
    const kept = clip(block, startMs, endMs);
    if (kept) yield kept;
  }
}

/** Some packets in order, from the one that is heard at a time. */
export async function* readBatches(media: OpenMedia, startMs: number): AsyncGenerator<EncodedPacket[]> {
  if (media.container === 'mp3') return yield* readMp3Frames(media.source, startMs);
  const { sink } = media;
  const start =
    startMs > 0
      ? await readable(() => sink.getPacket(startMs / 1000))
      : await readable(() => sink.getFirstPacket());
  const packets = sink.packets(start ?? undefined)[Symbol.asyncIterator]();
  let batch: EncodedPacket[] = [];
  let bytes = 0;
  for (;;) {
    // What comes before damage is kept: a file that was cut off is heard up to there.
    const next = await packets.next().catch((error: unknown) => {
      if (typeof (error as NodeJS.ErrnoException).code === 'string') throw error;
      return { done: true as const, value: undefined };
    });
    const last = batch.at(-1);
    const isHole = last && next.value && next.value.timestamp - last.timestamp - last.duration > HOLE_SECONDS;
    if (batch.length > 0 && (next.done || isHole || batch.length >= BATCH_PACKETS || bytes > BATCH_BYTES)) {
      yield batch;
      batch = [];
      bytes = 0;
    }
    if (next.done || !next.value) return;
    batch.push(next.value);
    bytes += next.value.byteLength;
  }
}

async function* decodeMedia(media: OpenMedia, startMs: number): AsyncGenerator<SoundBlock> {
  let decoder: PacketDecoder | null = null;
  let breaks = 0;
  let heard = false;
  try {
    for await (const batch of readBatches(media, startMs)) {
      decoder ??= await readable(() => openPacketDecoder(media.codec, media.config));
      try {
        const { channels, sampleRate } = await decoder.decode(batch.map((packet) => packet.data));
        if (!(channels[0]?.length && sampleRate > 0)) continue;
        heard = true;
        yield { channels, sampleRate, atMs: (batch[0]?.timestamp ?? 0) * 1000 };
      } catch (error) {
        breaks += 1;
        if (error instanceof RecordingFailure) throw error;
        if (breaks > BREAKS_MAX) throw new RecordingFailure('file_damaged', {}, { cause: error });
        decoder = null;
      }
    }
    if (!heard && startMs === 0) throw new RecordingFailure('file_damaged');
  } finally {
    decoder?.free();
  }
}

type AmrFile = Extract<OpenRecording, { kind: 'amr' }>['file'];
async function* decodeAmr(
  { magic, frames, sampleRate }: AmrFile,
  startMs: number,
): AsyncGenerator<SoundBlock> {
  const decoder = await openAmrDecoder();
  try {
    let isFirst = true;
    for await (const { atMs, frames: some } of frames(startMs)) {
      const { channelData } = decoder.decode(Buffer.concat(isFirst ? [magic, ...some] : some));
      isFirst = false;
      if (channelData[0]?.length) yield { channels: channelData, sampleRate, atMs };
    }
  } finally {
    decoder.free();
  }
}

function clip(block: SoundBlock, startMs: number, endMs: number): SoundBlock | null {
  const { channels, sampleRate, atMs } = block;
  const length = channels[0]?.length ?? 0;
  const from = Math.max(0, Math.round(((startMs - atMs) * sampleRate) / 1000));
  const to = Math.min(length, Math.round(((endMs - atMs) * sampleRate) / 1000));
  if (from >= to) return null;
  if (from === 0 && to === length) return block;
  return {
    channels: channels.map((samples) => samples.subarray(from, to)),
    sampleRate,
    atMs: atMs + (from * 1000) / sampleRate,
  };
}
