import type { Loudness } from './loudness.ts';
import { LoudnessMeter } from './loudness-meter.ts';
import { measurePackets } from './measure-packets.ts';
import { type OpenMedia, withRecording } from './open-recording.ts';
import { listeningOf } from './playback.ts';
import type { RecordingSource } from './recording-source.ts';
import { decodeWithFfmpeg } from './sound/decode-with-ffmpeg.ts';
import { readSound } from './sound/read-sound.ts';

const PROGRESS_EVERY_MS = 30_000;

/** How a recording is listened to. */
export interface LoudnessOptions {
  signal: AbortSignal;
  /** Where ffmpeg is on this machine; null without one. */
  ffmpeg: string | null;
  /** Called with the time reached, about twice a minute of sound. */
  onProgress(reachedMs: number): void | Promise<void>;
}

/**
 * Listens to a recording from beginning to end: the waveform, the silences and the true duration. Memory does not grow with
 * its length but for one byte in 20 ms.
 * @throws RecordingFailure
 */
export function readLoudness(source: RecordingSource, options: LoudnessOptions): Promise<Loudness> {
  const { signal, ffmpeg } = options;
  return withRecording(source, async (recording) => {
    const codec = recording.kind === 'amr' ? recording.file.codec : recording.codec;
    const measuredBy = listeningOf(codec, ffmpeg !== null);
    const meter = new LoudnessMeter();
    if (measuredBy === 'packet_sizes') return measureSizes(recording as OpenMedia, options);
    const sound =
      measuredBy === 'ffmpeg'
        ? decodeWithFfmpeg(ffmpeg as string, recording as OpenMedia, signal)
        : readSound(recording, { startMs: 0, endMs: Number.POSITIVE_INFINITY }, signal);
    let toldMs = 0;
    for await (const block of sound) {
      meter.add(block);
      if (meter.endMs - toldMs < PROGRESS_EVERY_MS) continue;
      toldMs = meter.endMs;
      await options.onProgress(Math.round(toldMs));
    }
    // A program that does not know this kind of sound after all.
    if (measuredBy === 'ffmpeg' && meter.endMs === 0) return measureSizes(recording as OpenMedia, options);
    return { ...meter.finish(), measuredBy };
  });
}

const measureSizes = async (
  media: OpenMedia,
  { signal, onProgress }: LoudnessOptions,
): Promise<Loudness> => ({
  ...(await measurePackets(media, signal, onProgress)),
  measuredBy: 'packet_sizes',
});
