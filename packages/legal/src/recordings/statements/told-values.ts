import { parseNumeral } from '../../figures/numerals.ts';
import type { KeyFact } from './find-key-facts.ts';

const DAY =
  /^(?:(大?前年|去年|今年)的?)?([\d一二三四五六七八九十]{1,3})月(?:份)?([\d一二三四五六七八九十]{1,3})[号日]$/;

/** A day as it was told: 三月五号 has no year, 去年三月五号 one as seen from the day of speaking. */
export interface ToldDay {
  year: string | null;
  month: number;
  day: number;
}

/** The day of a fact; null where only a month, a feast or a weekday was told. */
export function dayTold({ kind, said, value }: Pick<KeyFact, 'kind' | 'said' | 'value'>): ToldDay | null {
  if (kind !== 'date') return null;
  if (typeof value === 'string') {
    const [year = '', month, day] = value.split('-');
    return day === undefined ? null : { year, month: Number(month), day: Number(day) };
  }
  const told = DAY.exec(said);
  const [month, day] = [parseNumeral(told?.[2] ?? ''), parseNumeral(told?.[3] ?? '')];
  return month === null || day === null ? null : { year: told?.[1] ?? null, month, day };
}

/** Whether two days cannot be one. A year that was told in one of them only, or once as 去年, tells nothing. */
export function differInDay(one: KeyFact, other: KeyFact): boolean {
  const [first, second] = [dayTold(one), dayTold(other)];
  if (!first || !second) return false;
  if (first.month !== second.month || first.day !== second.day) return true;
  const areAlike = /\d/.test(first.year ?? '') === /\d/.test(second.year ?? '');
  return areAlike && first.year !== null && second.year !== null && first.year !== second.year;
}

/** What a sum is told for: 一个月六千 is no part of 工资一万八. */
export function periodTold({ kind, context }: KeyFact): 'month' | 'year' | '' {
  if (kind !== 'amount') return '';
  if (/每个?月|一个?月(?![前后内之以里])|月(?:薪|工资|租)/.test(context)) return 'month';
  return /每年|一年(?![前后内之以里多])|年薪/.test(context) ? 'year' : '';
}
