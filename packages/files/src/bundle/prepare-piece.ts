import { readFile } from 'node:fs/promises';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { drawPdfPage, sizeOfPage } from '../formats/pdf/draw-pdf-page.ts';
import { openPdf } from '../formats/pdf/open-pdf.ts';
import { detectFormat } from '../reading/detect-format.ts';
import { ParseFailure } from '../reading/parse-failure.ts';
import type { SourceFile } from '../reading/source-file.ts';
import { lookThroughPdf } from './look-through-pdf.ts';
import { picturePages } from './picture-pages.ts';
import type { PieceLimits } from './piece-limits.ts';
import { rewritePdf } from './rewrite-pdf.ts';
import { setPages } from './typst-pages.ts';

/** How a file becomes pages of a bundle: as it is, written anew as what is seen of it, as pictures of its pages, or a picture on a page. */
export type PieceForm = 'as_it_is' | 'rewritten' | 'drawn' | 'picture';

/** A file whose pages can be embedded; content null: those of the file itself. */
export interface PreparedPiece {
  pages: number;
  form: PieceForm;
  content: Uint8Array | null;
}

/** Sets all pages of a PDF once: what the compiler refuses here would break a whole bundle. */
const ALL_PAGES = `#set page(width: auto, height: auto, margin: 0pt)
#for number in range(1, int(sys.inputs.pages) + 1) { image("piece.pdf", page: number); pagebreak(weak: true) }`;
const DRAWN_PAGES = `#for sheet in json(bytes(sys.inputs.sheets)) {
  page(width: sheet.width * 1pt, height: sheet.height * 1pt, margin: 0pt, image(sheet.file, width: 100%, height: 100%))
}`;
const JPEG_QUALITY = 82;
/** PDF knows no longer side. */
const SIDE_MAX_POINTS = 14_400;

/**
 * Makes a PDF or a picture ready to be a piece of a bundle, and counts its pages.
 * @throws ParseFailure for what cannot be read, is under a password, or is neither
 */
export async function preparePiece(file: SourceFile, limits: PieceLimits): Promise<PreparedPiece> {
  const format = await detectFormat(file);
  if (format === 'image') return { form: 'picture', ...(await picturePages(file.path, limits.parser)) };
  if (format !== 'pdf') throw new ParseFailure('unsupported_file', { types: '.pdf .png .jpg' });
  const document = await openPdf(file.path, limits.parser, 'pictures');
  try {
    return await preparePdf(file, document, limits);
  } finally {
    await document.loadingTask.destroy();
  }
}

async function preparePdf(
  file: SourceFile,
  document: PDFDocumentProxy,
  limits: PieceLimits,
): Promise<PreparedPiece> {
  const pages = document.numPages;
  const need = await lookThroughPdf(document);
  const content = await readFile(file.path);
  if (need === 'nothing' && isSettable(content, pages)) return { pages, form: 'as_it_is', content: null };
  if (need === 'rewriting') {
    const rewritten = await rewritePdf(content).catch(() => null);
    if (rewritten && isSettable(rewritten, pages)) return { pages, form: 'rewritten', content: rewritten };
  }
  return { pages, form: 'drawn', content: await drawPages(document, limits) };
}

function isSettable(content: Uint8Array, pages: number): boolean {
  try {
    setPages({ program: ALL_PAGES, inputs: { pages: String(pages) }, files: { 'piece.pdf': content } });
    return true;
  } catch {
    return false;
  }
}

async function drawPages(document: PDFDocumentProxy, limits: PieceLimits): Promise<Uint8Array> {
  const { numPages } = document;
  if (numPages > limits.drawnPages)
    throw new ParseFailure('file_too_many_pages', { pages: numPages, limit: limits.drawnPages });
  const files: Record<string, Uint8Array> = {};
  const sheets: { file: string; width: number; height: number }[] = [];
  for (let number = 1; number <= numPages; number += 1) {
    const { width, height } = await sizeOfPage(document, number);
    if (!(width > 0 && height > 0 && Math.max(width, height) <= SIDE_MAX_POINTS))
      throw new ParseFailure('file_damaged');
    const scale = Math.min(
      limits.drawnDots / 72,
      Math.sqrt(limits.parser.imagePixels / 8 / (width * height)),
    );
    const canvas = await drawPdfPage(document, number, scale);
    const name = `page-${number}.jpg`;
    files[name] = await canvas.encode('jpeg', JPEG_QUALITY);
    sheets.push({ file: name, width, height });
  }
  return setPages({ program: DRAWN_PAGES, inputs: { sheets: JSON.stringify(sheets) }, files });
}
