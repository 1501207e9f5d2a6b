import { signTicket } from '../../engine/access/index.ts';
import type { AppContext } from '../../ports/app-context.ts';
import type { Secrets } from '../../ports/secrets.ts';

const HOUR_MS = 3_600_000;
/** An address lives two to three hours: it ends on the hour, so that a browser meets the same one again. */
const LIFE_HOURS = 3;

/** A short-lived address of a stored file, for the session that may see it now. */
export function fileAddress(
  context: AppContext & { secrets: Secrets },
  file: { fileId: string; sessionId: string },
): string {
  const endsAt = new Date((Math.floor(context.clock.now().getTime() / HOUR_MS) + LIFE_HOURS) * HOUR_MS);
  return `/v1/file/${signTicket(context, {
    purpose: 'stored-file',
    thingId: file.fileId,
    sessionId: file.sessionId,
    endsAt,
  })}`;
}
