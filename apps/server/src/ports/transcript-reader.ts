import type { ReadableFile } from '@mingfa/files/reading/source-file';
import type { ReadTranscriptResult } from '@mingfa/files/transcripts/read-result';

/** Reads transcripts made elsewhere (subtitles, text, Word, JSON of services) in a process of their own with limits. */
export interface TranscriptReader {
  /**
   * Segments in the order of the file, times in milliseconds from the beginning, with what is odd in it.
   * @throws AppError `transcript_unreadable`, `empty_file`, `too_large`, `file_too_long`, `parser_timeout`, `parser_memory`; the signal's reason
   */
  read(file: ReadableFile, signal: AbortSignal): Promise<ReadTranscriptResult>;
}
