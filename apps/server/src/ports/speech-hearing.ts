import type { SoundPiece } from './transcriber.ts';

/** Kinds of models that are heard with on this machine. */
export type HearingKind = 'sense_voice' | 'paraformer' | 'whisper' | 'transducer' | 'zipformer_ctc';

/** A model with the paths of its files. */
export interface HearingModel {
  kind: HearingKind;
  /** By what the library calls them. */
  files: { model?: string; encoder?: string; decoder?: string; joiner?: string; tokens: string };
}

/** A word, or a part of one, and when it begins; milliseconds from the beginning of the piece. */
export interface HeardToken {
  text: string;
  startMs: number;
  /** Null where the model does not tell. */
  endMs: number | null;
}

/** What was heard between two silences, in milliseconds from the beginning of the piece. */
export interface HeardStretch {
  startMs: number;
  endMs: number;
  text: string;
  /** Empty where the model gives no times. */
  tokens: HeardToken[];
}

/** How a piece is heard. */
export interface SpeechHearingOptions {
  /** Folder of the library. */
  library: string;
  language: 'zh' | 'en' | 'yue' | 'auto';
  signal: AbortSignal;
}

/** Hears speech in processes of this machine, with limits on time and memory: a model that breaks them takes nothing else along. */
export interface SpeechHearing {
  /**
   * @throws AppError `recording_undecodable`, `recording_damaged`, `recogniser_model_broken`, `recogniser_memory`, `model_timeout`; or the
   * signal's reason, which ends the process
   */
  hear(piece: SoundPiece, model: HearingModel, options: SpeechHearingOptions): Promise<HeardStretch[]>;
}
