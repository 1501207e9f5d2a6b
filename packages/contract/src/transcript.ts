import { z } from 'zod';
import { timing } from './evidence.ts';

/** Characters of one segment at most; whoever reads longer ones cuts them. */
export const SEGMENT_CHARACTERS_MAX = 4000;

const milliseconds = z.number().int().min(0);
const opaqueId = z.string().min(1).max(64);

/** A word of a segment with its time from the beginning of the recording, in milliseconds. */
export const transcriptWord = z.object({
  startMs: milliseconds,
  endMs: milliseconds,
  text: z.string().max(200),
});
/** What {@link transcriptWord} reads. */
export type TranscriptWord = z.infer<typeof transcriptWord>;

/** What one person said without a stop, with its time from the beginning of the recording, in milliseconds. */
export const transcriptSegment = z.object({
  /** Opaque, and the same for as long as the segment lives. */
  id: opaqueId,
  startMs: milliseconds,
  endMs: milliseconds,
  /** A speaker of the recording; null where it is not known who spoke. */
  speaker: opaqueId.nullable(),
  text: z.string().max(SEGMENT_CHARACTERS_MAX),
  /** Left out where the time was measured. */
  timing: timing.optional(),
  /** Where the words have times of their own. */
  words: z.array(transcriptWord).max(SEGMENT_CHARACTERS_MAX).optional(),
});
/** What {@link transcriptSegment} reads. */
export type TranscriptSegment = z.infer<typeof transcriptSegment>;

/** Somebody who speaks in a recording. */
export const transcriptSpeaker = z.object({
  id: opaqueId,
  name: z.string().max(100),
  /** What they are in the matter, as whoever named them wrote it: 出借人, 证人. */
  role: z.string().max(100).nullable(),
});
/** What {@link transcriptSpeaker} reads. */
export type TranscriptSpeaker = z.infer<typeof transcriptSpeaker>;

/** A transcript as a file of its own: what is written is read back as it was. */
export const transcriptFile = z.object({
  format: z.literal('mingfa-transcript'),
  version: z.literal(1),
  speakers: z.array(transcriptSpeaker).max(1000),
  segments: z.array(transcriptSegment).max(100_000),
});
/** What {@link transcriptFile} reads. */
export type TranscriptFile = z.infer<typeof transcriptFile>;
