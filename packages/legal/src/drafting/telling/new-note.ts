import type { StoryFact } from '../story-fact.ts';
import { toldSums } from './told-sums.ts';

/** 换了张条子，写三万三千六: a note in the place of an older one, which may make a debt of another sum (民间借贷司法解释 27). */
const NEW_NOTE =
  /(?:换(?:了|成|过)?(?:一)?(?:张|个)?(?:新)?的?(?:条子?|借条|欠条)|重新(?:打|写|出具)(?:了)?(?:一)?(?:张|个)?(?:条子?|借条|欠条))[^。；\n]{0,12}?(?=(?:写|为|是|共)[^，。；\d]{0,3})/g;

/** The sum of a note that replaced another one: it stands beside what was lent, and a person chooses. */
export function newNote(story: string): StoryFact[] {
  const [note] = story.matchAll(NEW_NOTE);
  if (!note) return [];
  const end = note.index + note[0].length;
  const sum = toldSums(story).find(({ start, isRough }) => start >= end && start - end <= 4 && !isRough);
  return sum ? [{ path: 'loan_principal', value: sum.value, start: sum.start, end: sum.end }] : [];
}
