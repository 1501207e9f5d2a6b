import { toFlatText } from '../words/flat-text.ts';
import { ENGLISH_NUMERAL, parseEnglishNumeral } from './english-numerals.ts';
import { parseDecimal } from './numerals.ts';
import { takePlaces, type Written } from './written.ts';

/** A length of time written in a text: 30日, 5个工作日, 两年半, 两年零三个月 (27 months), 24 months. */
export interface WrittenDuration extends Written {
  count: number;
  unit: 'hour' | 'day' | 'workday' | 'week' | 'month' | 'year';
}

const NUMBER =
  '(\\d{1,4}(?:\\.\\d)?|[一二两三四五六七八九十百壹贰叁肆伍陆柒捌玖拾][一二三四五六七八九十百零壹贰叁肆伍陆柒捌玖拾]{0,5}|半)';
const UNIT =
  '周年|年|个月|个?整天|个半月|个?(?:星期|礼拜)(?![一二三四五六日天末])|周(?![岁一二三四五六日末期])|个?工作日|个?自然日|个?日历[日天]|天|日(?!期(?![限间满内届]))|个?小时';
/** What makes another word of 年, 日 and 天: 年利率, 三年级, 日均, 日常; 十五日期满 is none of them. */
const NO_WORD = '(?!利率|[率均薪级纪龄终底度代审常息])';
const CHINESE = new RegExp(
  `(?<![第\\d.〇一二三四五六七八九十百] {0,2}|[^年月]零)${NUMBER} ?(?:\\(\\d{1,4}\\) ?)?(${UNIT})(半(?!年|个?月))?${NO_WORD}`,
  'g',
);
/** 零三个月, 又五个月: what is added to years. */
const MONTHS_MORE =
  /^(?:零|又|余|多)? ?(\d{1,2}|[一二两三四五六七八九十]{1,3}) ?个(半)?月(?! ?[\d¥￥]|[一二两三四五六七八九][千万百])/;
/** 3月 behind 2015年: a date. */
const DATE_GOES_ON = /^ ?[\d一二三四五六七八九十]{1,3} ?[月日号]/;
/** 5月20日 and 每月5日 name a day, and so does the second of 3月15日至30日. */
const DAY_OF_MONTH = /月 {0,2}(?:[^，。；,;月年]{0,6}[-至到、和及] ?)?$/;
const ENGLISH = new RegExp(
  `(?<![\\w.-])(\\d{1,4}(?:\\.\\d)?|${ENGLISH_NUMERAL})(?: ?\\(\\d{1,4}\\))? ?(business days?|working days?|calendar days?|days?|weeks?|months?|years?|hours?)\\b(?![ -]old\\b)(?:(?<=years?),? (?:and )?(\\d{1,2}|${ENGLISH_NUMERAL}) months?\\b)?`,
  'gi',
);

/** Every length of time of a text, in order; a year such as 2015年 and a date's 3月 are none. */
export function findDurations(text: string): WrittenDuration[] {
  const flat = toFlatText(text);
  const take = takePlaces(text);
  const found: WrittenDuration[] = [];
  for (const match of flat.matchAll(CHINESE)) {
    const read = readChinese(match, flat);
    const place = read && read.count > 0 ? take(match, read.length) : null;
    if (read && place) found.push({ ...place, count: read.count, unit: read.unit });
  }
  for (const match of flat.matchAll(ENGLISH)) {
    const number = match[1] ?? '';
    const count = numberIn(number);
    const place = count > 0 ? take(match) : null;
    // 1 year 10 months are 22.
    const more = match[3];
    if (place && more !== undefined)
      found.push({ ...place, count: count * 12 + numberIn(more), unit: 'month' });
    else if (place) found.push({ ...place, count, unit: englishUnit(match[2] ?? '') });
  }
  return found.sort((a, b) => a.start - b.start);
}

const numberIn = (words: string): number =>
  /^\d/.test(words) ? Number(words) : (parseEnglishNumeral(words) ?? 0);

function readChinese(match: RegExpExecArray, flat: string) {
  const [raw, number = '', words = '', half] = match;
  const length = raw.length;
  const unit = chineseUnit(words);
  const count =
    (number === '半' ? 0.5 : (parseDecimal(number) ?? 0)) + (half || words === '个半月' ? 0.5 : 0);
  // 三四天 is three or four, and 初三四天 the third and four days.
  if (ABOUT.test(number)) {
    if (flat[match.index - 1] !== '初') return null;
    return { unit: chineseUnit(words), count: parseDecimal(number.slice(1)) ?? 0, length };
  }
  const after = flat.slice(match.index + length, match.index + length + 12);
  if (unit === 'year' && !half) {
    if (number === '百' || /^(?:19|20)\d{2}$/.test(number) || count >= 1000 || DATE_GOES_ON.test(after))
      return null;
    const more = MONTHS_MORE.exec(after);
    if (more) {
      const months = (parseDecimal(more[1] ?? '') ?? 0) + (more[2] ? 0.5 : 0);
      return { unit: 'month' as const, count: count * 12 + months, length: length + more[0].length };
    }
  }
  if (words === '日' && DAY_OF_MONTH.test(flat.slice(Math.max(0, match.index - 12), match.index)))
    return null;
  return { unit, count, length };
}

const ABOUT = /^[一二两三四五六七八九]{2}$/;

function chineseUnit(words: string): WrittenDuration['unit'] {
  if (words.endsWith('年')) return 'year';
  if (words.endsWith('月')) return 'month';
  if (words.includes('工作日')) return 'workday';
  if (words.endsWith('小时')) return 'hour';
  return /(?:星期|礼拜)$/.test(words) || words === '周' ? 'week' : 'day';
}

function englishUnit(words: string): WrittenDuration['unit'] {
  const unit = words.toLowerCase();
  if (/^(?:business|working)/.test(unit)) return 'workday';
  return (['week', 'month', 'year', 'hour'] as const).find((name) => unit.startsWith(name)) ?? 'day';
}

/** Months of a length of time, with 30 days for one; null for hours. */
export function monthsOf({ count, unit }: Pick<WrittenDuration, 'count' | 'unit'>): number | null {
  if (unit === 'year') return count * 12;
  if (unit === 'month') return count;
  if (unit === 'week') return count / 4.345;
  return unit === 'hour' ? null : count / 30;
}

/** ISO 8601 with `BD` for working days: `P30D`, `P5BD`, `P18M`, `PT8H`. */
export function isoDuration({ count, unit }: Pick<WrittenDuration, 'count' | 'unit'>): string {
  const units = { hour: 'H', day: 'D', workday: 'BD', week: 'W', month: 'M', year: 'Y' } as const;
  return `P${unit === 'hour' ? 'T' : ''}${count}${units[unit]}`;
}
