import type { ReviewCell } from '@mingfa/contract/review-cell';

/** What can be done with a cell by itself: it says something that a person can look at. */
export const canBeChecked = ({ answer, state }: ReviewCell): boolean =>
  answer !== null && state !== 'working' && state !== 'waiting';

/** The value of a cell as people read it; empty where it says nothing. */
export const valueWords = ({ state, answer }: Pick<ReviewCell, 'state' | 'answer'>): string =>
  state === 'found' ? (answer?.value?.text ?? '') : '';
