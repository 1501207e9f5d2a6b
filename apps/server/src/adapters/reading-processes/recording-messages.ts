import { RECORDING_FAILURES } from '@mingfa/files/recordings/recording-failure';
import { CONTAINERS, LISTENINGS, PLAYBACKS } from '@mingfa/files/recordings/recording-shape';
import { z } from 'zod';

/** What a child can do with a recording. */
export type RecordingTask =
  | { task: 'probe'; hasFfmpeg: boolean }
  | { task: 'listen' }
  /** The child may start a program: ffmpeg at that path, and gives it nothing but sound. */
  | { task: 'listen_ffmpeg'; ffmpeg: string }
  | { task: 'cut'; form: 'piece' | 'passage'; startMs: number; endMs: number; bytesMax: number }
  | { task: 'play'; keepVideo: boolean };

const count = z.number().int().nonnegative();
const told = z.string().max(200).nullable();
const mediaType = z.string().regex(/^[\w.+-]{1,40}\/[\w.+-]{1,60}(?:; ?codecs="[^"\r\n]{0,200}")?$/);
const extension = z.string().regex(/^[a-z0-9_]{1,8}$/);

/** What a child answers of a recording; every answer is checked, as those of documents are. */
export const recordingAnswers = [
  /** Bytes of the source, which are sent to it. */
  z.object({ kind: z.literal('wanted'), start: count, end: count }),
  z.object({
    kind: z.literal('shape'),
    shape: z.object({
      container: z.enum(CONTAINERS),
      mediaType,
      extension,
      isNamedRight: z.boolean(),
      durationMs: count,
      tracks: z
        .array(
          z.object({
            kind: z.enum(['audio', 'video']),
            codec: z.string().max(40).nullable(),
            sampleRate: z.number().positive().nullable(),
            channels: count.nullable(),
            bitrate: count.nullable(),
            language: z.string().max(40).nullable(),
          }),
        )
        .min(1)
        .max(64),
      audioTrack: count,
      pieceBytesPerSecond: count,
      decodedBy: z.enum(LISTENINGS),
      playback: z.enum(PLAYBACKS),
      device: z.object({ make: told, model: told, software: told, title: told, createdAt: told }),
    }),
  }),
  /** Peaks, then from and to of each silence in milliseconds as 32-bit numbers, low byte first. */
  z.object({
    kind: z.literal('loudness'),
    durationMs: count,
    stepMs: z.number().int().positive(),
    points: count,
    measuredBy: z.enum(LISTENINGS),
    bytes: count,
  }),
  z.object({ kind: z.literal('cut'), mediaType, extension, startMs: count, endMs: count, bytes: count }),
  /** Some bytes of a copy, at a place of it. */
  z.object({ kind: z.literal('chunk'), position: count, bytes: count }),
  z.object({ kind: z.literal('copy'), mediaType, extension }),
  z.object({
    kind: z.literal('refused'),
    code: z.enum(RECORDING_FAILURES),
    values: z.record(z.string().max(40), z.union([z.string().max(200), z.number()])),
  }),
] as const;

/** Most that a child may want in one go. */
export const WANTED_BYTES_MAX = 64 * 1024 * 1024;
