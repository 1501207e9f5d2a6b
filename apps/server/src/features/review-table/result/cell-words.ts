import type { ReviewAnswer, ReviewCell } from '@mingfa/contract/review-cell';
import type { MemoWords } from './memo-words.ts';

/** What a cell says, as it is printed: its value, or in which way it says nothing. */
export const cellWords = ({ state, answer }: ReviewCell, words: MemoWords): string =>
  state === 'found' && answer?.value ? answer.value.text : words.states[state];

/** What a reader has to look at in a cell nobody vouches for: that its value is a part of what is said, or what it may be. */
export function toLookAt(
  { answer, checked }: Pick<ReviewCell, 'answer' | 'checked'>,
  words: MemoWords,
): string {
  if (!answer || checked) return '';
  if (answer.isPart) return words.inPart;
  const isDoubtful = answer.state === 'not_found' && answer.reason === 'doubtful';
  const maybe = isDoubtful ? (answer.parts ?? []).map(({ value }) => value.text).join(' / ') : '';
  return maybe === '' ? '' : words.toCheck(maybe);
}

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
