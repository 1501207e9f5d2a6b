import type { TimeRange } from '@mingfa/contract/evidence';
import { formatTime } from '@mingfa/contract/labels/time-labels';
import type { TranscriptChange } from '@mingfa/contract/recording-transcript';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { recordingSegment, recordingSpeaker } from '../../../db/schema/recording.ts';
import { AppError } from '../../../ports/app-error.ts';
import { joinTexts, readMachineSegments, type SegmentRow } from './describe-segments.ts';
import type { Editing, SegmentsChanged } from './editing.ts';
import { bringBack, removalOf } from './removed-segments.ts';
import { restoreSegments } from './restore-segments.ts';
import { countSegments, takeSegmentRoom } from './segment-room.ts';
import { splitSegment } from './split-segment.ts';
import { spreadAnew } from './spread-anew.ts';

type ChangeOf<Kind extends TranscriptChange['kind']> = Extract<TranscriptChange, { kind: Kind }>;

/** Makes one change. @throws AppError `not_found` for a segment or speaker that is not there, `limit_reached` */
export async function changeSegments(editing: Editing, change: TranscriptChange): Promise<SegmentsChanged> {
  switch (change.kind) {
    case 'text':
      return changeText(editing, change);
    case 'checked':
      return changeChecked(editing, change);
    case 'time':
      return changeTime(editing, change);
    case 'speaker':
      return changeSpeaker(editing, change);
    case 'split':
      return split(editing, change);
    case 'merge':
      return mergeWithNext(editing, change);
    case 'insert':
      return insert(editing, change);
    case 'remove':
      return remove(editing, change);
    case 'restore':
      return restore(editing, change);
    case 'bring_back':
      return bringBack(editing, change.editId);
  }
}

const NOTHING: SegmentsChanged = { changed: [], removed: [], edits: [] };

async function changeText(editing: Editing, { segmentId, text }: ChangeOf<'text'>): Promise<SegmentsChanged> {
  const held = await requireSegment(editing, segmentId);
  if (held.text === text) return NOTHING;
  const [only, ...others] = held.machineIds;
  const machine = only && others.length === 0 ? await readMachineSegments(editing.tx, [only]) : null;
  const told = only ? machine?.get(only) : undefined;
  // Times of words hold for the machine's words alone.
  const words = told?.text === text ? told.words : null;
  await update(editing, segmentId, { text, words, isUnchecked: false });
  return {
    ...NOTHING,
    changed: [segmentId],
    edits: [{ kind: 'text', startMs: held.startMs, before: held.text, after: text }],
  };
}

async function changeChecked(
  editing: Editing,
  { segmentIds, isChecked }: ChangeOf<'checked'>,
): Promise<SegmentsChanged> {
  const rows = (await requireSegments(editing, segmentIds)).filter((row) => row.isUnchecked === isChecked);
  const [first] = rows;
  if (!first) return NOTHING;
  const changed = rows.map(({ id }) => id);
  await editing.tx
    .update(recordingSegment)
    .set({ isUnchecked: !isChecked })
    .where(inArray(recordingSegment.id, changed));
  const count = String(changed.length);
  const [before, after] = isChecked ? ['', count] : [count, ''];
  return { ...NOTHING, changed, edits: [{ kind: 'checked', startMs: first.startMs, before, after }] };
}

async function changeTime(
  editing: Editing,
  { segmentId, ...times }: ChangeOf<'time'>,
): Promise<SegmentsChanged> {
  const held = await requireSegment(editing, segmentId);
  const { startMs, endMs } = withinRecording(editing, times);
  const isSame = held.startMs === startMs && held.endMs === endMs;
  // Whoever gives a turn the very time that was guessed has measured it.
  if (isSame && held.timing === 'measured') return NOTHING;
  const moved = await spreadAnew(editing, held, { startMs, endMs });
  // Whoever says when a turn ended does not say when it began.
  const timing = held.startMs === startMs && !isSame ? held.timing : 'measured';
  await update(editing, segmentId, { startMs, endMs, timing });
  const before = `${held.startMs}–${held.endMs}`;
  return {
    ...NOTHING,
    changed: [segmentId, ...moved],
    edits: [{ kind: 'time', startMs: held.startMs, before, after: `${startMs}–${endMs}` }],
  };
}

async function changeSpeaker(
  editing: Editing,
  { segmentIds, speakerId }: ChangeOf<'speaker'>,
): Promise<SegmentsChanged> {
  const { tx } = editing;
  const names = await namesOfSpeakers(editing);
  if (speakerId !== null && !names.has(speakerId)) throw new AppError('not_found');
  const rows = (await requireSegments(editing, segmentIds)).filter((row) => row.speakerId !== speakerId);
  const [first] = rows;
  if (!first) return NOTHING;
  const changed = rows.map(({ id }) => id);
  await tx.update(recordingSegment).set({ speakerId }).where(inArray(recordingSegment.id, changed));
  const nameOf = (id: string | null) => (id === null ? '' : (names.get(id) ?? ''));
  const before = [...new Set(rows.map((row) => nameOf(row.speakerId)))].join('、');
  const after = changed.length === 1 ? nameOf(speakerId) : `${nameOf(speakerId)} × ${changed.length}`;
  return { ...NOTHING, changed, edits: [{ kind: 'speaker', startMs: first.startMs, before, after }] };
}

async function split(editing: Editing, change: ChangeOf<'split'>): Promise<SegmentsChanged> {
  const held = await requireSegment(editing, change.segmentId);
  const parts = splitSegment(held, change);
  if (!parts) throw new AppError('not_found');
  await takeSegmentRoom(editing, 1);
  const secondId = editing.context.ids.make('recordingSegment');
  await update(editing, held.id, parts.first);
  await editing.tx.insert(recordingSegment).values({ ...held, ...parts.second, id: secondId });
  const after = `${parts.first.text}\n${parts.second.text}`;
  return {
    ...NOTHING,
    changed: [held.id, secondId],
    edits: [{ kind: 'split', startMs: held.startMs, before: held.text, after }],
  };
}

async function mergeWithNext(editing: Editing, { segmentId }: ChangeOf<'merge'>): Promise<SegmentsChanged> {
  const { tx, recordingId } = editing;
  const held = await requireSegment(editing, segmentId);
  const [next] = await tx
    .select()
    .from(recordingSegment)
    .where(
      and(
        eq(recordingSegment.recordingId, recordingId),
        sql`(${recordingSegment.startMs}, ${recordingSegment.id}) > (${held.startMs}::int, ${held.id}::text)`,
      ),
    )
    .orderBy(asc(recordingSegment.startMs), asc(recordingSegment.id))
    .limit(1);
  if (!next) throw new AppError('not_found');
  await tx.delete(recordingSegment).where(eq(recordingSegment.id, next.id));
  await countSegments(editing, -1);
  const text = joinTexts([held, next]);
  await update(editing, held.id, {
    text,
    endMs: Math.max(held.endMs, next.endMs),
    words: held.words && next.words ? [...held.words, ...next.words] : null,
    machineIds: [...new Set([...held.machineIds, ...next.machineIds])],
    isUnchecked: held.isUnchecked || next.isUnchecked,
  });
  const before = `${held.text}\n${next.text}`;
  return {
    changed: [held.id],
    removed: [next.id],
    edits: [{ kind: 'merge', startMs: held.startMs, before, after: text }],
  };
}

async function insert(editing: Editing, change: ChangeOf<'insert'>): Promise<SegmentsChanged> {
  const { context, tx, recordingId } = editing;
  const { speakerId, text } = change;
  if (speakerId !== null && !(await namesOfSpeakers(editing)).has(speakerId)) throw new AppError('not_found');
  await takeSegmentRoom(editing, 1);
  const id = context.ids.make('recordingSegment');
  const { startMs, endMs } = withinRecording(editing, change);
  const values = { id, recordingId, speakerId, text, startMs, endMs, isUnchecked: false };
  await tx.insert(recordingSegment).values(values);
  return { ...NOTHING, changed: [id], edits: [{ kind: 'insert', startMs, before: '', after: text }] };
}

async function remove(editing: Editing, { segmentIds }: ChangeOf<'remove'>): Promise<SegmentsChanged> {
  const rows = await requireSegments(editing, segmentIds);
  const removed = rows.map(({ id }) => id);
  await editing.tx.delete(recordingSegment).where(inArray(recordingSegment.id, removed));
  await countSegments(editing, -removed.length);
  return { ...NOTHING, removed, edits: rows.map(removalOf) };
}

async function restore(editing: Editing, { segmentIds }: ChangeOf<'restore'>): Promise<SegmentsChanged> {
  const rows = await requireSegments(editing, segmentIds);
  const done = await restoreSegments(editing, rows);
  await countSegments(editing, done.added - done.removed.length);
  return done;
}

/** Times are rounded up to a second on the screen: so much behind the end is still the end. */
const ROUNDING_MS = 1000;

/** Times that a person gave, as far as they lie in the recording. @throws AppError `turn_behind_end`, `turn_ends_before_start` */
function withinRecording({ durationMs }: Editing, times: { startMs: number; endMs: number }): TimeRange {
  const { startMs, endMs } = times;
  if (endMs < startMs) throw new AppError('turn_ends_before_start');
  if (durationMs === null) return { startMs, endMs };
  if (startMs > durationMs || endMs > durationMs + ROUNDING_MS)
    throw new AppError('turn_behind_end', { length: formatTime(durationMs) });
  return { startMs, endMs: Math.min(endMs, durationMs) };
}

/** Segments of the recording by their ids, in order. @throws AppError `not_found` where one is not there */
async function requireSegments(
  { tx, recordingId }: Editing,
  segmentIds: readonly string[],
): Promise<SegmentRow[]> {
  const ids = [...new Set(segmentIds)];
  const rows = await tx
    .select()
    .from(recordingSegment)
    .where(and(eq(recordingSegment.recordingId, recordingId), inArray(recordingSegment.id, ids)))
    .orderBy(asc(recordingSegment.startMs), asc(recordingSegment.id));
  if (rows.length < ids.length) throw new AppError('not_found');
  return rows;
}

async function requireSegment(editing: Editing, segmentId: string): Promise<SegmentRow> {
  const [row] = await requireSegments(editing, [segmentId]);
  if (!row) throw new AppError('not_found');
  return row;
}

async function update({ tx }: Editing, id: string, values: Partial<SegmentRow>): Promise<void> {
  await tx.update(recordingSegment).set(values).where(eq(recordingSegment.id, id));
}

async function namesOfSpeakers({ tx, recordingId }: Editing): Promise<Map<string, string>> {
  const rows = await tx
    .select({ id: recordingSpeaker.id, name: recordingSpeaker.name })
    .from(recordingSpeaker)
    .where(eq(recordingSpeaker.recordingId, recordingId));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
