/** A word with its time from the beginning of the recording, in milliseconds. */
export interface SegmentWord {
  startMs: number;
  endMs: number;
  text: string;
}

/** What one person said without a stop; times from the beginning of the recording, in milliseconds. */
export interface Segment {
  id: string;
  startMs: number;
  endMs: number;
  /** `guessed`: when it begins was worked out by how much was said around it. Left out where it was measured. */
  timing?: 'measured' | 'guessed' | undefined;
  /** Id of a speaker of the recording; null where it is not known who spoke. */
  speaker: string | null;
  text: string;
  words?: SegmentWord[];
}

/** Somebody who speaks in a recording. */
export interface Speaker {
  id: string;
  name: string;
  role: string | null;
}

/** A stretch of a recording, in milliseconds. */
export interface Stretch {
  startMs: number;
  endMs: number;
}

/** Where something was said: every finding about a recording has one. */
export interface SpokenPlace extends Stretch {
  /** In the order of the transcript; at least one. */
  segmentIds: readonly string[];
}

/** The place of one or more segments, in the order given. */
export function placeOf(...segments: readonly Segment[]): SpokenPlace {
  return {
    segmentIds: segments.map(({ id }) => id),
    startMs: segments.reduce((least, { startMs }) => Math.min(least, startMs), segments[0]?.startMs ?? 0),
    endMs: segments.reduce((most, { endMs }) => Math.max(most, endMs), 0),
  };
}

/** What the words of a transcript rest on: a program that listened, a file from elsewhere, or somebody who typed. */
export type TranscriptSource = 'recording' | 'import' | 'typed';
