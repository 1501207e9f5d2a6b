import type { EndpointInput } from '@mingfa/contract/endpoint';
import type { TimeRange } from '@mingfa/contract/evidence';
import type * as contract from '@mingfa/contract/recording';
import type { Transcriber as DescribedTranscriber, RecordingDetail } from '@mingfa/contract/recording';
import { and, eq, gt, lt, or, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '../../../db/client.ts';
import { recogniserAgreement, recordingPiece } from '../../../db/schema/recording.ts';
import { recordAudit } from '../../../engine/audit/index.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import { describeRecording } from '../describe-recording.ts';
import { holdRecording, type RecordingRow } from '../own-recording.ts';
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
 * Begins to write down what is said. Where stretches are missing of the last time, only those are sent again, or the one that is asked for;
 * otherwise all is.
 * @throws AppError `not_found`, `recogniser_missing`, `recogniser_changed`, `recording_not_ready`
 */
export async function transcribeRecording(
  context: RecordingContext & RequestContext,
  { recordingId, agreedHost, gap }: EndpointInput<typeof contract.transcribeRecording>,
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
    if (left === all && !gap) await tx.delete(recordingPiece).where(ofLast);
    if (gap) await sendAgainWithin(tx, row, gap);
    const transcribeBy = host === null ? 'local' : 'service';
    const change = { stage: 'measured', transcribeBy, done: 0, total: null } as const;
    return beginAgain(tx, row, change, { retriesFailed: !gap });
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

/** The pieces of a gap: those that failed in it, and those in which nothing was heard although somebody speaks. @throws AppError `not_found` */
async function sendAgainWithin(
  tx: Transaction,
  { id, generation }: Pick<RecordingRow, 'id' | 'generation'>,
  { startMs, endMs }: TimeRange,
): Promise<void> {
  const isEmpty = sql`jsonb_array_length(${recordingPiece.answer} -> 'segments') = 0`;
  const again = await tx
    .update(recordingPiece)
    .set({ state: 'waiting', attempts: 0, errorCode: null, answer: null })
    .where(
      and(
        eq(recordingPiece.recordingId, id),
        eq(recordingPiece.generation, generation),
        lt(recordingPiece.startMs, endMs),
        gt(recordingPiece.endMs, startMs),
        or(eq(recordingPiece.state, 'failed'), and(eq(recordingPiece.state, 'done'), isEmpty)),
      ),
    )
    .returning({ number: recordingPiece.number });
  if (again.length === 0) throw new AppError('not_found');
}
