import { SPEAKER_ROLE_LABELS } from '@mingfa/contract/labels/recording-labels';
import { RECORDING_LIMITS, type RecordingSpeaker } from '@mingfa/contract/recording';
import { and, count, eq, max } from 'drizzle-orm';
import type { Transaction } from '../../../db/client.ts';
import { recordingSegment, recordingSpeaker } from '../../../db/schema/recording.ts';
import type { MakingContext, RequestContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import { listSpeakers } from '../describe-recording.ts';
import { queuePublishing } from '../document/publishing-jobs.ts';
import { holdRecording } from '../own-recording.ts';
import type { RecordingContext } from '../recording-context.ts';
import { writeEdits } from './write-edits.ts';

interface Speakers {
  speakers: RecordingSpeaker[];
  revision: number;
}
type SpeakerRow = typeof recordingSpeaker.$inferSelect;

/** Adds somebody who speaks. @throws AppError `not_found`, `limit_reached` */
export async function createSpeaker(
  context: RecordingContext & MakingContext,
  input: { recordingId: string; name: string; role: RecordingSpeaker['role'] },
): Promise<Speakers & { speakerId: string }> {
  const { name, role } = input;
  return context.makeOnce(async (tx) => {
    const row = await holdRecording(tx, context.caller, input.recordingId);
    const [held] = await tx
      .select({ speakers: count(), last: max(recordingSpeaker.position) })
      .from(recordingSpeaker)
      .where(eq(recordingSpeaker.recordingId, row.id));
    const limit = RECORDING_LIMITS.speakers;
    if ((held?.speakers ?? 0) >= limit) throw new AppError('limit_reached', { limit, wayOn: '' });
    const speakerId = context.ids.make('recordingSpeaker');
    const position = (held?.last ?? -1) + 1;
    await tx
      .insert(recordingSpeaker)
      .values({ id: speakerId, recordingId: row.id, position, name, role, isNamed: true });
    const edits = [{ kind: 'speakers' as const, startMs: null, before: '', after: name }];
    const revision = await writeEdits(context, tx, row, edits);
    return { speakerId, speakers: await listSpeakers(tx, row.id), revision };
  });
}

/** Names somebody who speaks, everywhere, or says what part they have. @throws AppError `not_found` */
export async function updateSpeaker(
  context: RecordingContext & RequestContext,
  input: {
    recordingId: string;
    speakerId: string;
    name?: string | undefined;
    role?: RecordingSpeaker['role'] | undefined;
  },
): Promise<Speakers> {
  const changed = await context.db.transaction(async (tx) => {
    const row = await holdRecording(tx, context.caller, input.recordingId);
    const held = await requireSpeaker(tx, row.id, input.speakerId);
    const { name = held.name, role = held.role } = input;
    const isNamed = held.isNamed || input.name !== undefined;
    await tx.update(recordingSpeaker).set({ name, role, isNamed }).where(eq(recordingSpeaker.id, held.id));
    const isOther = name !== held.name || role !== held.role;
    // A name alone tells nothing of a part that was changed: 张律师 → 张律师.
    const inPart = (who: string, part: RecordingSpeaker['role']) =>
      role === held.role ? who : `${who}（${SPEAKER_ROLE_LABELS[context.language][part]}）`;
    const names = { before: inPart(held.name, held.role), after: inPart(name, role) };
    const edit = { kind: 'speakers' as const, startMs: null, ...names };
    const revision = await writeEdits(context, tx, row, isOther ? [edit] : []);
    return { speakers: await listSpeakers(tx, row.id), revision };
  });
  await queuePublishing(context, input.recordingId);
  return changed;
}

/** Two speakers were one: all that the first said is the other's. @throws AppError `not_found` */
export async function mergeSpeakers(
  context: RecordingContext & RequestContext,
  input: { recordingId: string; speakerId: string; intoId: string },
): Promise<Speakers> {
  const merged = await context.db.transaction(async (tx) => {
    const row = await holdRecording(tx, context.caller, input.recordingId);
    const one = await requireSpeaker(tx, row.id, input.speakerId);
    const other = await requireSpeaker(tx, row.id, input.intoId);
    if (one.id === other.id) return { speakers: await listSpeakers(tx, row.id), revision: row.revision };
    await tx
      .update(recordingSegment)
      .set({ speakerId: other.id })
      .where(and(eq(recordingSegment.recordingId, row.id), eq(recordingSegment.speakerId, one.id)));
    await tx.delete(recordingSpeaker).where(eq(recordingSpeaker.id, one.id));
    const edits = [{ kind: 'speakers' as const, startMs: null, before: one.name, after: other.name }];
    const revision = await writeEdits(context, tx, row, edits);
    return { speakers: await listSpeakers(tx, row.id), revision };
  });
  await queuePublishing(context, input.recordingId);
  return merged;
}

async function requireSpeaker(tx: Transaction, recordingId: string, speakerId: string): Promise<SpeakerRow> {
  const isOfRecording = eq(recordingSpeaker.recordingId, recordingId);
  const [row] = await tx
    .select()
    .from(recordingSpeaker)
    .where(and(isOfRecording, eq(recordingSpeaker.id, speakerId)));
  if (!row) throw new AppError('not_found');
  return row;
}
