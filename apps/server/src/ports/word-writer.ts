import type { WordFile } from '@mingfa/files/word/write/word-file';

/** Writes Word files. */
export interface WordWriter {
  /**
   * The bytes of a file, made beside the event loop: a long one takes seconds.
   * @throws AppError `parser_timeout`, `parser_memory`; the signal's reason
   */
  write(file: WordFile, signal: AbortSignal): Promise<Uint8Array>;
}
