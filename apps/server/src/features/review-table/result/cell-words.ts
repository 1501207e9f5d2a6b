import type { ReviewAnswer, ReviewCell } from '@mingfa/contract/review-cell';
import type { MemoWords } from './memo-words.ts';

/** What a cell says, as it is printed: its value, or in which way it says nothing. */
export const cellWords = ({ state, answer }: ReviewCell, words: MemoWords): string =>
  state === 'found' && answer?.value ? answer.value.text : words.states[state];

/** The figure of an answer, where it is one; null otherwise, and where there are several. */
export function figureOf(answer: Pick<ReviewAnswer, 'value' | 'parts'> | null): number | null {
  const value = (answer?.parts?.length ?? 0) > 1 ? null : answer?.value;
  const written = value?.kind === 'money' ? value.amount : value?.kind === 'number' ? value.number : null;
  if (written === null || written === '') return null;
  const number = Number(written);
  return Number.isFinite(number) ? number : null;
}

/** Who vouches for a cell, and when; empty where nobody does. */
export const checkedWords = ({ checked }: ReviewCell): string =>
  checked ? `${checked.by} ${checked.at.slice(0, 10)}`.trim() : '';
