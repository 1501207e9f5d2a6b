import type { FileLabel } from '@mingfa/files/labels/file-label';
import type { ReadableFile } from '@mingfa/files/reading/source-file';
import type { WordTemplate } from '@mingfa/files/word/fill/word-template';
import type { WordPaper } from '@mingfa/files/word/print/word-paper';
import type { OwnFilling } from '@mingfa/legal/drafting/own/fill-own-values';

/** Reads and fills Word files with fields, each in a process of its own that ends when it takes too long or too much. */
export interface WordTemplates {
  /** @throws AppError `unsupported_file`, `empty_file`, `file_damaged`, `file_unsafe`, `file_password`, `file_too_long`, `parser_timeout`, `parser_memory` */
  read(file: ReadableFile, signal: AbortSignal): Promise<WordTemplate>;
  /** The file with its fields filled, as it can be printed, its pictures drawn anew. @throws AppError as `read` */
  paper(file: ReadableFile, filling: OwnFilling, signal: AbortSignal): Promise<WordPaper>;
  /** The file with its fields filled; everything else in it stays as it is. @throws AppError as `read` */
  fill(
    file: ReadableFile,
    filling: OwnFilling,
    label: FileLabel | null,
    signal: AbortSignal,
  ): Promise<Uint8Array>;
}
