import type { EndpointInput } from '@mingfa/contract/endpoint';
import type * as contract from '@mingfa/contract/recording';
import type { RecordingDetail } from '@mingfa/contract/recording';
import { eq } from 'drizzle-orm';
import { recording } from '../../../db/schema/recording.ts';
import { recordAudit } from '../../../engine/audit/index.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { describeRecording } from '../describe-recording.ts';
import { holdRecording, ownRecording } from '../own-recording.ts';
import type { RecordingContext } from '../recording-context.ts';
import { clearAway, forgetPart, type KeptPart } from './forget-parts.ts';

const DAY_MS = 24 * 3_600_000;
const COLUMN = { original: 'originalUntil', copy: 'copyUntil', text: 'textUntil' } as const;

/** Sets what is kept and for how long; what shall go at once is deleted, and work that needs it ends. @throws AppError `not_found` */
export async function setRecordingRetention(
  context: RecordingContext & RequestContext,
  { recordingId, of, until }: EndpointInput<typeof contract.setRecordingRetention>,
): Promise<RecordingDetail> {
  const { caller, clock, db, language } = context;
  const left = await db.transaction(async (tx) => {
    const row = await holdRecording(tx, caller, recordingId);
    if (until.kind !== 'now') {
      const end = until.kind === 'keep' ? null : new Date(clock.now().getTime() + until.days * DAY_MS);
      await tx
        .update(recording)
        .set({ [COLUMN[of]]: end })
        .where(eq(recording.id, recordingId));
      return null;
    }
    const isWorkedOn = row.state === 'waiting' || row.state === 'working';
    if (isWorkedOn && of !== 'copy')
      await tx
        .update(recording)
        .set({ state: 'cancelled', retryAt: null })
        .where(eq(recording.id, recordingId));
    const forgotten = await forgetPart(context, tx, row, { of, by: caller.userId });
    await recordAudit(context, tx, { kind: 'recording', action: deedOf(of), id: recordingId });
    return forgotten;
  });
  if (left) {
    if (of !== 'copy') context.liveWork.stop(recordingId);
    await clearAway(context, left);
  }
  return describeRecording(db, await ownRecording(db, caller, recordingId), language);
}

const deedOf = (of: KeptPart) => `${of}_deleted` as const;
