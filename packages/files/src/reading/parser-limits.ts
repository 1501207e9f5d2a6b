import { DOCUMENT_MAX_BYTES, DOCUMENT_MAX_PAGES } from '@mingfa/contract/document-limits';

/** What one file may hold; beyond it a parser throws `ParseFailure`. Tests lower them. */
export interface ParserLimits {
  /** The file as uploaded. */
  fileBytes: number;
  /** Bytes that all packed streams of one file may unfold to, and one of them alone. */
  unfoldedBytes: number;
  streamBytes: number;
  pages: number;
  /** Paragraphs and rows, however little they take packed; cells of a table count among them, twenty as one. */
  blocks: number;
  /** Characters of all blocks, and of one: longer ones are cut in two by the parser. */
  characters: number;
  blockCharacters: number;
  /** Elements, objects or mails inside one another. */
  nesting: number;
  /** Width times height of a picture, as it says of itself. */
  imagePixels: number;
}

/** The limits of an installation. */
export const PARSER_LIMITS: ParserLimits = {
  fileBytes: DOCUMENT_MAX_BYTES,
  unfoldedBytes: 1024 * 1024 * 1024,
  streamBytes: 512 * 1024 * 1024,
  pages: DOCUMENT_MAX_PAGES,
  // Fifty on each page of the longest document.
  blocks: 100_000,
  characters: 40_000_000,
  blockCharacters: 100_000,
  nesting: 256,
  imagePixels: 120_000_000,
};
