import type { Listening } from './recording-shape.ts';

/** How loud a recording is, drawn as a waveform and used for cuts. */
export interface Loudness {
  /** Of the sound as it was heard to the end; 0 where nothing could be. */
  durationMs: number;
  /** Milliseconds of one point of `peaks`: 50, or twice that again and again where it would be too many points. */
  stepMs: number;
  /** The loudest sample of each step, 0 to 255, where 255 is full scale. From sizes of packets it is only relative. */
  peaks: Uint8Array;
  /** From and to in milliseconds, in order, apart from each other. */
  silences: [startMs: number, endMs: number][];
  measuredBy: Listening;
}

/** A point every 50 ms for three hours. */
export const FIRST_STEP_MS = 50;
/** Most points of a waveform. */
export const POINTS_MAX = 240_000;
/** Shorter breaks are within a sentence. */
export const SILENCE_MS_MIN = 400;
/** Most silences that are told. */
export const SILENCES_MAX = 100_000;
