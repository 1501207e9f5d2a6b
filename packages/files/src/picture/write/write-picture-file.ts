import { drawPdfPage, sizeOfPage } from '../../formats/pdf/draw-pdf-page.ts';
import { openPdf } from '../../formats/pdf/open-pdf.ts';
import { implicitJson } from '../../labels/file-label.ts';
import { writePdfFile } from '../../pdf/write/write-pdf-file.ts';
import type { PrintedFile } from '../../printed/printed-file.ts';
import { ParseFailure } from '../../reading/parse-failure.ts';
import { PARSER_LIMITS } from '../../reading/parser-limits.ts';
import { labelPng } from './label-png.ts';

/** Dots for a point: about 1,050 across. */
const SCALE = 2.5;
/** Dots from top to bottom; a longer picture no programme shows well. */
const HEIGHT_MAX = 16_000;

/**
 * Makes one long PNG of a file.
 * @throws ParseFailure `print_too_long` for a file that would be longer than 16,000 dots
 */
export async function writePictureFile(file: PrintedFile): Promise<Uint8Array> {
  const document = await openPdf(writePdfFile(file, 'picture'), PARSER_LIMITS, 'pictures');
  try {
    const { height } = await sizeOfPage(document, 1);
    if (document.numPages > 1 || height * SCALE > HEIGHT_MAX) throw new ParseFailure('print_too_long');
    const drawn = await drawPdfPage(document, 1, SCALE);
    const content = await drawn.encode('png');
    return file.label ? labelPng(content, implicitJson(file.label)) : content;
  } finally {
    await document.loadingTask.destroy();
  }
}
