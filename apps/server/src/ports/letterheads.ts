import type { PrintedFile } from '@mingfa/files/printed/printed-file';
import type { ReadableFile } from '@mingfa/files/reading/source-file';
import type { LetterheadPaper, LetterheadReading } from '@mingfa/files/word/letterhead/letterhead';

/** Reads letterheads and writes letters on them, each in a process of its own that ends when it takes too long or too much. */
export interface Letterheads {
  /** @throws AppError `unsupported_file`, `empty_file`, `file_damaged`, `file_unsafe`, `file_password`, `file_too_long`, `parser_timeout`, `parser_memory` */
  read(file: ReadableFile, signal: AbortSignal): Promise<LetterheadReading>;
  /** The page of a letterhead with its pictures for a PDF, each drawn anew; null: one that could not be. @throws AppError as `read` */
  paper(file: ReadableFile, signal: AbortSignal): Promise<LetterheadPaper>;
  /** A Word file of these words in the page, header, footer and styles of the letterhead. @throws AppError as `read` */
  write(file: ReadableFile, printed: PrintedFile, signal: AbortSignal): Promise<Uint8Array>;
}
