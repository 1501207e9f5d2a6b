import type { EndpointInput } from '@mingfa/contract/endpoint';
import type * as contract from '@mingfa/contract/recording';
import type { RecordingDetail } from '@mingfa/contract/recording';
import { recording, recordingFile } from '../../../db/schema/recording.ts';
import { holdObject } from '../../../engine/ingestion/index.ts';
import { takeUpload } from '../../../engine/uploads/index.ts';
import type { MakingContext } from '../../../ports/app-context.ts';
import { takeRoom, takeStorage } from '../../account/index.ts';
import { writeCustody } from '../custody/write-custody.ts';
import { describeRecording } from '../describe-recording.ts';
import { ownRecording } from '../own-recording.ts';
import type { RecordingContext } from '../recording-context.ts';
import { queueRecording } from '../work/queue-recording.ts';

/**
 * Takes finished uploads, in order, as one recording; it is looked into by itself.
 * @throws AppError `not_found`, `upload_incomplete`, `storage_exceeded`, `limit_reached`
 */
export async function createRecording(
  context: RecordingContext & MakingContext,
  { uploadIds, title, recordedAt }: EndpointInput<typeof contract.createRecording>,
): Promise<RecordingDetail> {
  const { caller, clock, ids, language } = context;
  const made = await context.makeOnce(async (tx) => {
    await takeRoom(context, tx, 'recording');
    // They are counted since their tickets; the limit itself may have changed since.
    await takeStorage(context, tx, 0);
    const recordingId = ids.make('recording');
    const createdAt = clock.now();
    const taken = [];
    for (const uploadId of uploadIds) taken.push(await takeUpload(context, tx, uploadId, 'recording'));
    await tx.insert(recording).values({
      ...{ id: recordingId, ownerId: caller.userId, createdAt },
      title: title || titleOf(taken[0]?.name ?? ''),
      recordedAt: recordedAt === null ? null : new Date(recordedAt),
      ...{ state: 'waiting', stage: 'stored' },
    });
    for (const [position, { name, bytes, sha256, fileKey }] of taken.entries()) {
      await holdObject(context, tx, fileKey, recordingId);
      await tx.insert(recordingFile).values({
        ...{ id: ids.make('recordingFile'), recordingId, position, receivedAt: createdAt },
        ...{ name, bytes, sha256, fileKey },
      });
      await writeCustody(context, tx, recordingId, {
        ...{ by: caller.userId, deed: 'received' },
        detail: { name, bytes, sha256 },
      });
    }
    return describeRecording(tx, await ownRecording(tx, caller, recordingId), language);
  });
  await queueRecording(context, { id: made.recordingId, generation: 1, stage: 'stored' });
  return made;
}

/** A file's name without its ending. */
const titleOf = (name: string): string => name.replace(/\.[^.]{1,5}$/, '').slice(0, 200) || name;
