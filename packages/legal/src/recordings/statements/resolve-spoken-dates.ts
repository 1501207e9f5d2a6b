import { isoDate } from '../../figures/find-dates.ts';
import { parseNumeral } from '../../figures/numerals.ts';
import type { Segment } from '../transcript.ts';
import { findSpokenDates } from './find-spoken-dates.ts';

/** The day is told at the beginning of a talk, if it is. */
const BEGINNING = 20;
const DAYS: Readonly<Record<string, number>> = {
  大前天: -3,
  前天: -2,
  昨天: -1,
  昨晚: -1,
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
 * A day that was told as seen from the day of speaking: 去年十一月八日, 下周一, 明天. What leaves the year open is worked out only where
 * it is to come (四月三十日之前); null for all else.
 */
export function resolveSpokenDate(said: string, spokenOn: string): string | null {
  const on = Date.parse(`${spokenOn}T00:00:00Z`);
  const plus = (days: number) => new Date(on + days * DAY_MS).toISOString().slice(0, 10);
  const dayWord = /^(?:大前天|前天|昨天|昨晚|今天|今晚|明天|明早|大后天|后天)/.exec(said)?.[0];
  if (dayWord !== undefined) return plus(DAYS[dayWord] ?? 0);
  const ofYear = /^(大前年|前年|去年|今年|明年|后年)(.*)$/.exec(said);
  const year = Number(spokenOn.slice(0, 4));
  if (ofYear) return monthAndDay(year + (YEARS[ofYear[1] ?? ''] ?? 0), ofYear[2] ?? '');
  const ofWeek = /^(上上|上|这|本|下下|下)个?(?:周|星期|礼拜)([一二三四五六日天末])/.exec(said);
  if (ofWeek?.[2] && ofWeek[2] !== '末') {
    const weekday = (new Date(on).getUTCDay() + 6) % 7;
    const wanted = '一二三四五六日'.indexOf(ofWeek[2].replace('天', '日'));
    const weeks = WEEKS[ofWeek[1] ?? ''] ?? 0;
    return plus(weeks * 7 + wanted - weekday);
  }
  const isToCome = /前$/.test(said);
  const toCome = isToCome ? monthAndDay(year, said.replace(/之?前$/, '')) : null;
  if (toCome === null || toCome.length < 10) return null;
  return toCome >= spokenOn ? toCome : `${year + 1}${toCome.slice(4)}`;
}

function monthAndDay(year: number, said: string): string | null {
  if (said === '') return `${year}`;
  const told =
    /^([\d一二三四五六七八九十]{1,3})月(?:份)?(?:([\d一二三四五六七八九十]{1,3})[号日])?(?:之?前)?$/.exec(
      said,
    );
  const month = parseNumeral(told?.[1] ?? '');
  const day = told?.[2] === undefined ? null : parseNumeral(told[2]);
  if (month === null || month < 1 || month > 12) return null;
  return day === null ? `${year}-${String(month).padStart(2, '0')}` : isoDate(year, month, day);
}
