import { toFlatText } from '../words/flat-text.ts';
import { rememberByText } from '../words/remember-by-text.ts';
import { parseEnglishNumeral } from './english-numerals.ts';
import { findAmounts } from './find-amounts.ts';
import { findDates } from './find-dates.ts';
import { findDurations } from './find-durations.ts';
import { findPercentages } from './find-percentages.ts';
import { parseDecimal } from './numerals.ts';
import { takePlaces, type Written } from './written.ts';

/** What a number counts, so that only like is compared with like. */
export type MeasureKind = 'time' | 'workdays' | 'share' | 'multiple' | 'money' | 'age' | 'number';

/** Which side of the number is meant: `least` 以上, `more` 超过, `most` 以下 or 之内, `less` 不满. */
export type Bound = 'least' | 'more' | 'most' | 'less' | 'exact';

/** A number with what it counts and which side of it is meant: 不满三年, 二十五周岁, 价款三倍, 三分之二以上. */
export interface Measure extends Written {
  kind: MeasureKind;
  /** Days of a time (a month has 30, a year 360), percent of a share, yuan of money; else the number itself. */
  value: number;
  bound: Bound;
  /** What is counted, of a `number`: 人, 份, 次. */
  counted: string;
}

const DAYS = { hour: 1 / 24, day: 1, workday: 1, week: 7, month: 30, year: 360 } as const;
const NUMERAL = '(?:\\d{1,6}(?:\\.\\d+)?|[一二两三四五六七八九十百千万]{1,8}|半)';
const AGE = new RegExp(`(${NUMERAL}) ?(?:周岁|岁|years? old|years? of age)`, 'g');
const ENGLISH_AGE = /\b(?:aged?|age of|under|turns?) (\d{1,2})\b|\b(\d{1,2})[- ]year[- ]old/gi;
const FRACTION =
  /([一二两三四五六七八九十]{1,3})分之([一二两三四五六七八九十]{1,3})|(?<![\d/])([1-9])\/([2-9])(?![\d/])/g;
const TENTHS =
  /(?<![\d一二三四五六七八九十])([一二两三四五六七八九十]|\d)成(?!年|员|立|为|本|果|就|份|分|品|功|交|都|人|因|长|见|套)/g;
const HALF =
  /(?<![大超])半数|一半|过半|\bhalf\b|\b(?:two[- ]thirds|one[- ]third|three[- ]quarters|one[- ]quarter)\b/gi;
const MULTIPLE = new RegExp(
  `(${NUMERAL}) ?倍|双倍|加倍|翻倍|(${'\\d{1,2}'}|two|three|four|five|ten) times\\b|\\b(double|twice|triple|treble)\\b`,
  'gi',
);
const COUNT = new RegExp(
  `(?<![第\\d一二三四五六七八九十百千万]|每|之)(${NUMERAL}) ?(?:多)?(?:以上|以下)?(?:的)?(人次|人|名|份|次|件|户|家|个(?!月|半月|小时|工作日|星期|人[^数]|案|体|别)|位|席|台|幢|票|克|公里|亩|平方米|小时|级)(?!民|员|身|格|都|方|为|造|工|类|力|口|日|事|物|数|所|们|被|之间|自己|作为|单位|案)`,
  'g',
);
/** The end of a range that has no unit of its own: 三 of 三至五倍, 三十 of 百分之二十至三十. */
const RANGE = new RegExp(
  `(百分之)${NUMERAL} ?(?:至|到|-) ?(${NUMERAL})|(?<![\\d一二三四五六七八九十百千万第])(${NUMERAL})(?= ?(?:至|到|-) ?${NUMERAL} ?(倍|年|个月|日|天|周岁|岁|%|万元|元))`,
  'g',
);
/** Words that are written like numbers and count nothing. */
const NO_NUMBER = /^(?:一|两|二|三)(?:方|旦|般|切|律|致|并|起|经|审)/;

/** Without any of these nothing is counted; most clauses have none. */
const MAY_COUNT = /[\d０-９一二两三四五六七八九十百千万壹贰叁肆伍陆柒捌玖拾半双倍成]|[a-z]/i;

/** Every measured number of a text, in order. Years of a date and numbers of articles are none. */
export function findMeasures(text: string): Measure[] {
  return MAY_COUNT.test(text) ? readMeasures(text) : [];
}

/** The same of a text that is held against many others; nobody may change what is found. */
export const measuresIn: (text: string) => readonly Measure[] = rememberByText(findMeasures, 1500);

function readMeasures(text: string): Measure[] {
  const flat = toFlatText(text);
  const take = takePlaces(text);
  const found: Measure[] = [];
  const add = (at: { start: number; end: number }, kind: MeasureKind, value: number | null, counted = '') => {
    if (value === null || !Number.isFinite(value)) return;
    const match = Object.assign([flat.slice(at.start, at.end)], {
      index: at.start,
    }) as unknown as RegExpMatchArray;
    const place = take(match, at.end - at.start);
    // 百分之三百 is what others call 三倍.
    if (place && kind === 'share' && value > 100)
      found.push({
        ...place,
        kind: 'multiple',
        value: round(value / 100),
        bound: boundOf(flat, place),
        counted,
      });
    else if (place) found.push({ ...place, kind, value: round(value), bound: boundOf(flat, place), counted });
  };
  const each = (
    pattern: RegExp,
    read: (match: RegExpExecArray) => [MeasureKind, number | null, string?] | null,
  ) => {
    for (const match of flat.matchAll(pattern)) {
      const measure = read(match);
      if (measure) add({ start: match.index, end: match.index + match[0].length }, ...measure);
    }
  };
  for (const date of findDates(text)) take(matchOf(date), date.end - date.start);
  for (const place of flat.matchAll(
    /第 ?[〇零一二三四五六七八九十百千\d]+ ?(?:条|款|项|目|章|节|编|次|审|顺序|人|方)(?:之[一二三四五六七八九十])?/g,
  ))
    take(place);
  each(AGE, ([, number = '']) => ['age', parseDecimal(number)]);
  each(ENGLISH_AGE, ([, one, other]) => ['age', Number(one ?? other)]);
  for (const match of flat.matchAll(RANGE)) {
    const [raw, part, top, bottom, unit] = match;
    const number = top ?? bottom ?? '';
    const [first] = unit !== undefined ? findMeasures(number + unit) : [];
    const value = part ? readNumber(number) : (first?.value ?? null);
    const start = part ? match.index + raw.length - number.length : match.index;
    add({ start, end: start + number.length }, part ? 'share' : (first?.kind ?? 'number'), value);
  }
  for (const { start, end, percent } of findPercentages(text)) add({ start, end }, 'share', percent);
  each(FRACTION, ([, whole, part, top, bottom]) => {
    const [under, over] = [parseDecimal(whole ?? bottom ?? ''), parseDecimal(part ?? top ?? '')];
    return under && over && under <= 10 ? ['share', (100 * over) / under] : null;
  });
  each(TENTHS, ([, number = '']) => ['share', 10 * (parseDecimal(number) ?? Number.NaN)]);
  each(HALF, ([raw]) => ['share', shareInWords(raw.toLowerCase())]);
  each(MULTIPLE, ([, number, english, word]) => [
    'multiple',
    number
      ? readNumber(number)
      : english
        ? /\d/.test(english)
          ? Number(english)
          : parseEnglishNumeral(english)
        : /triple|treble/i.test(word ?? '')
          ? 3
          : 2,
  ]);
  for (const { start, end, count, unit } of findDurations(text)) {
    add({ start, end }, unit === 'workday' ? 'workdays' : 'time', count * DAYS[unit]);
  }
  for (const { start, end, value, currency } of findAmounts(text)) {
    if (currency !== null) add({ start, end }, 'money', value);
  }
  each(COUNT, ([raw, number = '', counted = '']) => {
    const value = NO_NUMBER.test(raw) ? null : readNumber(number);
    // 一个, 一人 counts nothing more than 某.
    return value === null || value === 1
      ? null
      : ['number', value, counted === '名' || counted === '位' || counted === '个' ? '人' : counted];
  });
  return found.sort((a, b) => a.start - b.start);
}

const matchOf = ({ raw, start }: Written) =>
  Object.assign([raw], { index: start }) as unknown as RegExpMatchArray;
const readNumber = (text: string): number | null => (text === '半' ? 0.5 : parseDecimal(text));
const round = (value: number) => Math.round(value * 1e4) / 1e4;

function shareInWords(raw: string): number {
  if (raw.startsWith('two')) return 200 / 3;
  if (raw.startsWith('one') && raw.endsWith('third')) return 100 / 3;
  if (raw.startsWith('three')) return 75;
  return raw.endsWith('quarter') ? 25 : 50;
}

const BEFORE: readonly [Bound, RegExp][] = [
  [
    'most',
    /(?:不超过|不得超过|不得高于|不高于|不得多于|不多于|不能超过|未超过|没有超过|没超过|未逾|不逾|最多|最长|最高|至多|最迟|最晚|不应超过|以内|不可超过|within|at most|not exceed(?:ing)?|no more than|up to|may not exceed|不大于|上限(?:是|为)?|封顶)(?:[为是在不得]{1,2}|(?<=最[多长]|至多)再?(?:承担|保存|保留|延长?|赔偿?|处))? ?(?:人民币)?$/i,
  ],
  [
    'least',
    /(?:不少于|不得少于|不低于|不得低于|至少|最少|最低|最短|不能少于|不能低于|满|年满|不小于|at least|not less than|no less than|达到?|不得短于|不短于)(?:[为是在不得]{1,2}|(?<=至少|最少)(?:保存|保留|留存))? ?(?:人民币)?$/i,
  ],
  [
    'less',
    /(?<!不|不得|不能|不可|不应)(?:不满|未满|不足|低于|少于|不到|未达到?|没到|没满|小于|短于|less than|under|below|尚未满|未年满) ?(?:人民币)?$/i,
  ],
  ['more', /(?:超过|多于|高于|逾|大于|超出|长于|exceed(?:s|ing)?|more than|over|超|满了) ?(?:人民币)?$/i],
];
const AFTER: readonly [Bound, RegExp][] = [
  ['least', /^ ?(?:工资|价款|租金)?(?:及|或)?以上|^ ?起步|^ ?or (?:more|older|above)/],
  ['most', /^ ?(?:以下|以内|之内|内|为限|封顶|or less|or under)/],
  ['less', /^ ?(?:不到|未满)/],
];

function boundOf(flat: string, { start, end }: Written): Bound {
  const before = flat.slice(Math.max(0, start - 16), start).replace(/ +$/, '');
  const after = flat.slice(end, end + 14);
  for (const [bound, pattern] of AFTER) if (pattern.test(after)) return bound;
  // 不满 ends in 满, 不超过 in 超过: the longer words come first.
  const less = BEFORE[2]?.[1];
  if (less?.test(before)) return 'less';
  for (const [bound, pattern] of BEFORE) if (pattern.test(before)) return bound;
  return 'exact';
}
