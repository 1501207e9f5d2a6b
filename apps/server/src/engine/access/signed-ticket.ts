import { timingSafeEqual } from 'node:crypto';
import type { AppContext, Caller } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import type { Secrets } from '../../ports/secrets.ts';
import { findOpenSessions } from './find-open-sessions.ts';

type TicketContext = AppContext & { secrets: Secrets };

/** What a ticket may entitle to. */
type TicketPurpose =
  | 'stored-file'
  | 'document-original'
  | 'document-page-image'
  | 'upload'
  | 'data-export'
  | 'recording-play'
  | 'recording-original';

/** A ticket for one thing until `endsAt`, for places that cannot send a header. It is worth nothing once its session has ended. */
export function signTicket(
  context: { secrets: Secrets },
  ticket: { purpose: TicketPurpose; thingId: string; sessionId: Caller['sessionId']; endsAt: Date },
): string {
  const claim = `${ticket.thingId}.${ticket.sessionId}.${ticket.endsAt.getTime().toString(36)}`;
  return `${claim}.${context.secrets.sign(`${ticket.purpose}-ticket`, claim)}`;
}

/** The thing a ticket opens, and whom it was made for. @throws AppError `not_found` when it is forged, over, or of a session that has ended */
export async function openTicket(
  context: TicketContext,
  purpose: TicketPurpose,
  ticket: string,
): Promise<{ thingId: string; userId: string }> {
  const [thingId, sessionId, end, signature, ...rest] = ticket.split('.');
  if (!thingId || !sessionId || !end || !signature || rest.length > 0) throw new AppError('not_found');
  const claim = `${thingId}.${sessionId}.${end}`;
  const expected = Buffer.from(context.secrets.sign(`${purpose}-ticket`, claim));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw new AppError('not_found');
  if (context.clock.now().getTime() >= Number.parseInt(end, 36)) throw new AppError('not_found');
  const open = await findOpenSessions(context, [sessionId]);
  const userId = open.get(sessionId);
  if (userId === undefined) throw new AppError('not_found');
  return { thingId, userId };
}
