import { and, eq } from 'drizzle-orm';
import { recording, recordingFile } from '../../../db/schema/recording.ts';
import { openTicket, signTicket } from '../../../engine/access/index.ts';
import type { AppContext, RequestContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import type { Secrets } from '../../../ports/secrets.ts';
import type { RecordingFileRow } from '../describe-recording.ts';

type TicketContext = AppContext & { secrets: Secrets };
/** What an address gives: what a browser plays, or the file as it was received. */
export type Given = 'play' | 'original';

const HOUR_MS = 3_600_000;
/** Two to three hours, ending on full ones, so that a browser meets the same address again; the player asks anew. */
const HOURS = 3;

/** When a ticket signed now ends. */
export function recordingTicketEnd({ clock }: AppContext): Date {
  return new Date((Math.floor(clock.now().getTime() / HOUR_MS) + HOURS) * HOUR_MS);
}

/** What opens one file of a recording. The kind stands in front, since one address serves both. */
export function signRecordingTicket(
  context: TicketContext & RequestContext,
  given: Given,
  fileId: string,
): string {
  const { sessionId } = context.caller;
  const endsAt = recordingTicketEnd(context);
  return `${given}.${signTicket(context, { purpose: `recording-${given}`, thingId: fileId, sessionId, endsAt })}`;
}

/** The file a ticket opens, while its recording is whoever's it was made for. @throws AppError `not_found` */
export async function openRecordingTicket(
  context: TicketContext,
  ticket: string,
): Promise<{ given: Given; userId: string; file: RecordingFileRow }> {
  const [given, signed] = [ticket.slice(0, ticket.indexOf('.')), ticket.slice(ticket.indexOf('.') + 1)];
  if (given !== 'play' && given !== 'original') throw new AppError('not_found');
  const { thingId, userId } = await openTicket(context, `recording-${given}`, signed);
  const [found] = await context.db
    .select({ file: recordingFile })
    .from(recordingFile)
    .innerJoin(recording, eq(recording.id, recordingFile.recordingId))
    .where(and(eq(recordingFile.id, thingId), eq(recording.ownerId, userId)));
  if (!found) throw new AppError('not_found');
  return { given, userId, file: found.file };
}
