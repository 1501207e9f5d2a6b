import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What a PDF carries besides its pages. None of it is run or opened. */
export async function findIgnored(document: PDFDocumentProxy): Promise<string[]> {
  // A broken list of attachments does not make the pages unreadable.
  const scripts = await document.hasJSActions().catch(() => false);
  const attachments = await document.getAttachments().catch(() => null);
  const ignored: string[] = [];
  if (scripts) ignored.push('scripts');
  if (attachments && attachments.size > 0) ignored.push('embedded_files');
  return ignored;
}
