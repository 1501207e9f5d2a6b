import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What has to be done with a PDF before its pages can be embedded: nothing, write it anew, or draw its pages as pictures. */
export type PdfNeed = 'nothing' | 'rewriting' | 'drawing';

/** PDF knows no longer side, and nobody could look at a page of none. */
const SIDE_MAX_POINTS = 14_400;

/** Looks whether pages would look otherwise once they are embedded elsewhere. */
export async function lookThroughPdf(document: PDFDocumentProxy): Promise<PdfNeed> {
  // Layers that are switched off would be seen: whoever embeds a page knows nothing of them.
  const layers = await document.getOptionalContentConfig();
  for (const [, group] of layers) if (!group.visible) return 'drawing';
  const { info } = await document.getMetadata();
  let need: PdfNeed = (info as { EncryptFilterName?: string | null }).EncryptFilterName
    ? 'rewriting'
    : 'nothing';
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    if (!(Math.min(width, height) >= 1 && Math.max(width, height) <= SIDE_MAX_POINTS)) return 'drawing';
    const annotations = await page.getAnnotations({ intent: 'display' });
    page.cleanup();
    if (annotations.some(({ subtype, hasAppearance }) => hasAppearance && subtype !== 'Link'))
      need = 'rewriting';
  }
  return need;
}
