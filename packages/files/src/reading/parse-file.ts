import type { DocumentFormat } from '@mingfa/contract/document-content';
import { detectFormat } from './detect-format.ts';
import type { ParseEvent } from './parse-event.ts';
import { ParseFailure } from './parse-failure.ts';
import type { ParserLimits } from './parser-limits.ts';
import type { ReadableFile } from './source-file.ts';

/** Mails inside mails, the outermost counted. */
const MAIL_DEPTH_MAX = 2;

/** Reads a file of one format: first `found`, then parts with progress in between, last what was ignored. */
export type ParseFormat = (file: ReadableFile, limits: ParserLimits) => AsyncIterable<ParseEvent>;

/** The parser of each format, loaded when a file of it comes. */
const FORMATS: Record<DocumentFormat, () => Promise<ParseFormat>> = {
  pdf: async () => (await import('../formats/pdf/parse-pdf.ts')).parsePdf,
  image: async () => (await import('../formats/image/parse-image.ts')).parseImage,
  docx: async () => (await import('../word/read/parse-docx.ts')).parseDocx,
  xlsx: async () => (await import('../formats/xlsx/parse-xlsx.ts')).parseXlsx,
  pptx: async () => (await import('../formats/pptx/parse-pptx.ts')).parsePptx,
  csv: async () => (await import('../formats/csv/parse-csv.ts')).parseCsv,
  txt: async () => (await import('../formats/txt/parse-txt.ts')).parseTxt,
  md: async () => (await import('../formats/md/parse-md.ts')).parseMd,
  html: async () => (await import('../formats/html/parse-html.ts')).parseHtml,
  transcript: async () => (await import('../formats/transcript/parse-transcript.ts')).parseTranscript,
  eml: async () => (file, limits) => parseMail(file, limits, 1),
};

/** Reads any file, by what is in it. @throws ParseFailure */
export async function* parseFile(file: ReadableFile, limits: ParserLimits): AsyncGenerator<ParseEvent> {
  const parse = await FORMATS[await detectFormat(file)]();
  yield* parse(file, limits);
}

async function* parseMail(
  file: ReadableFile,
  limits: ParserLimits,
  depth: number,
): AsyncGenerator<ParseEvent> {
  const { parseEml } = await import('../formats/eml/parse-eml.ts');
  yield* parseEml(file, limits, readAttachment, depth);
}

/** A picture in a mail is most often no document, and its page could not be recognised later; it is only named. */
async function* readAttachment(
  file: ReadableFile,
  limits: ParserLimits,
  depth: number,
): AsyncGenerator<ParseEvent> {
  const format = await detectFormat(file);
  const isTooDeep = format === 'eml' && depth > MAIL_DEPTH_MAX;
  if (format === 'image' || isTooDeep) throw new ParseFailure('unsupported_file', { types: format });
  if (format === 'eml') yield* parseMail(file, limits, depth);
  else yield* (await FORMATS[format]())(file, limits);
}
