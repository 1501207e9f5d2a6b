import type { EndpointOutput } from '@mingfa/contract/endpoint';
import type * as contract from '@mingfa/contract/recording-transcript';
import { desc, eq, inArray, sql } from 'drizzle-orm';
import { user } from '../../../db/schema/account.ts';
import { recordingSegment, transcriptEdit } from '../../../db/schema/recording.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { ownRecording } from '../own-recording.ts';
import type { RecordingContext } from '../recording-context.ts';
import { EDIT_COLUMNS, REPLACED_SEGMENTS } from './edit-columns.ts';

const removedId = sql<string | null>`${transcriptEdit.removed} ->> 'segmentId'`;
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
    .select({
      edit: EDIT_COLUMNS,
      by: user.nickname,
      segmentId: removedId,
      replacedSegments: REPLACED_SEGMENTS,
    })
    .from(transcriptEdit)
    .leftJoin(user, eq(user.id, transcriptEdit.by))
    .where(ofRecording)
    .orderBy(desc(transcriptEdit.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const wanted = rows.flatMap(({ segmentId }) => segmentId ?? []);
  const there = await context.db
    .select({ id: recordingSegment.id })
    .from(recordingSegment)
    .where(inArray(recordingSegment.id, wanted));
  const items = rows.map(
    ({
      edit: { id: editId, revision, at, kind, startMs, before, after },
      by,
      segmentId,
      replacedSegments,
    }) => ({
      ...{ editId, revision, kind, startMs, before, after, by },
      canComeBack:
        replacedSegments !== null || (segmentId !== null && !there.some((one) => one.id === segmentId)),
      replacedSegments,
      at: at.toISOString(),
    }),
  );
  return { items, total, page, pageSize };
}
