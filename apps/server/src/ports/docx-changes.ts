import type { ReadableFile } from '@mingfa/files/reading/source-file';
import type { DocxAuthor, DocxChange, DocxOutcome } from '@mingfa/files/word/change/docx-change';

/** Writes comments and tracked changes into Word files that other people made. */
export interface DocxChanges {
  /**
   * The file with the suggestions in it. Only the main part, the comments, the main part's relationships and the content types
   * may differ, and where a model suggests something the custom properties with their relationship; every other part, and every place nothing was suggested for, is byte for byte the same.
   * Rejecting all that was added gives back the text and format there was.
   * @throws AppError `file_damaged`, `file_unsafe`, `file_password`, `parser_timeout`, `parser_memory`
   */
  write(
    original: ReadableFile,
    changes: readonly DocxChange[],
    author: DocxAuthor,
    signal: AbortSignal,
  ): Promise<{ content: Uint8Array; outcomes: Map<string, DocxOutcome> }>;
}
