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

/** Whether somebody asks or answers in a talk, where a file of ours tells it. */
export type SpeakerPart = 'asks' | 'answers';

/** What comes out of one format, before ids are given. */
export interface TranscriptDraft {
  segments: SegmentDraft[];
  /** By the name the file gives whoever speaks. */
  parts?: ReadonlyMap<string, SpeakerPart>;
  /** Its times are nobody's: there were none, or they were worked out by length before. */
  isUntimed?: boolean;
  warnings?: Partial<Record<TranscriptWarningCode, number>>;
}
