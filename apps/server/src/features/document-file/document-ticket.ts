import { timingSafeEqual } from 'node:crypto';
import { and, eq, isNotNull } from 'drizzle-orm';
import { document } from '../../db/schema/document.ts';
import type { DocumentRow } from '../../engine/ingestion/index.ts';
import type { AppContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import type { Secrets } from '../../ports/secrets.ts';

export type TicketContext = AppContext & { secrets: Secrets };
type Purpose = 'document-original' | 'document-page-image';

const HOUR_MS = 3_600_000;
/** A ticket lives two to three hours: it ends on the hour, so that a browser meets the same address again. */
const LIFE_HOURS = 3;

/** When a ticket signed now ends. */
export function ticketEnd(context: TicketContext): Date {
  return new Date((Math.floor(context.clock.now().getTime() / HOUR_MS) + LIFE_HOURS) * HOUR_MS);
}

/** What opens one document's original, or the images of its pages, until its end. */
export function signTicket(context: TicketContext, purpose: Purpose, documentId: string): string {
  const claim = `${documentId}.${(ticketEnd(context).getTime() / HOUR_MS).toString(36)}`;
  return `${claim}.${context.secrets.sign(purpose, claim)}`;
}

/** The document a ticket opens. @throws AppError `not_found` when it is forged or over, or the document is gone */
export async function openTicket(
  context: TicketContext,
  purpose: Purpose,
  ticket: string,
): Promise<DocumentRow> {
  const [documentId, end, signature, ...rest] = ticket.split('.');
  if (!documentId || !end || !signature || rest.length > 0) throw new AppError('not_found');
  const expected = Buffer.from(context.secrets.sign(purpose, `${documentId}.${end}`));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw new AppError('not_found');
  if (context.clock.now().getTime() >= Number.parseInt(end, 36) * HOUR_MS) throw new AppError('not_found');
  const [row] = await context.db
    .select()
    .from(document)
    .where(and(eq(document.id, documentId), isNotNull(document.ownerId)));
  if (!row) throw new AppError('not_found');
  return row;
}
