import type { EndpointInput, EndpointOutput } from '@mingfa/contract/endpoint';
import type * as contract from '@mingfa/contract/recording';
import type { RecordingDetail, RecordingProgress } from '@mingfa/contract/recording';
import { and, desc, eq, ilike } from 'drizzle-orm';
import { recording } from '../../../db/schema/recording.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { describeRecording, describeRecordingProgress, describeRecordings } from '../describe-recording.ts';
import { ownRecording, RECORDING_COLUMNS } from '../own-recording.ts';
import type { RecordingContext } from '../recording-context.ts';

/** The caller's recordings, newest first. */
export async function listRecordings(
  context: RecordingContext & RequestContext,
  { page, pageSize, q }: EndpointInput<typeof contract.listRecordings>,
): Promise<EndpointOutput<typeof contract.listRecordings>> {
  const condition = and(
    eq(recording.ownerId, context.caller.userId),
    q === '' ? undefined : ilike(recording.title, `%${q.replace(/[\\%_]/g, '\\$&')}%`),
  );
  const total = await context.db.$count(recording, condition);
  const rows = await context.db
    .select(RECORDING_COLUMNS)
    .from(recording)
    .where(condition)
    .orderBy(desc(recording.createdAt), desc(recording.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { items: await describeRecordings(context.db, rows), total, page, pageSize };
}

/** One recording with all but its words. @throws AppError `not_found` */
export async function getRecording(
  context: RecordingContext & RequestContext,
  { recordingId }: { recordingId: string },
): Promise<RecordingDetail> {
  const { db, caller, language } = context;
  return describeRecording(db, await ownRecording(db, caller, recordingId), language);
}

/** How far a recording is. @throws AppError `not_found` */
export async function getRecordingProgress(
  { db, caller, language }: RecordingContext & RequestContext,
  { recordingId }: { recordingId: string },
): Promise<RecordingProgress> {
  return describeRecordingProgress(await ownRecording(db, caller, recordingId), language);
}
