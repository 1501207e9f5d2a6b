import type { Timing } from '@mingfa/contract/evidence';
import type { TranscriptOrigin } from '@mingfa/contract/recording';
import { asc, eq } from 'drizzle-orm';
import type { Transaction } from '../../../db/client.ts';
import {
  machineSegment,
  type ReplacedTranscript,
  recording,
  recordingSegment,
  recordingSpeaker,
} from '../../../db/schema/recording.ts';
import { AppError } from '../../../ports/app-error.ts';

const ROWS_AT_ONCE = 500;

/** The transcript as it stands, before another takes its place; null where there are no words. */
export async function keepTranscript(
  tx: Transaction,
  recordingId: string,
): Promise<ReplacedTranscript | null> {
  const segments = await tx
    .select()
    .from(recordingSegment)
    .where(eq(recordingSegment.recordingId, recordingId))
    .orderBy(asc(recordingSegment.startMs), asc(recordingSegment.id));
  if (segments.length === 0) return null;
  const machine = await tx
    .select()
    .from(machineSegment)
    .where(eq(machineSegment.recordingId, recordingId))
    .orderBy(asc(machineSegment.startMs), asc(machineSegment.id));
  const speakers = await tx
    .select()
    .from(recordingSpeaker)
    .where(eq(recordingSpeaker.recordingId, recordingId))
    .orderBy(asc(recordingSpeaker.position));
  const [row] = await tx
    .select({ origin: recording.transcript, gaps: recording.gaps })
    .from(recording)
    .where(eq(recording.id, recordingId));
  return {
    kind: 'transcript',
    origin: row?.origin ?? null,
    gaps: row?.gaps ?? [],
    speakers: speakers.map(({ recordingId: _, ...speaker }) => speaker),
    segments: segments.map(({ id, recordingId: _, ...segment }) => ({ segmentId: id, ...segment })),
    machine: machine.map(({ id, recordingId: _, ...segment }) => ({ segmentId: id, ...segment })),
  };
}

/** Of turns that were kept before each said how its time is known. */
export const timingOfOrigin = (origin: TranscriptOrigin | null): Timing =>
  origin === 'untimed' ? 'guessed' : 'measured';

/**
 * Puts a transcript of before back as it was, its speakers with it.
 * @returns the transcript whose place it took, which is kept in its turn, and the ids of both
 * @throws AppError `recording_not_ready` while it is being written down
 */
export async function bringTranscriptBack(
  tx: Transaction,
  recordingId: string,
  back: ReplacedTranscript,
): Promise<{ replaced: ReplacedTranscript | null; changed: string[]; removed: string[] }> {
  const [held] = await tx
    .select({ state: recording.state, transcribeBy: recording.transcribeBy })
    .from(recording)
    .where(eq(recording.id, recordingId));
  if (held?.transcribeBy && (held.state === 'waiting' || held.state === 'working'))
    throw new AppError('recording_not_ready');
  const replaced = await keepTranscript(tx, recordingId);
  await tx.delete(recordingSegment).where(eq(recordingSegment.recordingId, recordingId));
  await tx.delete(machineSegment).where(eq(machineSegment.recordingId, recordingId));
  await tx.delete(recordingSpeaker).where(eq(recordingSpeaker.recordingId, recordingId));
  const speakers = back.speakers.map((speaker) => ({ ...speaker, recordingId }));
  if (speakers.length > 0) await tx.insert(recordingSpeaker).values(speakers);
  const asRow = <Row extends { segmentId: string; timing?: Timing }>({ segmentId, ...row }: Row) => ({
    ...row,
    timing: row.timing ?? timingOfOrigin(back.origin),
    ...{ id: segmentId, recordingId },
  });
  for (let from = 0; from < back.machine.length; from += ROWS_AT_ONCE)
    await tx.insert(machineSegment).values(back.machine.slice(from, from + ROWS_AT_ONCE).map(asRow));
  for (let from = 0; from < back.segments.length; from += ROWS_AT_ONCE)
    await tx.insert(recordingSegment).values(back.segments.slice(from, from + ROWS_AT_ONCE).map(asRow));
  await tx
    .update(recording)
    .set({ transcript: back.origin, gaps: back.gaps, segments: back.segments.length })
    .where(eq(recording.id, recordingId));
  const changed = back.segments.map(({ segmentId }) => segmentId);
  const there = new Set(changed);
  return {
    replaced,
    changed,
    removed: (replaced?.segments ?? []).flatMap(({ segmentId }) => (there.has(segmentId) ? [] : segmentId)),
  };
}
