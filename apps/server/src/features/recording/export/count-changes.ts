import { TURN_CHANGE_LABELS, type TurnChangeKind } from '@mingfa/contract/labels/recording-labels';
import type { Language } from '@mingfa/contract/values';

/** What a person did to each turn that is not what was heard. */
export type TurnChanges = ReadonlyMap<string, readonly TurnChangeKind[]>;

/** Who gave speakers to turns that had none marked them; that alone is no change of what was heard. */
const isMarked = (kind: TurnChangeKind): boolean => kind !== 'named';

/** How many turns are marked as changed. */
export const countChanged = (changes: TurnChanges): number =>
  [...changes.values()].filter((kinds) => kinds.some(isMarked)).length;

/** How many turns have a speaker that somebody gave them, and nobody took from another. */
export const countNamed = (changes: TurnChanges): number =>
  [...changes.values()].filter((kinds) => kinds.includes('named')).length;

/** What stands behind the time of a turn that somebody changed: 〔改字、改时间〕; nothing behind another. */
export function changeMark(kinds: readonly TurnChangeKind[] | undefined, language: Language): string {
  const marks = (kinds ?? []).filter(isMarked).map((kind) => TURN_CHANGE_LABELS[language][kind]);
  return marks.length > 0 ? `〔${marks.join('、')}〕` : '';
}

/** 改字 3 段、人工录入 1 段: how many turns bear which mark; a turn may bear several. */
export function tellChanges(changes: TurnChanges, language: Language): string {
  const counts = new Map<TurnChangeKind, number>();
  for (const kind of [...changes.values()].flat().filter(isMarked))
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts]
    .map(([kind, count]) => {
      const label = TURN_CHANGE_LABELS[language][kind];
      return language === 'en' ? `${label}: ${count}` : `${label} ${count} 段`;
    })
    .join(language === 'en' ? ', ' : '、');
}
