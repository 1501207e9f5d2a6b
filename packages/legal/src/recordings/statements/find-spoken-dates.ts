import { findDates } from '../../figures/find-dates.ts';
import { parseNumeral } from '../../figures/numerals.ts';
import { takePlaces, type Written } from '../../figures/written.ts';
import { rememberByText } from '../../words/remember-by-text.ts';
import { findEnglishDates } from './english-dates.ts';

/** A day, month or year as it was said. */
export interface SpokenDate extends Written {
  /** `2026-01-31`, `2026-01`, `2026`; null for what is told as seen from the day of speaking, or without a year: it is kept as said. */
  iso: string | null;
}

const NUMBER = '(?:\\d{1,2}|[一二两三四五六七八九十]{1,3}|半|几)';
/** Of a day or a month: 一个半月 holds none. */
const SMALL = '(?:\\d{1,2}|[一二三四五六七八九十]{1,3})';
/** 文三路八十八号 is a house, 指导案例24号 a case and 法释〔2020〕17号 a document. */
const DAY = `(?<![路街巷弄道村组栋楼区院室座例〕］\\])）第桌柜]|[案例]第|合同|公报)${SMALL}[号日](?![楼院线店室房门座])`;
const MONTH = `${SMALL}月(?:份)?(?:${DAY}|初|底|中旬|上旬|下旬)?`;
const AGO = '(?:以前|之前|以后|之后|之内|以内|前|后|内)';
/** 去年三月十五号, 上个月底, 下周五, 三个月前, 过完年, 礼拜天. */
const AS_SAID = new RegExp(
  [
    `(?:大前年|前年|去年|今年|明年|后年)(?:年初|年底|上半年|下半年|春节|过年|国庆|中秋|元旦|双十一|五一|${MONTH})?`,
    `(?:上上|上|这|本|下|下下)个?月(?:初|底|中旬|${DAY})?`,
    `(?:上上|上|这|本|下|下下)(?:个)?(?:周|星期|礼拜)(?:[一二三四五六日天末])?`,
    '(?:大前天|前天|昨天|今天|明天|后天|大后天|昨晚|今晚|明早|[昨今明]日(?![头报])|[昨今明]儿个?)(?:早上|上午|中午|下午|晚上)?',
    `${NUMBER}(?:个)?(?:半)?(?:年|个月|月|周|星期|礼拜|天)(?:半)?${AGO}`,
    '(?:月底|月初|月中|年底|年初|过完?年(?:以?[前后])?|春节[前后]?|元旦|清明|(?<![二两三四五六七八九十百千万])五一(?!个|[年天次平])|端午|中秋|国庆)(?![\\u4e00-\\u9fff]?级)',
    '十一(?=期间|放假|长假|黄金周|那|之?[前后])',
    '(?:周|星期|礼拜)[一二三四五六日天末](?:之?前)?',
    `${MONTH}(?:之?前)?`,
    `(?<![\\d一二两三四五六七八九十月])${DAY}(?:之?前)?`,
  ].join('|'),
  'g',
);

/** The days of what somebody said, in order. Only a day with its year is worked out; 下周五 stays as it was said. */
export const findSpokenDates: (text: string) => SpokenDate[] = rememberByText(findDatesAnew, 20_000);

/** 八十八号 and 十三月 are none. */
const isOfCalendar = (raw: string): boolean =>
  [...raw.matchAll(/(\d{1,2}|[一二三四五六七八九十]{1,3})([号日月])/g)].every(([, number = '', unit]) => {
    const value = parseNumeral(number);
    return value === null || (value >= 1 && value <= (unit === '月' ? 12 : 31));
  });

function findDatesAnew(text: string): SpokenDate[] {
  const take = takePlaces(text);
  const told = findDates(text).filter(
    ({ iso, month, precision }) => iso !== null && (month !== null || precision === 'year'),
  );
  const dates: SpokenDate[] = told.map(({ raw, start, end, iso }) => ({ raw, start, end, iso }));
  for (const match of text.matchAll(AS_SAID)) {
    const end = match.index + match[0].length;
    if (told.some((one) => match.index < one.end && end > one.start)) continue;
    if (!isOfCalendar(match[0])) continue;
    const place = take(match);
    if (place) dates.push({ ...place, iso: null });
  }
  for (const one of findEnglishDates(text))
    if (!dates.some(({ start, end }) => one.start < end && one.end > start))
      dates.push({ ...one, iso: null });
  return dates.toSorted((one, other) => one.start - other.start);
}
