import type { PrintedFile, WrittenFormat } from '@mingfa/files/printed/printed-file';

/** Writes files that people take with them: Word, PDF, HTML, a picture. */
export interface PrintedFileWriter {
  /**
   * The bytes of a file, made in a process of its own that ends when it takes too long or too much.
   * @throws AppError `print_too_large` when it took too long or too much, `print_too_long` for a picture; the signal's reason
   */
  write(file: PrintedFile, format: WrittenFormat, signal: AbortSignal): Promise<Uint8Array>;
  /** Has what writes a PDF ready for somebody who will want one soon. */
  warm(): void;
}
