import type { DocumentPart } from '@mingfa/contract/document-content';
import type { ParseEvent } from '@mingfa/files/reading/parse-event';
import type { ReadableFile, SourceFile } from '@mingfa/files/reading/source-file';

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
  parse(file: ReadableFile, signal: AbortSignal): AsyncIterable<ParseEvent>;
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
}
