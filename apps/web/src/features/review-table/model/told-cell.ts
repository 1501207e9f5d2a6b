import type { ReviewCell, ReviewRow } from '@mingfa/contract/review-cell';

/** What can be done with a cell by itself: it says something that a person can look at. */
export const canBeChecked = ({ answer, state }: ReviewCell): boolean =>
  answer !== null && state !== 'working' && state !== 'waiting';

/** The value of a cell as people read it; empty where it says nothing. */
export const valueWords = ({ state, answer }: Pick<ReviewCell, 'state' | 'answer'>): string =>
  state === 'found' ? (answer?.value?.text ?? '') : '';

/** What a cell in doubt may be, as people read it: shown to be checked; empty where nothing near was found. */
export const doubtfulWords = ({ answer }: Pick<ReviewCell, 'answer'>): string =>
  answer?.state === 'not_found' && answer.reason === 'doubtful'
    ? (answer.parts ?? []).map(({ value }) => value.text).join(' / ')
    : '';

/** Whether it is known that part of a document was not read: not before any of its cells was filled. */
export const isPartlyRead = ({ isWhole, cells }: ReviewRow): boolean =>
  !isWhole && cells.some(({ state }) => state !== 'waiting' && state !== 'working');
