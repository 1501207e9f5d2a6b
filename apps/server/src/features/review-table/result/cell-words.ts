import type { ReviewAnswer, ReviewCell } from '@mingfa/contract/review-cell';
import type { MemoWords } from './memo-words.ts';

/** What a cell says, as it is printed: its value, what in doubt it may be, or in which way it says nothing. */
export function cellWords(cell: ReviewCell, words: MemoWords): string {
  const { state, answer } = cell;
  if (state === 'found' && answer?.value) return answer.value.text;
  return doubtWords(cell, words) || words.states[state];
}

/** The values between which a document leaves a doubt that nobody has settled; empty where there is none. */
export function doubtWords({ answer, checked }: Doubtful, words: MemoWords): string {
  const isDoubtful = answer?.state === 'not_found' && answer.reason === 'doubtful' && !checked;
  const maybe = isDoubtful ? (answer.parts ?? []).map(({ value }) => value.text).join(' / ') : '';
  return maybe === '' ? '' : words.toCheck(maybe);
}

/** That a value is but a part of what is said, in a cell nobody vouches for. */
export const partWords = ({ answer, checked }: Doubtful, words: MemoWords): string =>
  answer?.isPart && !checked ? words.inPart : '';

type Doubtful = Pick<ReviewCell, 'answer' | 'checked'>;

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
