import type { ReviewCell, ReviewValue } from '@mingfa/contract/review-cell';
import type { MemoWords } from './memo-words.ts';

/** What a cell says, as it is printed: its value, or in which way it says nothing. */
export const cellWords = ({ state, answer }: ReviewCell, words: MemoWords): string =>
  state === 'found' && answer?.value ? answer.value.text : words.states[state];

/** The figure of a value, where it is one; null otherwise. */
export function figureOf(value: ReviewValue | null | undefined): number | null {
  const written = value?.kind === 'money' ? value.amount : value?.kind === 'number' ? value.number : null;
  if (written === null || written === '') return null;
  const number = Number(written);
  return Number.isFinite(number) ? number : null;
}

/** Who vouches for a cell, and when; empty where nobody does. */
export const checkedWords = ({ checked }: ReviewCell): string =>
  checked ? `${checked.by} ${checked.at.slice(0, 10)}`.trim() : '';
