import type { TimeRange } from '@mingfa/contract/evidence';
import { type SQL, sql } from 'drizzle-orm';
import { machineSegment, recordingSegment } from '../../../db/schema/recording.ts';
import type { SegmentRow } from './describe-segments.ts';
import type { Editing } from './editing.ts';

/** Whose times nobody set: they are still those that were shared out by length. */
const IS_UNSET = sql`said.timing = 'guessed'`;

/** A turn with its place among the others. */
interface TimedTurn extends TimeRange {
  id: string;
}

/**
 * A turn was given its time: turns around it that nobody set yet lie anew between it and the next that
 * somebody did, so that they stay in their order. Their shared-out times are nobody's words, and go with them.
 * @param held the turn as it stood before
 * @returns ids of those that moved
 */
export async function spreadAnew(editing: Editing, held: SegmentRow, now: TimeRange): Promise<string[]> {
  const { tx, recordingId, durationMs } = editing;
  const before: SQL = sql`(said.start_ms, said.id) < (${held.startMs}::int, ${held.id}::text)`;
  const behind: SQL = sql`(said.start_ms, said.id) > (${held.startMs}::int, ${held.id}::text)`;
  const nearestSet = async (where: SQL, order: SQL): Promise<TimedTurn | undefined> => {
    const { rows } = await tx.execute<TimedTurn & Record<string, unknown>>(sql`
      select said.id, said.start_ms as "startMs", said.end_ms as "endMs" from ${recordingSegment} said
      where said.recording_id = ${recordingId} and ${where} and not ${IS_UNSET} order by ${order} limit 1`);
    return rows[0];
  };
  const former = await nearestSet(before, sql`said.start_ms desc, said.id desc`);
  const next = await nearestSet(behind, sql`said.start_ms, said.id`);
  const front = { startMs: former?.endMs ?? 0, endMs: now.startMs };
  const back = { startMs: now.endMs, endMs: next?.startMs ?? durationMs ?? held.endMs };
  const isAfter = (place: TimedTurn | undefined) =>
    place ? sql`and (said.start_ms, said.id) > (${place.startMs}::int, ${place.id}::text)` : sql``;
  const isBefore = (place: TimedTurn | undefined) =>
    place ? sql`and (said.start_ms, said.id) < (${place.startMs}::int, ${place.id}::text)` : sql``;
  return [
    ...(await spreadOver(editing, sql`${before} ${isAfter(former)}`, front)),
    ...(await spreadOver(editing, sql`${behind} ${isBefore(next)}`, back)),
  ];
}

/** Lays turns over a stretch as they lie to each other; where there is no room they stay. */
async function spreadOver(
  { tx, recordingId }: Editing,
  which: SQL,
  { startMs, endMs }: TimeRange,
): Promise<string[]> {
  if (endMs <= startMs) return [];
  const placed = (time: SQL) => sql`round(${startMs}::float8 + (${time} - whole.start_ms)
    * ${endMs - startMs}::float8 / greatest(whole.end_ms - whole.start_ms, 1))::int`;
  const { rows } = await tx.execute<{ id: string }>(sql`
    with chosen as (
      select said.id, said.machine_ids ->> 0 as told, said.start_ms, said.end_ms from ${recordingSegment} said
      where said.recording_id = ${recordingId} and ${which}
    ), whole as (select min(start_ms) as start_ms, max(end_ms) as end_ms from chosen),
    moved as (
      update ${recordingSegment} now set start_ms = ${placed(sql`chosen.start_ms`)}, end_ms = ${placed(sql`chosen.end_ms`)}
      from chosen, whole where now.id = chosen.id
      returning now.id, chosen.told, now.start_ms, now.end_ms
    ), told as (
      update ${machineSegment} heard set start_ms = moved.start_ms, end_ms = moved.end_ms
      from moved where heard.id = moved.told and heard.timing = 'guessed'
    )
    select id from moved`);
  return rows.map(({ id }) => id);
}
