// Characters of the private use area: they stand in no text and pass through Markdown untouched.
/** Stands before the number of a footnote, from 0. */
export const NOTE_OPEN = '\uE000';
/** Stands behind it. */
export const NOTE_CLOSE = '\uE001';
/** A footnote's mark with its number. */
export const NOTE = /\uE000(\d+)\uE001/g;
