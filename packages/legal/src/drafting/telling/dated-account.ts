import type { IsoDate } from '../../statute/statute.ts';
import { toldDays } from './told-days.ts';
import { toldSums } from './told-sums.ts';

/** What others are quoted with stays as they said it. */
const QUOTES = /[“「『][^”」』]*[”」』]/g;
const IN_WORDS = /^[^\d]*[一二三四五六七八九两][^\d]*$/;

/** An account whose days all have their year and whose sums are figures: 8月14日 is 2026年8月14日, 九千六 and 9600块 are 9600元. */
export function datedAccount(account: string, today: IsoDate): string {
  const quotes = [...account.matchAll(QUOTES)].map(({ index, 0: quote }) => ({
    start: index,
    end: index + quote.length,
  }));
  const said = (place: { start: number; end: number }) => account.slice(place.start, place.end);
  const places = [
    ...toldDays(account, today).filter(
      (day) =>
        day.precision !== 'rough' &&
        day.isYearSure &&
        (/^\d{1,2}月/.test(said(day)) ||
          !/^\d{4}年/.test(said(day)) ||
          IN_WORDS.test(said(day).replace(/^\d{4}年/, ''))),
    ),
    ...toldSums(account).filter((sum) => !sum.isRough && !said(sum).endsWith('元')),
  ].filter((one) => !quotes.some(({ start, end }) => start < one.end && one.start < end));
  let dated = account;
  for (const { start, end, text } of places.sort((one, other) => other.start - one.start))
    dated = dated.slice(0, start) + text + dated.slice(end);
  return dated;
}
