import type { EndpointInput } from '@mingfa/contract/endpoint';
import type * as contract from '@mingfa/contract/recording';
import type { Transcriber as DescribedTranscriber, RecordingDetail } from '@mingfa/contract/recording';
import { and, eq } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '../../../db/client.ts';
import { recogniserAgreement, recordingPiece } from '../../../db/schema/recording.ts';
import { recordAudit } from '../../../engine/audit/index.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import { describeRecording } from '../describe-recording.ts';
import { holdRecording } from '../own-recording.ts';
import type { RecordingContext } from '../recording-context.ts';
import { queueRecording } from './queue-recording.ts';
import { beginAgain } from './stop-and-retry.ts';

/** The recogniser of this installation, and whether the caller agreed that recordings are sent there. */
export async function getTranscriber(
  context: RecordingContext & RequestContext,
): Promise<DescribedTranscriber> {
  const transcriber = await context.transcribers.first();
  if (!transcriber) return { kind: 'none', name: null, host: null, isAgreed: false };
  const { name, host } = transcriber;
  if (host === null) return { kind: 'local', name, host, isAgreed: true };
  return { kind: 'service', name, host, isAgreed: await hasAgreed(context.db, context.caller.userId, host) };
}

/** Whether a person agreed that recordings are sent to a host. */
export async function hasAgreed(db: DatabaseOrTransaction, userId: string, host: string): Promise<boolean> {
  const isTheirs = and(eq(recogniserAgreement.userId, userId), eq(recogniserAgreement.host, host));
  return (await db.$count(recogniserAgreement, isTheirs)) > 0;
}

/**
 * Begins to write down what is said. Where stretches are missing of the last time, only those are sent again; otherwise all is.
 * @throws AppError `not_found`, `recogniser_missing`, `recogniser_changed`, `recording_not_ready`
 */
export async function transcribeRecording(
  context: RecordingContext & RequestContext,
  { recordingId, agreedHost }: EndpointInput<typeof contract.transcribeRecording>,
): Promise<RecordingDetail> {
  const { caller, db, language } = context;
  const transcriber = await context.transcribers.first();
  const begun = await db.transaction(async (tx) => {
    const row = await holdRecording(tx, caller, recordingId);
    if (!transcriber) throw new AppError('recogniser_missing');
    const { host } = transcriber;
    if (agreedHost !== host) throw new AppError('recogniser_changed', { host: host ?? transcriber.name });
    const isMeasured = row.stage !== 'stored' && row.stage !== 'probed';
    if (!isMeasured || row.state === 'waiting' || row.state === 'working')
      throw new AppError('recording_not_ready');
    // Nothing leaves this machine: there is nothing to agree to.
    if (host !== null) await keepAgreement(context, tx, { recordingId, host });
    const ofLast = and(
      eq(recordingPiece.recordingId, recordingId),
      eq(recordingPiece.generation, row.generation),
    );
    // All of it was heard: it is wanted anew. Else what was heard is not paid for twice.
    const left = await tx.$count(recordingPiece, and(ofLast, eq(recordingPiece.state, 'done')));
    const all = await tx.$count(recordingPiece, ofLast);
    if (left === all) await tx.delete(recordingPiece).where(ofLast);
    const transcribeBy = host === null ? 'local' : 'service';
    return beginAgain(tx, row, { stage: 'measured', transcribeBy, done: 0, total: null });
  });
  await queueRecording(context, begun);
  return describeRecording(db, begun, language);
}

async function keepAgreement(
  context: RecordingContext & RequestContext,
  tx: Transaction,
  { recordingId, host }: { recordingId: string; host: string },
): Promise<void> {
  const agreed = await tx
    .insert(recogniserAgreement)
    .values({ userId: context.caller.userId, host, at: context.clock.now() })
    .onConflictDoNothing()
    .returning({ host: recogniserAgreement.host });
  if (agreed.length > 0)
    await recordAudit(context, tx, { kind: 'recording', action: 'recogniser_agreed', id: recordingId });
}
