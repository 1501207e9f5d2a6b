import type { EndpointInput } from '@mingfa/contract/endpoint';
import type * as contract from '@mingfa/contract/recording';
import type { RecordingDetail } from '@mingfa/contract/recording';
import { eq } from 'drizzle-orm';
import { recording, recordingFindings } from '../../../db/schema/recording.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { describeRecording } from '../describe-recording.ts';
import { holdRecording, ownRecording } from '../own-recording.ts';
import type { RecordingContext } from '../recording-context.ts';
import { tellTranscript } from '../work/tell-transcript.ts';

/** Changes what a person says of a recording. @throws AppError `not_found` */
export async function updateRecording(
  context: RecordingContext & RequestContext,
  { recordingId, recordedAt, ...said }: EndpointInput<typeof contract.updateRecording>,
): Promise<RecordingDetail> {
  const { caller, db, language } = context;
  const changed: { recordedAt?: Date | null } = {
    ...Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)),
    ...(recordedAt === undefined ? {} : { recordedAt: recordedAt === null ? null : new Date(recordedAt) }),
  };
  const isNamedAnew = await db.transaction(async (tx) => {
    const row = await holdRecording(tx, caller, recordingId);
    if (Object.keys(changed).length > 0)
      await tx.update(recording).set(changed).where(eq(recording.id, recordingId));
    // Days in it are told as seen from the day of the recording.
    if (recordedAt !== undefined && changed.recordedAt?.getTime() !== row.recordedAt?.getTime())
      await tx.delete(recordingFindings).where(eq(recordingFindings.recordingId, recordingId));
    return row.documentId !== null && said.title !== undefined && said.title !== row.title;
  });
  // The document is called what the recording is called.
  if (isNamedAnew) await tellTranscript(context, recordingId);
  return describeRecording(db, await ownRecording(db, caller, recordingId), language);
}
