import type { Way } from './read-answers.ts';
import type { Answer } from './read-document.ts';

/**
 * How far a value agrees with one way of answering an item. `part`: what it says is right, but a part of the item is left out;
 * `base`: the right rate of another sum.
 */
export type Agreement = 'right' | 'part' | 'base' | 'no';

/** A value given, and how it stands to an item. `told`: there are other items that it must be told from. */
export interface Said {
  key: string;
  words: string;
  quote: string;
  agrees: (way: Way, told: boolean) => Agreement;
  /** Whether the quoted words, and no figure, are the value: they may say several items at once. */
  isQuote?: boolean;
}

/** What the library's columns say of a document, by their keys. */
export type AnswersOf = ReadonlyMap<string, Answer>;

/** Whether a value is an item, where nothing lies between. */
export const right = (is: boolean): Agreement => (is ? 'right' : 'no');
