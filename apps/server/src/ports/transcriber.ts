import type { ModelAddress } from './model.ts';

/** A piece of a recording as a small file of its own. */
export interface SoundPiece {
  /** With the ending of its format, by which servers know it. */
  fileName: string;
  mediaType: string;
  content: Uint8Array;
  durationMs: number;
}

/** What was heard in a piece. Times are milliseconds from its beginning; they may overlap or go back, as recognisers have it. */
export interface HeardSegment {
  startMs: number;
  endMs: number;
  text: string;
  /** As the recogniser calls them, in this piece alone; null where it does not tell voices apart. */
  speaker: string | null;
  /** `guessed`: it was said somewhere in the piece, and the time was worked out by length. */
  timing?: 'guessed';
  words?: { startMs: number; endMs: number; text: string }[];
}

/** How a piece is to be heard. */
export interface HearingOptions {
  language: 'zh' | 'en' | 'yue' | 'auto';
  /** Names and words that may be said; empty for none. */
  prompt: string;
  signal: AbortSignal;
}

/** A recogniser of speech that was configured. */
export interface Transcriber {
  /** As the administrator called it. */
  readonly name: string;
  readonly modelName: string;
  /** The host that receives the sound, with its port where it has one; null where it does not leave this machine. */
  readonly host: string | null;
  /**
   * Writes down what is said in a piece; nothing was said: an empty list. It is asked once: who waits and asks again is the caller.
   * @throws AppError of a `model_…` or `recogniser_…` code, with `retryAfterSeconds` where the server names them; or the signal's reason
   */
  hear(piece: SoundPiece, options: HearingOptions): Promise<HeardSegment[]>;
}

/** The recogniser configured now, or null; asked anew for every use, since an administrator may change it. */
export interface Transcribers {
  first(): Promise<Transcriber | null>;
}

/** Opens a recogniser by its address; an adapter provides it. */
export type OpenTranscriber = (name: string, address: ModelAddress) => Transcriber;
