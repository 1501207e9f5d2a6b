import { z } from 'zod';
import type { HearingModel } from '../../ports/speech-hearing.ts';

/** What a child can do to hear speech: decode a piece; then, in another child that decodes nothing, hear the samples. */
export type HearingTask =
  | { task: 'speech'; bytesMax: number }
  /** The child may start a program: ffmpeg at that path, and gives it nothing but sound. */
  | { task: 'speech_ffmpeg'; ffmpeg: string; bytesMax: number }
  /** The file holds samples as of `readSpeech`. `library` is the folder of sherpa-onnx. */
  | { task: 'hear'; library: string; model: HearingModel; language: 'zh' | 'en' | 'yue' | 'auto' };

const count = z.number().int().nonnegative();

/** What a child answers; so many bytes follow: the samples, and what was heard as JSON. */
export const hearingAnswers = [
  z.object({ kind: z.literal('speech'), bytes: count }),
  z.object({ kind: z.literal('heard'), bytes: count }),
] as const;

const milliseconds = z.number().finite().nonnegative();

/** What was heard, as a child wrote it. */
export const heardStretches = z
  .array(
    z.object({
      startMs: milliseconds,
      endMs: milliseconds,
      text: z.string().max(50_000),
      tokens: z
        .array(z.object({ text: z.string().max(200), startMs: milliseconds, endMs: milliseconds.nullable() }))
        .max(50_000),
    }),
  )
  .max(10_000);
