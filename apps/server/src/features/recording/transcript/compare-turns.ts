import type { TimeRange } from '@mingfa/contract/evidence';
import type { TurnChangeKind } from '@mingfa/contract/labels/recording-labels';
import { joinTexts, type MachineRow, type SegmentRow } from './describe-segments.ts';

type Turn = Pick<SegmentRow, 'startMs' | 'endMs' | 'speakerId' | 'text' | 'machineIds'>;
/** What a turn is held against. */
export type HeardTurn = Pick<MachineRow, 'id' | 'startMs' | 'endMs' | 'speakerId' | 'text'>;

/** A turn that is not what the recogniser or the imported file had. */
export interface ChangedTurn<Of extends Turn = Turn> {
  turn: Of;
  /** What a person did to it. */
  kinds: TurnChangeKind[];
  /** What stands behind it; null where it was typed by hand. */
  heard: (TimeRange & { text: string; speakerIds: string[] }) | null;
}

/**
 * The turns that are not what the recogniser or the imported file had, in their order.
 * @param speakers ids of those who are still told apart: one that was merged into another was somebody's all the same
 */
export function compareTurns<Of extends Turn>(
  turns: readonly Of[],
  machine: readonly HeardTurn[],
  speakers: ReadonlySet<string>,
): ChangedTurn<Of>[] {
  const heardById = new Map(machine.map((one) => [one.id, one]));
  const sharers = new Map<string, Of[]>();
  for (const turn of turns)
    for (const id of turn.machineIds) sharers.set(id, [...(sharers.get(id) ?? []), turn]);
  return turns.flatMap((turn): ChangedTurn<Of>[] => {
    const behind = turn.machineIds.flatMap((id) => heardById.get(id) ?? []);
    if (behind.length === 0) return [{ turn, kinds: ['typed'], heard: null }];
    const sharing = [...new Set(turn.machineIds.flatMap((id) => sharers.get(id) ?? []))];
    const heard = {
      startMs: Math.min(...behind.map(({ startMs }) => startMs)),
      endMs: Math.max(...behind.map(({ endMs }) => endMs)),
      text: joinTexts(behind),
      speakerIds: [...new Set(behind.flatMap(({ speakerId }) => speakerId ?? []))],
    };
    const isOne = sharing.length === 1;
    const kinds: TurnChangeKind[] = [];
    if (!saysWhatWasHeard(turn, sharing, heard.text)) kinds.push('text');
    if (!isOne || behind.length > 1) kinds.push('parted');
    if (isOne && (turn.startMs !== heard.startMs || turn.endMs !== heard.endMs)) kinds.push('time');
    const others = heard.speakerIds.filter((id) => id !== turn.speakerId);
    if (others.some((id) => speakers.has(id))) kinds.push('speaker');
    else if (turn.speakerId !== null && (others.length > 0 || heard.speakerIds.length === 0))
      kinds.push('named');
    return kinds.length > 0 ? [{ turn, kinds, heard }] : [];
  });
}

/** The parts of what was split say together all that was heard, and nothing else. */
function saysWhatWasHeard(turn: Turn, sharing: readonly Turn[], heard: string): boolean {
  const [told, said] = [bare(heard), bare(turn.text)];
  if (sharing.length === 1) return said === told;
  return told.includes(said) && bare(sharing.map(({ text }) => text).join('')).includes(told);
}

const bare = (text: string): string => text.replace(/\s+/g, '');
