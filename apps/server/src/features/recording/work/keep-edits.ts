import type { SegmentRow } from '../transcript/describe-segments.ts';
import { joinTexts, type MachineRow } from '../transcript/describe-segments.ts';

/** Cuts between turns move by so much from one recogniser to the next. */
const TOLERANCE_MS = 700;

/** What people made of words that another transcript takes the place of. */
export interface EditedGroup {
  startMs: number;
  endMs: number;
  rows: SegmentRow[];
  /** Only who spoke was said; the words are the machine's. */
  isSpeakerOnly: boolean;
}

/** Where the new words stand once what people made of the old ones is put among them. */
export interface KeptEdits<New> {
  /** New turns as they came, in order. */
  untouched: New[];
  /** New turns with the speaker that somebody gave to those times. */
  spokenBy: { turn: New; speakerId: string }[];
  /** Segments of before, each with the new turns behind it; none for what was typed. */
  kept: { row: SegmentRow; turns: New[] }[];
  /** Segments whose times match nothing of the new transcript: they stay in the history. */
  lost: SegmentRow[];
}

/**
 * Segments that people changed, checked, typed, or gave to somebody, together with those that share a turn of the machine's with them.
 * @param named speakers whom a person named; others go with the transcript
 */
export function groupEdited(
  rows: readonly SegmentRow[],
  machine: ReadonlyMap<string, MachineRow>,
  named: ReadonlySet<string>,
): EditedGroup[] {
  const groups: SegmentRow[][] = [];
  const groupOf = new Map<string, SegmentRow[]>();
  for (const row of rows) {
    const held = new Set<SegmentRow[]>();
    for (const id of row.machineIds) {
      const known = groupOf.get(id);
      if (known) held.add(known);
    }
    const [group = [], ...others] = held;
    if (held.size === 0) groups.push(group);
    // A segment that was merged out of two groups makes one of them.
    group.push(...others.flatMap((other) => other.splice(0)), row);
    for (const id of group.flatMap(({ machineIds }) => machineIds)) groupOf.set(id, group);
  }
  return groups.flatMap((group) => {
    if (group.length === 0) return [];
    const told = [...new Set(group.flatMap(({ machineIds }) => machineIds))].flatMap(
      (id) => machine.get(id) ?? [],
    );
    const isChanged = group.some((row) => isByHand(row, told)) || group.length !== told.length;
    const isSpeakerOnly = !isChanged && group.some(({ speakerId }) => named.has(speakerId ?? ''));
    if (!isChanged && !isSpeakerOnly) return [];
    const times = told.length > 0 ? told : group;
    return [
      {
        startMs: Math.min(...times.map(({ startMs }) => startMs)),
        endMs: Math.max(...times.map(({ endMs }) => endMs)),
        rows: group,
        isSpeakerOnly,
      },
    ];
  });
}

/** Checked, or not what the machine had in its turns. */
const isByHand = (row: SegmentRow, told: readonly MachineRow[]): boolean =>
  !row.isUnchecked ||
  row.machineIds.length !== 1 ||
  row.text !== joinTexts(told.filter(({ id }) => row.machineIds.includes(id)));

/**
 * Puts what people made of the words before among new ones, where the times match.
 * @param removed turns of the machine's that somebody removed: what says the same at the same time stays away
 */
export function keepEdits<New extends { startMs: number; endMs: number; text: string }>(
  { groups, removed }: { groups: readonly EditedGroup[]; removed: readonly MachineRow[] },
  turns: readonly New[],
  named: ReadonlySet<string>,
): KeptEdits<New> {
  const gone = new Set(removed.map(({ startMs, text }) => `${startMs} ${text}`));
  const left = new Set(turns.filter(({ startMs, text }) => !gone.has(`${startMs} ${text}`)));
  const kept: KeptEdits<New> = { untouched: [], spokenBy: [], kept: [], lost: [] };
  for (const { rows, startMs, endMs, isSpeakerOnly } of groups) {
    const within = turns.filter(
      (turn) => left.has(turn) && middleOf(turn) >= startMs && middleOf(turn) < endMs,
    );
    const isTyped = rows.every(({ machineIds }) => machineIds.length === 0);
    const [first, last] = [within[0], within.at(-1)];
    const matches =
      first !== undefined &&
      last !== undefined &&
      Math.abs(first.startMs - startMs) <= TOLERANCE_MS &&
      Math.abs(last.endMs - endMs) <= TOLERANCE_MS;
    if (isSpeakerOnly) {
      const speakerId = rows[0]?.speakerId ?? '';
      if (!matches || !named.has(speakerId)) continue;
      for (const turn of within) left.delete(turn);
      kept.spokenBy.push(...within.map((turn) => ({ turn, speakerId })));
    } else if (matches || (isTyped && within.length === 0)) {
      for (const turn of within) left.delete(turn);
      kept.kept.push(...rows.map((row) => ({ row, turns: within })));
    } else kept.lost.push(...rows);
  }
  kept.untouched = turns.filter((turn) => left.has(turn));
  return kept;
}

const middleOf = ({ startMs, endMs }: { startMs: number; endMs: number }): number => (startMs + endMs) / 2;
