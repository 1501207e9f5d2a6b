import { readFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getDocument, type PDFDocumentProxy, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { ParseFailure } from '../../reading/parse-failure.ts';
import type { ParserLimits } from '../../reading/parser-limits.ts';

const LIBRARY = join(
  dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/legacy/build/pdf.mjs'))),
  '..',
  '..',
);
const folder = (name: string) => `${join(LIBRARY, name)}${sep}`;

/**
 * Opens a PDF. Scripts in it are never run and nothing it refers to is fetched.
 * @throws ParseFailure `file_password`, `file_damaged`, `file_too_many_pages`
 */
export async function openPdf(
  /** Where the file is, or its bytes when it came in a mail. */
  source: string | Uint8Array,
  limits: ParserLimits,
  /** `text` leaves pictures alone, which saves their decoding and what may hide in them. */
  purpose: 'text' | 'pictures',
): Promise<PDFDocumentProxy> {
  const data = new Uint8Array(typeof source === 'string' ? await readFile(source) : source);
  const task = getDocument({
    data,
    cMapUrl: folder('cmaps'),
    standardFontDataUrl: folder('standard_fonts'),
    wasmUrl: folder('wasm'),
    iccUrl: folder('iccs'),
    enableXfa: false,
    useSystemFonts: false,
    maxImageSize: purpose === 'text' ? 0 : limits.imagePixels,
    // Outlines of letters are drawn from paths on the canvas; for reading they are not needed.
    disableFontFace: purpose === 'pictures',
    // Names of fonts tell bold from plain.
    fontExtraProperties: purpose === 'text',
    verbosity: VerbosityLevel.ERRORS,
  });
  let document: PDFDocumentProxy;
  try {
    document = await task.promise;
  } catch (error) {
    await task.destroy().catch(() => {});
    throw describeFailure(error);
  }
  const { numPages } = document;
  if (numPages > limits.pages) {
    await task.destroy();
    throw new ParseFailure('file_too_many_pages', { pages: numPages, limit: limits.pages });
  }
  if (numPages < 1) {
    await task.destroy();
    throw new ParseFailure('file_damaged');
  }
  return document;
}

function describeFailure(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (error.name === 'PasswordException') return new ParseFailure('file_password');
  // Whatever else the library says of a file, the file is what it complains about; a full memory is not.
  return error instanceof RangeError ? error : new ParseFailure('file_damaged');
}
