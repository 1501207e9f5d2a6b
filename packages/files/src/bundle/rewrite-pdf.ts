import { PDFDocument } from '@cantoo/pdf-lib';
import { flattenAnnotations } from './flatten-annotations.ts';

/**
 * A PDF without the encryption that anybody's viewer opens (no password is needed to read it), and with what lies upon its pages drawn
 * into them.
 * @throws Error for one that this cannot be done to
 */
export async function rewritePdf(content: Uint8Array): Promise<Uint8Array> {
  const document = await PDFDocument.load(content, { password: '', updateMetadata: false });
  flattenAnnotations(document);
  return document.save({ updateFieldAppearances: false });
}
