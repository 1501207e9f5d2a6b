import {
  Conversion,
  Mp4OutputFormat,
  OggOutputFormat,
  Output,
  StreamTarget,
  WebMOutputFormat,
} from 'mediabunny';
import { type OpenMedia, readable, withRecording } from './open-recording.ts';
import { playbackOf } from './playback.ts';
import { RecordingFailure } from './recording-failure.ts';
import type { RecordingSource } from './recording-source.ts';
import { readSound } from './sound/read-sound.ts';
import { toSpeech, WAVE_RATE, waveHeader } from './sound/speech-wave.ts';

const PROGRESS_EVERY_BYTES = 16 * 1024 * 1024;

/** How a copy is written. */
export interface PlayableOptions {
  signal: AbortSignal;
  /** Pictures are kept where browsers show them, else the copy is the sound alone. */
  keepVideo: boolean;
  /** Takes bytes at a place of the copy; some are written again at the end. */
  write(bytes: Uint8Array, position: number): Promise<void>;
  onProgress(writtenBytes: number): void | Promise<void>;
}
/** What a copy is. */
export interface PlayableCopy {
  mediaType: string;
  extension: string;
}

/**
 * A copy for browsers of what they cannot play as it is: the same packets in another container, or WAV where they have to be
 * decoded. The original is not touched.
 * @throws RecordingFailure `recording_unsupported` where browsers play none of it
 */
export function writePlayableCopy(source: RecordingSource, options: PlayableOptions): Promise<PlayableCopy> {
  const counted = countProgress(options);
  return withRecording(source, async (recording) => {
    const codec = recording.kind === 'amr' ? recording.file.codec : recording.codec;
    const channels = recording.kind === 'amr' ? 1 : recording.config.numberOfChannels;
    const playback = playbackOf(recording.container, codec, channels);
    if (playback === 'none') throw new RecordingFailure('recording_unsupported', { codec });
    if (recording.kind === 'media' && playback !== 'decoded') return repack(recording, counted);
    let bytes = 0;
    const head = waveHeader(WAVE_RATE, 1, null);
    await counted.write(head, 0);
    const sound = readSound(recording, { startMs: 0, endMs: Number.POSITIVE_INFINITY }, options.signal);
    for await (const part of toSpeech(sound, 0)) {
      await counted.write(part, head.length + bytes);
      bytes += part.length;
    }
    await counted.write(waveHeader(WAVE_RATE, 1, bytes), 0);
    return { mediaType: 'audio/wav', extension: 'wav' };
  });
}

async function repack({ input, track, codec }: OpenMedia, options: PlayableOptions): Promise<PlayableCopy> {
  const video = options.keepVideo ? await readable(() => input.getPrimaryVideoTrack()) : null;
  const pictures = video ? await video.getCodec() : null;
  const isOpen = codec === 'opus' || codec === 'vorbis';
  const inWebm = isOpen && (pictures === 'vp8' || pictures === 'vp9' || pictures === 'av1');
  const inMp4 = !isOpen && (pictures === 'avc' || pictures === 'av1' || pictures === 'vp9');
  const keepsVideo = inWebm || inMp4;
  const format = inWebm
    ? new WebMOutputFormat()
    : isOpen
      ? new OggOutputFormat()
      : new Mp4OutputFormat({ fastStart: false });
  const target = new StreamTarget(
    new WritableStream({ write: ({ data, position }) => options.write(data, position) }),
    { chunked: true, chunkSize: 1024 * 1024 },
  );
  const conversion = await readable(() =>
    Conversion.init({
      input,
      output: new Output({ format, target }),
      video: (one) => ({ discard: !(keepsVideo && one === video) }),
      audio: (one) => ({ discard: one !== track }),
      tags: {},
      showWarnings: false,
    }),
  );
  if (!conversion.isValid) throw new RecordingFailure('recording_unsupported', { codec });
  const cancel = () => void conversion.cancel();
  options.signal.addEventListener('abort', cancel, { once: true });
  try {
    options.signal.throwIfAborted();
    await readable(() => conversion.execute());
  } catch (error) {
    options.signal.throwIfAborted();
    throw error;
  } finally {
    options.signal.removeEventListener('abort', cancel);
  }
  if (inWebm) return { mediaType: 'video/webm', extension: 'webm' };
  if (isOpen) return { mediaType: 'audio/ogg', extension: 'ogg' };
  return keepsVideo
    ? { mediaType: 'video/mp4', extension: 'mp4' }
    : { mediaType: 'audio/mp4', extension: 'm4a' };
}

function countProgress(options: PlayableOptions): PlayableOptions {
  let written = 0;
  let told = 0;
  return {
    ...options,
    async write(bytes, position) {
      options.signal.throwIfAborted();
      await options.write(bytes, position);
      written += bytes.length;
      if (written - told < PROGRESS_EVERY_BYTES) return;
      told = written;
      await options.onProgress(written);
    },
  };
}
