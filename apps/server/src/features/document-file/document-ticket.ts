import { openTicket, requireShownDocument, signTicket } from '../../engine/access/index.ts';
import type { DocumentRow } from '../../engine/ingestion/index.ts';
import type { AppContext, RequestContext } from '../../ports/app-context.ts';
import type { Secrets } from '../../ports/secrets.ts';

export type TicketContext = AppContext & { secrets: Secrets };
type Purpose = 'document-original' | 'document-page-image';

const MINUTE_MS = 60_000;
/**
 * How long tickets live: an address that got into wrong hands, in a log or a forwarded message, is worth little. They end
 * on full steps, so that a browser meets the same address again: originals live 10 to 15 minutes, images of pages 20 to 30.
 */
const LIVES: Record<Purpose, { stepMs: number; steps: number }> = {
  'document-original': { stepMs: 5 * MINUTE_MS, steps: 3 },
  'document-page-image': { stepMs: 10 * MINUTE_MS, steps: 3 },
};

/** When a ticket signed now ends. */
export function ticketEnd(context: AppContext, purpose: Purpose): Date {
  const { stepMs, steps } = LIVES[purpose];
  return new Date((Math.floor(context.clock.now().getTime() / stepMs) + steps) * stepMs);
}

/** What opens one document's original, or the images of its pages, until its end or that of the session. */
export function signDocumentTicket(
  context: TicketContext & RequestContext,
  purpose: Purpose,
  documentId: string,
): string {
  const { sessionId } = context.caller;
  return signTicket(context, {
    purpose,
    thingId: documentId,
    sessionId,
    endsAt: ticketEnd(context, purpose),
  });
}

/**
 * The document a ticket opens, while whoever it was made for may still look at it: what a clone showed is closed at once when it is
 * withdrawn, its link revoked, or the base taken out of it.
 * @throws AppError `not_found` when it opens nothing, or the document is gone
 */
export async function openDocumentTicket(
  context: TicketContext,
  purpose: Purpose,
  ticket: string,
): Promise<DocumentRow> {
  const { thingId, userId } = await openTicket(context, purpose, ticket);
  const { row } = await requireShownDocument({ db: context.db, caller: { userId } }, thingId);
  return row;
}
