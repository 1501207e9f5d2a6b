import type { TranscriptWord } from '@mingfa/contract/transcript';
import type { TranscriptWarningCode } from '../read-result.ts';

/** What a format knows of a segment. Times in milliseconds; null where the file tells none. */
export interface SegmentDraft {
  startMs: number | null;
  endMs: number | null;
  /** The name the file gives whoever speaks. */
  speaker: string | null;
  text: string;
  words?: TranscriptWord[];
}

/** What comes out of one format, before ids are given. */
export interface TranscriptDraft {
  segments: SegmentDraft[];
  warnings?: Partial<Record<TranscriptWarningCode, number>>;
}
