import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { recordingSegment } from '../../../db/schema/recording.ts';
import { joinTexts, type MachineRow, readMachineSegments, type SegmentRow } from './describe-segments.ts';
import type { Editing, SegmentsChanged } from './editing.ts';
import type { MadeEdit } from './write-edits.ts';

/**
 * Puts back what the machine had in these segments, and in those that share a turn of the machine's with them: what was split is one
 * again, what was merged is apart. Who spoke stays as people said; what was typed by hand stays as it is.
 */
export async function restoreSegments(
  editing: Editing,
  rows: readonly SegmentRow[],
): Promise<SegmentsChanged & { added: number }> {
  const { context, tx } = editing;
  const groups = await groupByMachine(editing, rows);
  const done: SegmentsChanged & { added: number } = { changed: [], removed: [], edits: [], added: 0 };
  for (const { segments, machine } of groups) {
    const isAsItWas =
      segments.length === machine.length && segments.every((row, index) => isSame(row, machine[index]));
    if (isAsItWas) continue;
    for (const [index, told] of machine.entries()) {
      const held = segments[index];
      const values = {
        startMs: told.startMs,
        endMs: told.endMs,
        timing: told.timing,
        text: told.text,
        words: told.words,
        machineIds: [told.id],
        isUnchecked: true,
        speakerId: (held ?? segments[0])?.speakerId ?? null,
      };
      const id = held?.id ?? context.ids.make('recordingSegment');
      if (held) await tx.update(recordingSegment).set(values).where(eq(recordingSegment.id, id));
      else {
        await tx.insert(recordingSegment).values({ ...values, id, recordingId: editing.recordingId });
        done.added += 1;
      }
      done.changed.push(id);
    }
    const over = segments.slice(machine.length).map(({ id }) => id);
    if (over.length > 0) await tx.delete(recordingSegment).where(inArray(recordingSegment.id, over));
    done.removed.push(...over);
    done.edits.push(editOf(segments, machine));
  }
  return done;
}

interface Group {
  segments: SegmentRow[];
  machine: MachineRow[];
}

/** Segments that hang together by what the machine had, each group in order. */
async function groupByMachine(editing: Editing, rows: readonly SegmentRow[]): Promise<Group[]> {
  const groups: Group[] = [];
  const seen = new Set<string>();
  for (const row of rows) {
    if (seen.has(row.id) || row.machineIds.length === 0) continue;
    let ids = row.machineIds;
    let segments: SegmentRow[] = [];
    for (;;) {
      segments = await findByMachine(editing, ids);
      const all = [...new Set(segments.flatMap(({ machineIds }) => machineIds))];
      if (all.length === ids.length) break;
      ids = all;
    }
    for (const { id } of segments) seen.add(id);
    const machine = [...(await readMachineSegments(editing.tx, ids)).values()].toSorted(
      (one, other) => one.startMs - other.startMs || (one.id < other.id ? -1 : 1),
    );
    if (machine.length > 0) groups.push({ segments, machine });
  }
  return groups;
}

function findByMachine({ tx, recordingId }: Editing, machineIds: readonly string[]): Promise<SegmentRow[]> {
  const shares = sql`${recordingSegment.machineIds} ?| array[${sql.join(
    machineIds.map((id) => sql`${id}`),
    sql`, `,
  )}]::text[]`;
  return tx
    .select()
    .from(recordingSegment)
    .where(and(eq(recordingSegment.recordingId, recordingId), shares))
    .orderBy(asc(recordingSegment.startMs), asc(recordingSegment.id));
}

const isSame = (row: SegmentRow, told: MachineRow | undefined): boolean =>
  told !== undefined &&
  row.machineIds.length === 1 &&
  row.machineIds[0] === told.id &&
  row.text === told.text &&
  row.startMs === told.startMs &&
  row.endMs === told.endMs &&
  row.timing === told.timing;

const editOf = (segments: readonly SegmentRow[], machine: readonly MachineRow[]): MadeEdit => ({
  kind: 'restore',
  startMs: machine[0]?.startMs ?? null,
  before: joinTexts(segments),
  after: joinTexts(machine),
});
