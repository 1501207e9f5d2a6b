import type { QuestionAmount } from '../../questions/read-amounts.ts';
import type { QuestionDate } from '../../questions/read-dates.ts';
import type { CastMember } from '../story-cast.ts';
import { clauseAt, type StoryClause } from '../story-clauses.ts';
import type { StorySides } from '../story-sides.ts';

/** What is left open in a sentence, to be filled in by hand. */
export const OPEN = '＿＿＿';

/** A story as rules of one cause look at it. */
export interface ToldMatter {
  /** Flat text; places are those of what was written. */
  story: string;
  clauses: readonly StoryClause[];
  amounts: readonly QuestionAmount[];
  dates: readonly QuestionDate[];
  cast: { members: readonly CastMember[] };
  sides: StorySides;
  today: string;
}

/** Something read, with its place. */
export interface ToldValue<Value> {
  value: Value;
  start: number;
  end: number;
}

/** The first sum whose clause says so before or behind it. */
export function sumTold(
  { story, clauses, amounts }: ToldMatter,
  before: RegExp,
  not?: RegExp,
): ToldValue<number> | null {
  for (const { value, start, end } of amounts) {
    const clause = clauseAt(clauses, start);
    if (!clause) continue;
    const words = story.slice(clause.start, start);
    if (before.test(words) && !not?.test(clause.text)) return { value, start, end };
  }
  return null;
}

/** The last sum whose clause says so before it: of what is owed from month to month, what it comes to. */
export function lastSumTold(told: ToldMatter, before: RegExp, not?: RegExp): ToldValue<number> | null {
  return sumTold({ ...told, amounts: told.amounts.toReversed() }, before, not);
}

/** The first sum behind which its clause says so: 花了860元药钱. */
export function sumSaidBehind(
  { story, clauses, amounts }: ToldMatter,
  behind: RegExp,
): ToldValue<number> | null {
  for (const { value, start, end } of amounts) {
    const clause = clauseAt(clauses, start);
    if (clause && behind.test(story.slice(end, clause.end))) return { value, start, end };
  }
  return null;
}
/** What people call money for a doctor, behind its sum. */
export const MEDICINE_BEHIND = /^(?:元|块钱?)?(?:的)?(?:药钱|药费|医[药疗]费|看病钱|诊疗费|治疗费)/;

/** The first day whose clause, or the rest of whose sentence up to the next day, says so. */
export function dayTold(
  { story, clauses, dates }: ToldMatter,
  says: RegExp,
  not?: RegExp,
): ToldValue<string> | null {
  for (const [index, { iso, start, end }] of dates.entries()) {
    const clause = clauseAt(clauses, start);
    if (!clause) continue;
    const until = Math.min(dates[index + 1]?.start ?? Number.POSITIVE_INFINITY, clause.sentence.end);
    const words = story.slice(end, until);
    if (says.test(words) && !not?.test(words)) return { value: iso, start, end };
  }
  return null;
}

/** What a group of a pattern reads, with its place. */
export function wordsTold({ story }: ToldMatter, says: RegExp): ToldValue<string> | null {
  const match = says.exec(story);
  const value = match?.slice(1).find((one) => one !== undefined);
  if (!match || !value) return null;
  const start = match.index + match[0].indexOf(value);
  return { value, start, end: start + value.length };
}

/** 2026-03-12 as papers write it; open where it is not known. */
export const dayIn = (day: ToldValue<string> | null): string => paperDay(day?.value ?? null);

/** A day to be filled in. */
export const OPEN_DAY = '＿＿＿＿年＿＿月＿＿日';

/** 2026-03-12 as papers write it; to be filled in where it is not known. */
export const paperDay = (iso: string | null): string =>
  iso === null ? OPEN_DAY : iso.replace(/^(\d{4})-0?(\d+)-0?(\d+)$/, '$1年$2月$3日');

/** A sum as papers write it. */
export const sumIn = (sum: ToldValue<number> | null): string => `${sum === null ? OPEN : sum.value}元`;

/** To two places, without floating dust. */
export const inFen = (yuan: number): number => Math.round(yuan * 100) / 100;

/** The day so many days later. */
export function daysAfter(iso: string, days: number): string {
  const day = new Date(`${iso}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

const DIGITS = '零一二三四五六七八九十';
/** 十 is 10, 三十 is 30, 七 is 7, 21 is 21. */
export function countOf(words: string): number | null {
  if (/^\d+$/.test(words)) return Number(words);
  const [, tens = '', ten = '', ones = ''] =
    /^([一二三四五六七八九两]?)(十?)([一二三四五六七八九]?)$/.exec(words) ?? [];
  const digit = (one: string) => (one === '两' ? 2 : DIGITS.indexOf(one));
  if (ten) return (tens ? digit(tens) : 1) * 10 + (ones ? digit(ones) : 0);
  return tens ? digit(tens) : null;
}

/** Rates by the day as contracts write them: 万分之五 is 0.0005. */
export function dailyRate(words: string): number | null {
  const match = /(万|千|百)分之([一二三四五六七八九十\d]+)/.exec(words);
  const part = match?.[2] ? countOf(match[2]) : null;
  if (!match || part === null) return null;
  return part / (match[1] === '万' ? 10_000 : match[1] === '千' ? 1_000 : 100);
}
