import type { EndpointOutput } from '@mingfa/contract/endpoint';
import type * as contract from '@mingfa/contract/recording-transcript';
import { asc, eq } from 'drizzle-orm';
import { recordingSegment } from '../../../db/schema/recording.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { ownRecording } from '../own-recording.ts';
import type { RecordingContext } from '../recording-context.ts';
import { describeSegments } from './describe-segments.ts';

/** Segments in the order of their times. @throws AppError `not_found` */
export async function listSegments(
  context: RecordingContext & RequestContext,
  input: { recordingId: string; from: number; count: number },
): Promise<EndpointOutput<typeof contract.listSegments>> {
  const row = await ownRecording(context.db, context.caller, input.recordingId);
  const rows = await context.db
    .select()
    .from(recordingSegment)
    .where(eq(recordingSegment.recordingId, row.id))
    .orderBy(asc(recordingSegment.startMs), asc(recordingSegment.id))
    .limit(input.count)
    .offset(input.from);
  return { items: await describeSegments(context.db, rows), total: row.segments, revision: row.revision };
}
