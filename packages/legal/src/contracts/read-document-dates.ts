import { findDates, type WrittenDate } from '../figures/find-dates.ts';

/** A date of a document, with its year; impossible days are among them. */
export type DocumentDate = WrittenDate & { year: number };

/** Dates in a text, in order. In digits and in English only whole days count: 2024.5 may be a number. */
export function readDocumentDates(text: string): DocumentDate[] {
  return findDates(text).filter(
    (date): date is DocumentDate => date.year !== null && (date.form === 'chinese' || date.day !== null),
  );
}
