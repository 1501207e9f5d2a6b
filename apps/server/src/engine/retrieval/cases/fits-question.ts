import type { CaseSigns } from './read-case-evidence.ts';

/** Measured on cases that a reader graded for questions of lay people: `npm run bench -- case-fit`, decision 020. */
const LEAST_COVERAGE = 0.75;
const LEAST_SHARE = 0.4;

/** Whether a case that was found may be told in an answer unasked: it is named, or most of what is asked stands in it and much of that in one place. */
export const fitsQuestion = ({ isNamed, coverage, share }: CaseSigns): boolean =>
  isNamed || (coverage >= LEAST_COVERAGE && share >= LEAST_SHARE);
