import { isoDate } from '../../figures/find-dates.ts';
import { parseNumeral } from '../../figures/numerals.ts';
import type { Segment } from '../transcript.ts';
import { isTold, resolveEnglishDate } from './english-dates.ts';
import { findSpokenDates, type SpokenDate } from './find-spoken-dates.ts';
import { tenseOf } from './tense-of.ts';

/** The day is told at the beginning of a talk, if it is. */
const BEGINNING = 20;
const DAYS: Readonly<Record<string, number>> = {
  大前天: -3,
  前天: -2,
  昨天: -1,
  昨晚: -1,
  昨儿: -1,
  今儿: 0,
  明儿: 1,
  昨日: -1,
  今日: 0,
  明日: 1,
  今天: 0,
  今晚: 0,
  明天: 1,
  明早: 1,
  后天: 2,
  大后天: 3,
};
const YEARS: Readonly<Record<string, number>> = { 大前年: -3, 前年: -2, 去年: -1, 今年: 0, 明年: 1, 后年: 2 };
const WEEKS: Readonly<Record<string, number>> = { 上上: -2, 上: -1, 这: 0, 本: 0, 下: 1, 下下: 2 };
const DAY_MS = 86_400_000;
/** 六月八号 said in May is that of the same year; half a year away it may be either. */
const SURELY_NEAREST = 150;
const JUST_PAST = 60;
/** Holidays that fall on the same day every year. */
const HOLIDAYS: Readonly<Record<string, string>> = {
  元旦: '01-01',
  五一: '05-01',
  国庆: '10-01',
  双十一: '11-11',
};

/** The day on which somebody says they speak: 今天是二〇二六年三月十二日. Null where nobody does. */
export const daySpokenOn = (segments: readonly Segment[]): string | null =>
  daySaidIn(segments.slice(0, BEGINNING).map(({ text }) => text));

/** The day that is said to be today in the turns a talk begins with; null where none is. */
export function daySaidIn(opening: readonly string[]): string | null {
  for (const text of opening) {
    const said = /今天是?/.exec(text);
    if (!said) continue;
    const end = said.index + said[0].length;
    const day = findSpokenDates(text).find(({ start }) => start >= end && start - end <= 2);
    if (day?.iso?.length === 10) return day.iso;
  }
  return null;
}

/**
 * A day that was told as seen from the day of speaking: 去年十一月八日, 下周一, 明天. What leaves the year open is worked out where
 * it is to come (四月三十日之前) or near (六月八号 said in May); null for all else.
 */
export function resolveSpokenDate(said: string, spokenOn: string): string | null {
  const on = Date.parse(`${spokenOn}T00:00:00Z`);
  const plus = (days: number) => new Date(on + days * DAY_MS).toISOString().slice(0, 10);
  const dayWord = /^(?:大前天|前天|昨天|昨晚|今天|今晚|明天|明早|大后天|后天|[昨今明][儿日])/.exec(said)?.[0];
  if (dayWord !== undefined) return plus(DAYS[dayWord] ?? 0);
  const ofYear = /^(大前年|前年|去年|今年|明年|后年)(.*)$/.exec(said);
  const year = Number(spokenOn.slice(0, 4));
  if (ofYear) return monthAndDay(year + (YEARS[ofYear[1] ?? ''] ?? 0), ofYear[2] ?? '');
  const weekday = (new Date(on).getUTCDay() + 6) % 7;
  const ofWeek = /^(上上|上|这|本|下下|下)个?(?:周|星期|礼拜)([一二三四五六日天末])/.exec(said);
  if (ofWeek?.[2] && ofWeek[2] !== '末') {
    const wanted = '一二三四五六日'.indexOf(ofWeek[2].replace('天', '日'));
    const weeks = WEEKS[ofWeek[1] ?? ''] ?? 0;
    return plus(weeks * 7 + wanted - weekday);
  }
  const ofMonth = /^(上上|上|这|本|下|下下)个?月(.*)$/.exec(said);
  if (ofMonth) {
    const month = Number(spokenOn.slice(5, 7)) - 1 + (WEEKS[ofMonth[1] ?? ''] ?? 0);
    return dayOfMonth(year + Math.floor(month / 12), (month + 12) % 12, ofMonth[2] ?? '');
  }
  if (/^月底(?:之?前)?$/.test(said)) return dayOfMonth(year, Number(spokenOn.slice(5, 7)) - 1, '底');
  return nearestDay(said, spokenOn);
}

/** A day of a month without its year: the one to come where it is a last day, else the one nearest to the day of speaking; null where two are about as near. */
function nearestDay(said: string, spokenOn: string): string | null {
  const year = Number(spokenOn.slice(0, 4));
  const plain = said.replace(/之?前$/, '');
  const told = [year - 1, year, year + 1].flatMap((one) => monthAndDay(one, plain) ?? []);
  const awayOf = (day: string) => Math.abs(Date.parse(midOf(day)) - Date.parse(spokenOn)) / DAY_MS;
  // 三月十五号之前 said on the nineteenth was to be done, and is not of next year.
  const isJustPast = told.some((day) => day < spokenOn && awayOf(day) <= JUST_PAST);
  if (/前$/.test(said))
    return isJustPast ? null : (told.find((day) => day.length === 10 && day >= spokenOn) ?? null);
  return told.find((day) => awayOf(day) <= SURELY_NEAREST) ?? null;
}

const midOf = (day: string): string => (day.length === 7 ? `${day}-15` : day);

/** 五号 of 下个月五号; a month alone is told as such, and its last day as 月底. */
function dayOfMonth(year: number, month: number, said: string): string | null {
  const plain = said.replace(/之?前$/, '');
  if (plain === '') return `${year}-${String(month + 1).padStart(2, '0')}`;
  if (plain === '底') return new Date(Date.UTC(year, month + 1, 0)).toISOString().slice(0, 10);
  return monthAndDay(year, `${month + 1}月${plain}`);
}

/** A day of a text as seen from the day of speaking; null where a year that was named before it may be meant: 去年借的，五月二十号给的. */
export function resolveDateIn(text: string, date: SpokenDate, spokenOn: string | null): string | null {
  if (date.iso !== null || spokenOn === null) return date.iso;
  if (/[a-z]/i.test(date.raw)) {
    const clause = /[^.;,!?]*$/.exec(text.slice(0, date.start))?.[0] ?? '';
    const isPast = /^\w+day$/i.test(date.raw) && !/^(?:to|yester)day$/i.test(date.raw) && isTold(clause);
    const day = resolveEnglishDate(isPast ? `last ${date.raw}` : date.raw, spokenOn);
    return isTold(clause) && /^[A-Z][a-z]+$/.test(date.raw) ? lastYearIfToCome(day, spokenOn) : day;
  }
  // 去年国庆过了，十月九号: of the year just named.
  const told = /(大前年|前年|去年|今年)[^，。年]{0,4}(?:过了|过后|之后|以后|后)[，,]$/.exec(
    text.slice(0, date.start),
  );
  if (told && /^[\d一二三四五六七八九十]{1,3}月/.test(date.raw))
    return resolveSpokenDate(`${told[1]}${date.raw}`, spokenOn);
  const isBare = /^[\d一二三四五六七八九十]/.test(date.raw) && !/前$/.test(date.raw);
  if (isBare && /年|正月|腊月|农历|阴历/.test(text.slice(0, date.start))) return null;
  if (/[正腊]$/.test(text.slice(0, date.start))) return null;
  // 去年腊月 is most often in January.
  if (/^的?(?:农历|阴历|[正腊冬]月)/.test(text.slice(date.end))) return null;
  return dayByTense(date.raw, text.slice(date.end), spokenOn) ?? resolveSpokenDate(date.raw, spokenOn);
}

const lastYearIfToCome = (day: string | null, spokenOn: string): string | null =>
  day !== null && day.length > 4 && day > spokenOn && !day.endsWith('-02-29')
    ? `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`
    : day;

/** 礼拜三我送过去, 三号给的, 二月二号我办的卡: the next or the last such day, where the clause tells which; null where it does not. */
function dayByTense(said: string, behind: string, spokenOn: string): string | null {
  const tense = /[前后]$|^[内之]/.test(said + behind.slice(0, 1)) ? null : tenseOf(behind);
  if (tense === null) return null;
  const near = daysThatMayBe(said, spokenOn).toSorted();
  return (
    (tense === 'past'
      ? near.findLast((day) => day <= spokenOn)
      : near.find((day) => (day.length === 7 ? `${day}-28` : day) >= spokenOn)) ?? null
  );
}

/** The days around the day of speaking that a weekday, a day of the month or a day without its year may mean. */
function daysThatMayBe(said: string, spokenOn: string): string[] {
  const on = Date.parse(`${spokenOn}T00:00:00Z`);
  const [year, month] = [Number(spokenOn.slice(0, 4)), Number(spokenOn.slice(5, 7))];
  const weekday = /^(?:周|星期|礼拜)([一二三四五六日天])$/.exec(said)?.[1];
  if (weekday !== undefined) {
    const away = '一二三四五六日'.indexOf(weekday.replace('天', '日')) - ((new Date(on).getUTCDay() + 6) % 7);
    return [-7, 0, 7].map((week) => new Date(on + (away + week) * DAY_MS).toISOString().slice(0, 10));
  }
  if (/^[\d一二三四五六七八九十]{1,3}号$/.test(said))
    return [-2, -1, 0].flatMap((index) => {
      const of = new Date(Date.UTC(year, month + index, 1));
      return monthAndDay(of.getUTCFullYear(), `${of.getUTCMonth() + 1}月${said}`) ?? [];
    });
  if (!/^[\d一二三四五六七八九十]{1,3}月(?:份)?(?:[\d一二三四五六七八九十]{1,3}[号日])?$/.test(said))
    return [];
  return [year - 1, year, year + 1].flatMap((one) => monthAndDay(one, said) ?? []);
}

function monthAndDay(year: number, said: string): string | null {
  if (said === '') return `${year}`;
  const holiday = HOLIDAYS[said];
  if (holiday !== undefined) return `${year}-${holiday}`;
  const partOf = /^([^月]+)月(?:份)?(底|初|中旬|上旬|下旬)$/.exec(said);
  if (partOf) {
    const number = parseNumeral(partOf[1] ?? '');
    return number === null ? null : dayOfMonth(year, number - 1, partOf[2] === '底' ? '底' : '');
  }
  const told =
    /^([\d一二三四五六七八九十]{1,3})月(?:份)?(?:([\d一二三四五六七八九十]{1,3})[号日])?(?:之?前)?$/.exec(
      said,
    );
  const month = parseNumeral(told?.[1] ?? '');
  const day = told?.[2] === undefined ? null : parseNumeral(told[2]);
  if (month === null || month < 1 || month > 12) return null;
  return day === null ? `${year}-${String(month).padStart(2, '0')}` : isoDate(year, month, day);
}
