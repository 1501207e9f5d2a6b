import { toFlatText } from '../words/flat-text.ts';
import { parseCapitalAmount } from './capital-amount.ts';
import { parseDecimal, parseNumeral } from './numerals.ts';
import { takePlaces, type Written } from './written.ts';

/** An amount written in a text, or a number that may be one. */
export interface WrittenAmount extends Written {
  /** In units of the currency, to the hundredth. */
  value: number;
  /** Null for a number with no word of money at it (5万, 8k): the text around it must say whether it is an amount. */
  currency: 'CNY' | 'USD' | 'HKD' | 'EUR' | 'GBP' | 'JPY' | null;
  /** `figures`: 50万元; `capital`: 伍拾万元整; `numeral`: 五十万元. */
  form: 'figures' | 'capital' | 'numeral';
  /** What the number is counted in: 10,000 in 5万 and 五万, 1 in 5000 and 五千. */
  scale: number;
}

const SCALES: Record<string, number> = {
  亿: 1e8,
  千万: 1e7,
  百万: 1e6,
  十万: 1e5,
  万: 1e4,
  w: 1e4,
  千: 1e3,
  k: 1e3,
  百: 100,
  million: 1e6,
  billion: 1e9,
  thousand: 1e3,
};
const SIGN = '人民币|RMB|CNY|[¥￥]|US\\$|USD|美元|HK\\$|HKD|港币|EUR|€|GBP|£|\\$';
const UNIT =
  '(?:[多余来] ?)?(?:元人民币|块钱|元钱|块(?![地田钢木石玻屏牌砖土板表电])|美元|美金|港元|港币|欧元|英镑|日元|人民币|[元圆](?![化素旦])|RMB|CNY|yuan|USD|HKD|EUR|(?:US |Hong Kong )?dollars)';
const FIGURES = new RegExp(
  `(?:(${SIGN}) ?[:：]? ?)?(?<![\\d.]|\\d,)(\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?)` +
    ` ?(?:[多余] ?)?(million|billion|thousand|千万|百万|十万|亿|万|千|百|[wk](?![a-z]))?(?:(?<=[亿万千百wk])(\\d{1,4})(?:(千|百)(\\d百?)?)?(?!\\d|[.,]\\d|[年月日号岁天个%千百]))? ?(${UNIT})?(?:(?<=\\d块)(\\d)(?!\\d|[.,]\\d|[年月日号岁天个次人万千百]))?`,
  'gi',
);
const HAN = '[一二两三四五六七八九十百千零〇]';
const NUMERAL = new RegExp(
  `(?<![第十百千万亿零〇几数点])(${HAN}{1,12}(?:点[零〇一二三四五六七八九]{1,4})?(?:[多余]?[万亿]${HAN}{0,10}){0,2})(${UNIT})?(?:(?<=块)([二三四五六七八九]|一(?!\\p{L}))(?![十百千万亿零点年月日号个天次人毛角分块]))?`,
  'gu',
);
/**
 * 三万八一直没结, 十二万八一分不少, 二百四一节, 十八块六一斤: behind a last digit 一 begins the next word. Nobody says 三万八一 for a number, as a place that is
 * left out is told by 零.
 */
const NEXT_WORD = /(?<=[万千百块][二两三四五六七八九])一(?![十百千万亿一二两三四五六七八九点块元])/g;
/** 三万一直没给, 五万一分没还: of these words 一 is no digit, even right behind a unit. */
const WORD_OF_ONE = /(?<=[万千百块])一(?=直|分钱?[不没也都]|共|样|起|次性|并|旦|定|般|律)/g;
const CAPITAL =
  /[零〇壹贰貳叁參肆伍陆陸柒捌玖拾佰仟][零〇壹贰貳叁參肆伍陆陸柒捌玖拾佰仟百千万萬亿億圆圓元角分整正 ]{1,40}/g;
const CURRENCIES: readonly [NonNullable<WrittenAmount['currency']>, RegExp][] = [
  ['HKD', /HK\$|HKD|港币|港元|Hong Kong/i],
  ['USD', /US\$|USD|美元|美金|dollars|^\$/i],
  ['EUR', /EUR|€|欧元/i],
  ['GBP', /GBP|£|英镑/i],
  ['JPY', /日元/],
];

/**
 * Every amount of a text, in order: ¥146,400.00元, 50 万元, 12万8千, 1万9千6, 9块9, 伍拾万元整, 三万五, US$ 2.5 million; and every other number, with
 * `currency` null. 三万五 is 35,000: a last digit without unit stands one place below the unit before it.
 */
export function findAmounts(text: string): WrittenAmount[] {
  const flat = toFlatText(text)
    .replace(/(?<=\d)，(?=\d{3}(?!\d))/g, ',')
    .replaceAll('．', '.');
  const found: WrittenAmount[] = [];
  const take = takePlaces(text);
  const add = (
    match: RegExpMatchArray,
    read: Pick<WrittenAmount, 'currency' | 'form' | 'scale'> & { value: number | null },
  ) => {
    const { value } = read;
    if (value === null || !Number.isFinite(value) || value < 0 || value > 1e14) return;
    const place = take(match);
    if (place) found.push({ ...read, ...place, value: Math.round(value * 100) / 100 });
  };
  for (const match of flat.matchAll(CAPITAL)) {
    const raw = match[0].trimEnd();
    const before = flat.slice(Math.max(0, match.index - 8), match.index);
    if (/[元圆圓]|[角分整正]$/.test(raw) || /大写[)）:：\s]*$|人民币\s*$/.test(before))
      add(match, {
        value: parseCapitalAmount(raw),
        currency: currencyOf(before),
        form: 'capital',
        scale: 1,
      });
  }
  for (const match of flat.matchAll(FIGURES)) {
    const [, sign, digits = '', scaleWord, tail, tailUnit, last, unit, tenths] = match;
    const scale = scaleWord ? (SCALES[scaleWord.toLowerCase()] ?? 1) : 1;
    const value =
      (parseDecimal(digits) ?? 0) * scale +
      tailOf(tail, tailUnit, scale) +
      lastOf(last, tailUnit) +
      Number(tenths ?? 0) / 10;
    const currency = sign || unit ? currencyOf(`${sign ?? ''}${unit ?? ''}`) : null;
    add(match, { value, currency, form: 'figures', scale });
  }
  // Each stands for one character, so places stay as they are.
  const apart = flat.replace(NEXT_WORD, '每').replace(WORD_OF_ONE, '每');
  for (const match of apart.matchAll(NUMERAL)) {
    const [, numeral = '', unit, tenths] = match;
    const scale = numeral.includes('亿') ? 1e8 : numeral.includes('万') ? 1e4 : 1;
    add(match, {
      value: withTenths(spokenNumeral(numeral.replace(/[多余]/, '')), tenths),
      currency: unit ? currencyOf(unit) : null,
      form: 'numeral',
      scale,
    });
  }
  return found.sort((a, b) => a.start - b.start);
}

const currencyOf = (words: string): NonNullable<WrittenAmount['currency']> =>
  CURRENCIES.find(([, pattern]) => pattern.test(words))?.[0] ?? 'CNY';

/** The 8千 of 12万8千, the 5 of 3万5. */
function tailOf(tail: string | undefined, unit: string | undefined, scale: number): number {
  const number = Number(tail ?? 0);
  if (unit) return number * (SCALES[unit] ?? 1);
  return number < 10 ? (number * scale) / 10 : number;
}

/** The 6 of 1万9千6, and the 5百 of 1万2千5百. */
function lastOf(last: string | undefined, before: string | undefined): number {
  if (!last || !before) return 0;
  return last.endsWith('百') ? Number(last[0]) * 100 : (Number(last) * (SCALES[before] ?? 1)) / 10;
}

/** The 六 of 十八块六. */
const withTenths = (value: number | null, tenths: string | undefined): number | null =>
  value === null || !tenths ? value : value + (parseNumeral(tenths) ?? 0) / 10;

const SPOKEN = /^(.*(?:[一二两三四五六七八九]|[十百千](?=[万亿])))([百千万亿])([一二三四五六七八九])$/;

/** 三万五 and 三千五 as they are meant; 三点五万 too. */
function spokenNumeral(text: string): number | null {
  const decimal = /^(.+点.+?)([万亿])$/.exec(text);
  if (decimal) return (parseDecimal(decimal[1] ?? '') ?? Number.NaN) * (SCALES[decimal[2] ?? ''] ?? 1);
  const spoken = SPOKEN.exec(text);
  if (!spoken) return parseDecimal(text);
  const [, head = '', unit = '', last = ''] = spoken;
  const whole = parseNumeral(head + unit);
  return whole === null ? null : whole + ((parseNumeral(last) ?? 0) * (SCALES[unit] ?? 0)) / 10;
}
