import type { FactValue } from './fact-sheet.ts';
import type { StoryFact } from './story-fact.ts';

/** Somebody tells what happened to them; a question of law in general tells no facts. */
const TELLS = /我|本人|原告|申请人|被告|双方|\d{4}年/;

/** A fact that some words of a story tell, with their place. */
export function foundIn(story: string, path: string, says: RegExp, value: FactValue): StoryFact[] {
  const match = TELLS.test(story) ? says.exec(story) : null;
  return match ? [{ path, value, start: match.index, end: match.index + match[0].length }] : [];
}
