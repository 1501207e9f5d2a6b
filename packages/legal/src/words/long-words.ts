/** Letters and digits in a row without a place for a line to end at: more than 24, which no line has to spare. */
export const LONG_WORDS = /[^\s\u2e80-\u9fff\u{20000}-\u{3ffff}\uf900-\ufaff\uff00-\uffef]{25,}/gu;

/** Whether a text has such a word: lines may end within it, so that the one before is not stretched. */
export const hasLongWord = (text: string): boolean => text.search(LONG_WORDS) !== -1;
