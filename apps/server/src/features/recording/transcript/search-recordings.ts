import type { EndpointInput, EndpointOutput } from '@mingfa/contract/endpoint';
import type * as contract from '@mingfa/contract/recording-transcript';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { recording, recordingSegment, recordingSpeaker } from '../../../db/schema/recording.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { containsWords } from '../../knowledge/index.ts';
import type { RecordingContext } from '../recording-context.ts';

/** Counting on would take longer than anybody reads. */
const COUNTED_MAX = 2000;

/** Words in all of the caller's recordings, with where they were said; newest recording first. */
export async function searchRecordings(
  context: RecordingContext & RequestContext,
  input: EndpointInput<typeof contract.searchRecordings>,
): Promise<EndpointOutput<typeof contract.searchRecordings>> {
  const { page, pageSize, q } = input;
  const { db, caller } = context;
  const found = and(eq(recording.ownerId, caller.userId), ...containsWords(recordingSegment.text, q));
  const counted = db
    .select({ one: sql`1` })
    .from(recordingSegment)
    .innerJoin(recording, eq(recording.id, recordingSegment.recordingId))
    .where(found)
    .limit(COUNTED_MAX)
    .as('counted');
  const [total] = await db.select({ count: sql<number>`count(*)::int` }).from(counted);
  const offset = (page - 1) * pageSize;
  const items =
    offset >= COUNTED_MAX
      ? []
      : await db
          .select({
            recordingId: recording.id,
            title: recording.title,
            segmentId: recordingSegment.id,
            startMs: recordingSegment.startMs,
            endMs: recordingSegment.endMs,
            timing: recordingSegment.timing,
            speaker: recordingSpeaker.name,
            text: recordingSegment.text,
          })
          .from(recordingSegment)
          .innerJoin(recording, eq(recording.id, recordingSegment.recordingId))
          .leftJoin(recordingSpeaker, eq(recordingSpeaker.id, recordingSegment.speakerId))
          .where(found)
          .orderBy(
            desc(recording.createdAt),
            asc(recording.id),
            asc(recordingSegment.startMs),
            asc(recordingSegment.id),
          )
          .limit(pageSize)
          .offset(offset);
  return { items, total: total?.count ?? 0, page, pageSize };
}
