import type { Readable } from 'node:stream';
import type { DocumentFormat } from '@mingfa/contract/document-content';
import { AppError } from '../../ports/app-error.ts';
import type { FileStore } from '../../ports/file-store.ts';
import { openDocumentTicket, type TicketContext } from './document-ticket.ts';

/** Types that a browser only saves. HTML, mail and the like are bytes to it, whatever they are. */
const MEDIA_TYPES: Partial<Record<DocumentFormat, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
};

/** The original of a document, by a ticket. @throws AppError `not_found`, `store_unavailable` */
export async function readOriginal(
  context: TicketContext & { files: FileStore },
  input: { ticket: string },
): Promise<{ name: string; mediaType: string; bytes: number; sha256: string; content: Readable }> {
  const row = await openDocumentTicket(context, 'document-original', input.ticket);
  const content = await context.files.read(row.fileKey);
  if (!content) throw new AppError('not_found');
  const mediaType = (row.format && MEDIA_TYPES[row.format]) ?? 'application/octet-stream';
  return { name: row.name, mediaType, bytes: row.bytes, sha256: row.sha256, content };
}
