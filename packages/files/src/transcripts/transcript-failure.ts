/** Why a transcript cannot be read. What the Word reader refuses keeps its own `ParseFailure`. */
export type TranscriptFailureCode =
  /** No bytes, or nothing said in it. */
  | 'transcript_empty'
  /** No text, or JSON that breaks off. */
  | 'transcript_damaged'
  /** JSON of a service that is not known. */
  | 'transcript_unsupported'
  /** Subtitles without one time. */
  | 'transcript_without_times'
  | 'transcript_too_long';

/** A transcript that cannot be read; trying again never helps. */
export class TranscriptFailure extends Error {
  readonly code: TranscriptFailureCode;
  constructor(code: TranscriptFailureCode) {
    super(code);
    this.name = 'TranscriptFailure';
    this.code = code;
  }
}
