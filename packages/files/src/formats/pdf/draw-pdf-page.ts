import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { AnnotationMode, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { ParseFailure } from '../../reading/parse-failure.ts';

/** A page's size in points, as it is shown. */
export async function sizeOfPage(
  document: PDFDocumentProxy,
  number: number,
): Promise<{ width: number; height: number }> {
  const page = await document.getPage(number);
  const { width, height } = page.getViewport({ scale: 1 });
  return { width: Math.round(width * 100) / 100, height: Math.round(height * 100) / 100 };
}

/** Draws a page on white. What cannot be drawn is left out. @throws ParseFailure `file_damaged` */
export async function drawPdfPage(
  document: PDFDocumentProxy,
  number: number,
  scale: number,
): Promise<Canvas> {
  const page = await document.getPage(number);
  try {
    const viewport = page.getViewport({ scale });
    const canvas = createCanvas(
      Math.max(1, Math.round(viewport.width)),
      Math.max(1, Math.round(viewport.height)),
    );
    const context = canvas.getContext('2d');
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    // The library enlarges pictures dot by dot; letters of a coarse scan are recognised better with smooth edges.
    context.imageSmoothingQuality = 'high';
    Object.defineProperty(context, 'imageSmoothingEnabled', { get: () => true, set: () => {} });
    await page.render({
      // The library draws on any canvas that behaves like a browser's.
      canvas: null,
      canvasContext: context as unknown as CanvasRenderingContext2D,
      viewport,
      annotationMode: AnnotationMode.ENABLE,
    }).promise;
    return canvas;
  } catch (error) {
    throw error instanceof RangeError ? error : new ParseFailure('file_damaged');
  } finally {
    page.cleanup();
  }
}
