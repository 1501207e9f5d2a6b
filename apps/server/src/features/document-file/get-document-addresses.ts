import * as contract from '@mingfa/contract/document';
import type { EndpointOutput } from '@mingfa/contract/endpoint';
import { and, eq } from 'drizzle-orm';
import { document } from '../../db/schema/document.ts';
import type { Caller } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import { signTicket, type TicketContext, ticketEnd } from './document-ticket.ts';

/** Formats whose pages can be shown as images. */
export const PAGED_FORMATS = new Set(['pdf', 'image']);

/** Short-lived addresses of a document's original and of the images of its pages. @throws AppError `not_found` */
export async function getDocumentAddresses(
  context: TicketContext,
  caller: Caller,
  input: { documentId: string },
): Promise<EndpointOutput<typeof contract.getDocumentAddresses>> {
  const [row] = await context.db
    .select({ id: document.id, format: document.format })
    .from(document)
    .where(and(eq(document.id, input.documentId), eq(document.ownerId, caller.userId)));
  if (!row) throw new AppError('not_found');
  const original = signTicket(context, 'document-original', row.id);
  const pageImage = signTicket(context, 'document-page-image', row.id);
  return {
    original: contract.readOriginal.path.replace('{ticket}', original),
    pageImage: PAGED_FORMATS.has(row.format ?? '')
      ? contract.readPageImage.path.replace('{ticket}', pageImage)
      : null,
    // The images live longer; both are renewed together.
    expiresAt: ticketEnd(context, 'document-original').toISOString(),
  };
}
