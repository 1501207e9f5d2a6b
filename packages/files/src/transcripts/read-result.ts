import type { TranscriptSegment, TranscriptSpeaker } from '@mingfa/contract/transcript';

/** What is odd in a file that was read all the same. */
export type TranscriptWarningCode =
  /** It begins before the one in front of it began. */
  | 'time_backward'
  /** It begins before the one in front of it ended. */
  | 'times_overlap'
  /** Its end came before its beginning and counts as its beginning. */
  | 'end_before_start'
  /** The end was not in the file; it is that of the turn behind it, or follows from its length. */
  | 'ends_estimated'
  /** The beginning was not in the file and is worked out by length from what stands around. */
  | 'starts_guessed'
  /** Numbers of cues are wrong; their order in the file counts. */
  | 'wrong_numbers'
  /** Cues without words, left out. */
  | 'empty_cues'
  /** Longer than a segment may be, cut at the end of a sentence. */
  | 'long_text_cut'
  /** Lines in front of the first time, which belong to no second: a title, who took part. */
  | 'text_before_first_time'
  /** Times of day; counted from the first. */
  | 'times_of_day'
  /** There was no time in the file, or none that anybody heard: all are worked out by length. */
  | 'times_shared_out';

/** One kind of oddity of a file: how often, and the first places. */
export interface TranscriptWarning {
  code: TranscriptWarningCode;
  count: number;
  /** Of the first few. */
  segmentIds: string[];
}

/** A transcript as it was read from a file, in the order of the file. */
export interface ReadTranscriptResult {
  segments: TranscriptSegment[];
  speakers: TranscriptSpeaker[];
  warnings: TranscriptWarning[];
}
