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

/** A name that ends like that of a law, right before an article. */
const NAME_BEFORE =
  /(?<![《\p{Script=Han}])(\p{Script=Han}{3,40})(?=第[零〇一二两三四五六七八九十百千\d]{1,9} ?条)/gu;
const LAW_ENDING = /(?:法典|法|条例|解释|规定|办法|细则|规则)$/;
/** 该法, 这部法: they go back to a name, and are none. */
const GOES_BACK = /[该本此同这那](?:[部个项条])?(?:法律|法|条例|解释|规定|办法|细则|规则)$/;
/** What stands in front of a name in a sentence. */
const IN_FRONT =
  /^.*(?:按照|根据|依据|依照|就是|还有|以及|比如|按|照|依|看|说|那|跟|和|是|的|把|用|有)(?=\p{Script=Han}{2,})/u;

/**
 * Words as they were said, with the places of laws as they are written, so that they are found like any other: 民法典里面五百七十七条 →
 * 民法典第五百七十七条. For finding alone: what is shown is what was said.
 * @param isKnown whether a name is one of a law that is held; any other that ends like one is put in marks, so that its article is
 * never taken for one of the law that was named before
 */
export function writeSpokenPlaces(said: string, isKnown: (name: string) => boolean = () => true): string {
  const written = said
    .replace(FILLED, '')
    .replace(WITHOUT_ORDINAL, '第')
    .replace(DIGIT_BY_DIGIT, (read) =>
      [...read].map((digit) => Math.max(0, DIGITS.indexOf(digit === '〇' ? '零' : digit))).join(''),
    );
  return written.replace(NAME_BEFORE, (run: string) => {
    if (!LAW_ENDING.test(run) || GOES_BACK.test(run)) return run;
    for (let from = 0; from <= run.length - 2; from += 1) if (isKnown(run.slice(from))) return run;
    const from = IN_FRONT.exec(run)?.[0].length ?? 0;
    return `${run.slice(0, from)}《${run.slice(from)}》`;
  });
}
