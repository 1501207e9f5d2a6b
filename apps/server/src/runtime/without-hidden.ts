/**
 * Signs that are not seen and yet make one text look like another, or turn the words around it: controls, zero widths, directions.
 * Line breaks and tabs are none.
 */
const HIDDEN =
  /[\p{Cc}\u{ad}\u{61c}\u{180e}\u{200b}-\u{200f}\u{202a}-\u{202e}\u{2060}-\u{206f}\u{feff}\u{fff9}-\u{fffb}\u{e0000}-\u{e007f}]/gu;

/** Marks upon one letter, and lines with nothing, that a page must still bear: letters of all languages get along with them. */
const MARKS_TOO_MANY = /(\p{M}{4})\p{M}+/gu;
const LINES_TOO_MANY = /\n(?:[^\S\n]*\n){3,}/g;

/** A text without signs that are not seen, with at most four marks upon a letter and two empty lines in a row; what is stored already is not touched. */
export function withoutHidden(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(HIDDEN, (sign, at: number, whole: string) => {
      if (sign === '\n' || sign === '\t') return sign;
      return sign === '\u200d' && isJoiner(whole, at) ? sign : '';
    })
    .replace(MARKS_TOO_MANY, '$1')
    .replace(LINES_TOO_MANY, '\n\n\n')
    .trim();
}

/** A joiner within an emoji is part of it. */
const isJoiner = (text: string, at: number): boolean =>
  /(?:\p{Extended_Pictographic}|\u{fe0f}|[\u{1f3fb}-\u{1f3ff}])$/u.test(text.slice(0, at)) &&
  /^\p{Extended_Pictographic}/u.test(text.slice(at + 1));
