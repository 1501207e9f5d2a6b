import type { Timing, TurnState } from '@mingfa/contract/evidence';

/** How every transcript begins that this program writes for itself, byte for byte; the number is that of its version. */
export const STORED_TRANSCRIPT_MARK = '{"mingfa_transcript":1,';

/** One turn of a transcript. */
export interface TranscriptTurn {
  startMs: number;
  endMs: number;
  /** As people call who speaks; null where nobody said. */
  speaker: string | null;
  text: string;
  /** Whether somebody checked the words; those written before that was kept do not say. */
  state?: TurnState;
  /** How it is known when it begins; left out where that was measured. */
  timing?: Timing;
}

/** What was said in a recording, as the original of its document. */
export interface StoredTranscript {
  title: string;
  /** In order of their names in the recording. */
  speakers: readonly string[];
  segments: readonly TranscriptTurn[];
}

/** The bytes of a transcript, the same for the same words. */
export function writeStoredTranscript({ title, speakers, segments }: StoredTranscript): Buffer {
  const turns = segments.map(({ startMs, endMs, speaker, text, state, timing }) => ({
    ...{ startMs, endMs, speaker, text },
    ...(state ? { state } : {}),
    ...(timing === 'guessed' ? { timing } : {}),
  }));
  return Buffer.from(STORED_TRANSCRIPT_MARK + JSON.stringify({ title, speakers, segments: turns }).slice(1));
}
