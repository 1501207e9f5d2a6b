import type { DocumentFormat } from '@mingfa/contract/document-content';
import { type ParseEvent, ParseFailure, type SourceFile } from '../../../ports/document-parser.ts';
import type { ParserLimits } from '../limits.ts';

/** Reads a file of one format: first `found`, then parts with progress in between, last what was ignored. */
export type ParseFormat = (file: SourceFile, limits: ParserLimits) => AsyncIterable<ParseEvent>;

const notYet = (format: DocumentFormat) => async (): Promise<ParseFormat> => {
  throw new ParseFailure('unsupported_file', { types: format });
};

/** The parser of each format, loaded when a file of it comes. */
export const FORMATS: Record<DocumentFormat, () => Promise<ParseFormat>> = {
  pdf: async () => (await import('./pdf.ts')).parsePdf,
  image: async () => (await import('./image.ts')).parseImage,
  docx: async () => (await import('./docx.ts')).parseDocx,
  xlsx: async () => (await import('./xlsx.ts')).parseXlsx,
  pptx: notYet('pptx'),
  csv: notYet('csv'),
  txt: notYet('txt'),
  md: notYet('md'),
  html: notYet('html'),
  eml: notYet('eml'),
};
