import { findWord, plainWriting } from '@mingfa/legal/words/plain-writing';
import type { Guidance } from './guidance.ts';

type RefusedTopic = Guidance['refusals']['topics'][number];

/** The topic that is left to others which a question names, however it is written; null where it names none. */
export function findRefusedTopic(
  { topics }: Pick<Guidance['refusals'], 'topics'>,
  question: string,
): RefusedTopic | null {
  const text = plainWriting(question);
  return topics.find(({ words }) => words.some((word) => names(text, plainWriting(word)))) ?? null;
}

const LATIN = /^[a-z0-9]/;
const LATIN_END = /[a-z0-9]$/;

/** Chinese has no blanks between words; a word of Latin letters is one only as a whole. */
function names(text: string, word: string): boolean {
  if (word === '') return false;
  for (let at = findWord(text, word); at >= 0; at = findWord(text, word, at + 1)) {
    const isCutBefore = LATIN.test(word) && LATIN_END.test(text.slice(0, at));
    const isCutBehind = LATIN_END.test(word) && LATIN.test(text.slice(at + word.length));
    if (!isCutBefore && !isCutBehind) return true;
  }
  return false;
}
