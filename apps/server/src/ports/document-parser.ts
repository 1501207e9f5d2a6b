import type { DocumentFormat, DocumentPart } from '@mingfa/contract/document-content';

/** A file on this machine with the name a person gave it. */
export interface SourceFile {
  path: string;
  name: string;
}

/** Why a file cannot be read: codes of the error table, with the values of their texts. */
export type ParseFailureCode =
  | 'file_password'
  | 'file_damaged'
  | 'file_old_format'
  | 'empty_file'
  | 'unsupported_file'
  | 'too_large'
  | 'file_too_many_pages'
  | 'file_too_many_rows'
  | 'file_too_long'
  | 'file_unsafe'
  | 'parser_timeout'
  | 'parser_memory';

/** A file that cannot be read. Trying again helps with `parser_timeout` and `parser_memory` alone. */
export class ParseFailure extends Error {
  readonly code: ParseFailureCode;
  readonly values: Record<string, string | number>;
  constructor(code: ParseFailureCode, values: Record<string, string | number> = {}) {
    super(code);
    this.name = 'ParseFailure';
    this.code = code;
    this.values = values;
  }
}

/** What comes out of a file, in order: its format and size, its parts, and at the end what was left out. */
export type ParseEvent =
  | { kind: 'found'; format: DocumentFormat; pages: number | null }
  /** `done` of `total` pages, slides or sheets read so far. */
  | { kind: 'progress'; done: number; total: number }
  | { kind: 'part'; part: DocumentPart }
  /** One of `IGNORED_KINDS`. */
  | { kind: 'ignored'; what: string };

/**
 * Reads hostile files in processes of their own, with limits on time and memory; a file that breaks its process breaks
 * nothing else. Every method throws `ParseFailure`, or the signal's reason.
 */
export interface DocumentParser {
  /**
   * Reads a file from the beginning. It takes a place of the parser until it is read to the end or left, so do not recognise
   * pages meanwhile. A page without text comes as a part with source `none`. Block ids are those of the whole
   * document.
   */
  parse(file: SourceFile, signal: AbortSignal): AsyncIterable<ParseEvent>;
  /**
   * Recognises the text of one page (from 1) of a PDF or image by OCR, Chinese and English, without blanks between Chinese
   * characters. Its block ids are `p{page}-0`, `p{page}-1` …
   */
  recognisePage(file: SourceFile, page: number, signal: AbortSignal): Promise<DocumentPart>;
  /** Renders a page (from 1) of a PDF or image as WebP or PNG, `widthPx` wide. */
  renderPage(
    file: SourceFile,
    page: number,
    widthPx: number,
    signal: AbortSignal,
  ): Promise<{ mediaType: string; content: Uint8Array }>;
  /** Ends the processes. */
  close(): Promise<void>;
}
