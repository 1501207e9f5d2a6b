import { timingSafeEqual } from 'node:crypto';
import type { AppContext } from '../../ports/app-context.ts';
import type { Secrets } from '../../ports/secrets.ts';

type TicketContext = AppContext & { secrets: Secrets };

const HOUR_MS = 3_600_000;
/** A ticket lives two to three hours: it ends on the hour, so that a browser meets the same address again. */
const LIFE_HOURS = 3;
const PURPOSE = 'file-ticket';

/** A short-lived address of a stored file, for those who may see it now. */
export function fileAddress(context: TicketContext, fileId: string): string {
  const endsAt = Math.floor(context.clock.now().getTime() / HOUR_MS) + LIFE_HOURS;
  const claim = `${fileId}.${endsAt.toString(36)}`;
  return `/v1/file/${claim}.${context.secrets.sign(PURPOSE, claim)}`;
}

/** The file a ticket opens, or null when it is forged or over. */
export function readTicket(context: TicketContext, ticket: string): string | null {
  const [fileId, end, signature, ...rest] = ticket.split('.');
  if (!fileId || !end || !signature || rest.length > 0) return null;
  const expected = Buffer.from(context.secrets.sign(PURPOSE, `${fileId}.${end}`));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const endsAt = Number.parseInt(end, 36) * HOUR_MS;
  return context.clock.now().getTime() < endsAt ? fileId : null;
}
