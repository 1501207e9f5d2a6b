/**
 * Text as a document can carry it: without control characters, marks of direction and halves of surrogates; line ends alike. What looks like
 * markup stays as it was written: it is text, and writers escape it.
 */
export const cleanText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?|\u2028|\u2029|\u0085/g, '\n')
    .replace(/\t/g, ' ')
    .replace(
      /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffe\uffff]/g,
      '',
    );
