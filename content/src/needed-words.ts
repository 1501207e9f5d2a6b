import { z } from 'zod';

const once = (words: readonly string[]): boolean => new Set(words).size === words.length;
/** Words are compared in small letters, however they were typed. */
const wordsOf = (leastCharacters: number) => z.array(z.string().min(leastCharacters).toLowerCase());

/** What the words of somebody must and must not tell, for what we wrote to be about their story; part of a schema. */
export const neededWordsShape = {
  /** Who tells none of these words tells of something else. */
  needs: wordsOf(1).min(2).refine(once, 'a word stands twice').optional(),
  /** Who tells one of these words tells of something else. */
  notWith: wordsOf(2).min(1).refine(once, 'a word stands twice').optional(),
};

/** Words in small letters. */
export interface NeededWords {
  needs?: readonly string[] | undefined;
  notWith?: readonly string[] | undefined;
}

/** Whether a text, however it was typed, tells what is needed and nothing that excludes it. */
export function tellsNeeded({ needs, notWith }: NeededWords, text: string): boolean {
  const told = text.toLowerCase();
  const isTold = (word: string) => told.includes(word);
  return (needs?.some(isTold) ?? true) && !notWith?.some(isTold);
}
