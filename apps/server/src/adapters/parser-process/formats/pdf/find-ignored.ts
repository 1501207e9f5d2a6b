import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What a PDF carries besides its pages. None of it is run or opened. */
export async function findIgnored(document: PDFDocumentProxy): Promise<string[]> {
  const ignored: string[] = [];
  const [scripts, actions, attachments] = await Promise.all([
    document.hasJSActions().catch(() => false),
    document.getOpenAction().catch(() => null),
    document.getAttachments().catch(() => null),
  ]);
  if (scripts || (actions && 'action' in actions)) ignored.push('scripts');
  if (attachments && Object.keys(attachments).length > 0) ignored.push('embedded_files');
  return ignored;
}
