const NUMERAL = '[零〇一二两三四五六七八九十百千\\d]';
/** Between a law and its article people say 里面的, 那个, 的; in writing nothing or 的 stands there. */
const FILLED = new RegExp(
  `(?<=[法典》释例定则])(?:的|里面的?|里头的?|里的?|当中的?|中的?|上的?|那个|这个|呢|啊|，|,){1,3}(?=第?${NUMERAL}{1,9} ?条)`,
  'g',
);
/** A numeral of two characters or more straight behind a law is that of an article; 劳动法两条 says how many. */
const WITHOUT_ORDINAL = new RegExp(
  `(?<=[法典》释例定则] ?)(?=(?:${NUMERAL}{2,9}|十) ?条(?!件|约|例|款))`,
  'g',
);
/** Read out digit by digit: 五七七. */
const DIGIT_BY_DIGIT = /(?<=第)[零〇一二三四五六七八九]{2,4}(?= ?条)/g;
const DIGITS = '零一二三四五六七八九';

/**
 * Words as they were said, with the places of laws as they are written, so that they are found like any other: 民法典里面五百七十七条 →
 * 民法典第五百七十七条. For finding alone: what is shown is what was said.
 */
export const writeSpokenPlaces = (said: string): string =>
  said
    .replace(FILLED, '')
    .replace(WITHOUT_ORDINAL, '第')
    .replace(DIGIT_BY_DIGIT, (read) =>
      [...read].map((digit) => Math.max(0, DIGITS.indexOf(digit === '〇' ? '零' : digit))).join(''),
    );
