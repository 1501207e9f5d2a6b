import { addDays } from '../../figures/calendar.ts';
import { parseNumeral } from '../../figures/numerals.ts';
import type { IsoDate } from '../../statute/statute.ts';
import type { ToldDay } from './told-days.ts';

const NUMERAL = '(\\d{1,2}|[一二两三四五六七八九十]{1,3})';
/** 过了两天又转了, 三天后给的: so many days behind the one that was told. */
const DAYS_LATER = new RegExp(`(?:过|隔)了?${NUMERAL}天|${NUMERAL}天(?:之|以)?后`);
/** 两三天: no number of days. */
const ROUGH = /^[一二两三四五六七八九]{2}$/;

/** Whether words tell of a later day by counting from the one before. */
export const tellsDaysLater = (words: string): boolean => DAYS_LATER.test(words);

/**
 * The day that is told as so many behind the last one; null where that one is no day or the number is none.
 * @param at where what happened on it is told
 */
export function daysLater(days: readonly ToldDay[], at: number, words: string): ToldDay | null {
  const [, behind, counted] = DAYS_LATER.exec(words) ?? [];
  const said = behind ?? counted ?? '';
  const from = days.findLast(({ end }) => end <= at);
  const count = ROUGH.test(said) ? null : parseNumeral(said);
  if (from?.precision !== 'day' || from.iso === null || count === null) return null;
  const iso = addDays(from.iso as IsoDate, count);
  const [year = 0, month, day] = iso.split('-').map(Number);
  return { ...from, iso, year, text: `${year}年${month}月${day}日` };
}
