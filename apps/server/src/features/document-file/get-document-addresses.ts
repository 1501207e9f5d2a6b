import * as contract from '@mingfa/contract/document';
import type { EndpointOutput } from '@mingfa/contract/endpoint';
import { requireShownDocument } from '../../engine/access/index.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { signDocumentTicket, type TicketContext, ticketEnd } from './document-ticket.ts';

/** Formats whose pages can be shown as images. */
export const PAGED_FORMATS = new Set(['pdf', 'image']);

/**
 * Short-lived addresses of a document's original and of the images of its pages; also of one that a clone cites and shows.
 * @throws AppError `not_found`
 */
export async function getDocumentAddresses(
  context: TicketContext & RequestContext,
  input: { documentId: string },
): Promise<EndpointOutput<typeof contract.getDocumentAddresses>> {
  const { row } = await requireShownDocument(context, input.documentId);
  const original = signDocumentTicket(context, 'document-original', row.id);
  const pageImage = signDocumentTicket(context, 'document-page-image', row.id);
  return {
    original: contract.readOriginal.path.replace('{ticket}', original),
    pageImage: PAGED_FORMATS.has(row.format ?? '')
      ? contract.readPageImage.path.replace('{ticket}', pageImage)
      : null,
    // The images live longer; both are renewed together.
    expiresAt: ticketEnd(context, 'document-original').toISOString(),
  };
}
