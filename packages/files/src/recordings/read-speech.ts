import { type OpenMedia, withRecording } from './open-recording.ts';
import { listeningOf } from './playback.ts';
import { RecordingFailure } from './recording-failure.ts';
import type { RecordingSource } from './recording-source.ts';
import { decodeWithFfmpeg } from './sound/decode-with-ffmpeg.ts';
import { readSound } from './sound/read-sound.ts';
import { toSpeech, WAVE_RATE } from './sound/speech-wave.ts';

/** How a piece is decoded, and how much may come of it. */
export interface SpeechOptions {
  signal: AbortSignal;
  /** Where ffmpeg is on this machine; null without one. */
  ffmpeg: string | null;
  bytesMax: number;
}

/**
 * All the sound of a piece as a recogniser on this machine hears it: samples of 16 kHz, one channel, 16 bits, low byte first.
 * @throws RecordingFailure `recording_unsupported` with the codec where nothing here decodes it, `recording_cut_too_large` and those of
 * `withRecording`
 */
export function readSpeech(
  source: RecordingSource,
  { signal, ffmpeg, bytesMax }: SpeechOptions,
): Promise<Buffer> {
  return withRecording(source, async (recording) => {
    const codec = recording.kind === 'amr' ? recording.file.codec : recording.codec;
    const decodedBy = listeningOf(codec, ffmpeg !== null);
    if (decodedBy === 'packet_sizes') throw new RecordingFailure('recording_unsupported', { codec });
    const sound =
      decodedBy === 'ffmpeg'
        ? decodeWithFfmpeg(ffmpeg as string, recording as OpenMedia, signal, WAVE_RATE)
        : readSound(recording, { startMs: 0, endMs: Number.POSITIVE_INFINITY }, signal);
    const parts: Buffer[] = [];
    let bytes = 0;
    for await (const part of toSpeech(sound, 0)) {
      bytes += part.length;
      if (bytes > bytesMax) throw new RecordingFailure('recording_cut_too_large');
      parts.push(part);
    }
    return Buffer.concat(parts);
  });
}
