import type { EndpointOutput } from '@mingfa/contract/endpoint';
import type * as contract from '@mingfa/contract/recording-transcript';
import { desc, eq } from 'drizzle-orm';
import { user } from '../../../db/schema/account.ts';
import { transcriptEdit } from '../../../db/schema/recording.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { ownRecording } from '../own-recording.ts';
import type { RecordingContext } from '../recording-context.ts';

/** Changes that were made, newest first. @throws AppError `not_found` */
export async function listTranscriptEdits(
  context: RecordingContext & RequestContext,
  input: { recordingId: string; page: number; pageSize: number },
): Promise<EndpointOutput<typeof contract.listTranscriptEdits>> {
  const { page, pageSize } = input;
  const { id } = await ownRecording(context.db, context.caller, input.recordingId);
  const ofRecording = eq(transcriptEdit.recordingId, id);
  const total = await context.db.$count(transcriptEdit, ofRecording);
  const rows = await context.db
    .select({ edit: transcriptEdit, by: user.nickname })
    .from(transcriptEdit)
    .leftJoin(user, eq(user.id, transcriptEdit.by))
    .where(ofRecording)
    .orderBy(desc(transcriptEdit.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const items = rows.map(({ edit: { revision, at, kind, startMs, before, after }, by }) => ({
    ...{ revision, kind, startMs, before, after, by },
    at: at.toISOString(),
  }));
  return { items, total, page, pageSize };
}
