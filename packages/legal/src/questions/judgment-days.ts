import { addDays } from '../figures/calendar.ts';
import { parseNumeral } from '../figures/numerals.ts';
import { clauseOf } from './beside.ts';
import type { QuestionDate } from './read-dates.ts';

const IN_EFFECT = /生效|took effect|became final/i;
const WITHIN =
  /(\d{1,3}|[一二三四五六七八九十]{1,3}) ?(?:日|天)之?内[^，。；]{0,10}(?:付|还|给|履行|支付|交|赔|结)|within (\d{1,3}) days/i;

/** The last day to pay of a judgment that gives so many days from the day it takes effect; else the day told. */
export function lastDayToPay(
  text: string,
  dates: readonly QuestionDate[],
  told: string | undefined,
): string | undefined {
  const within = WITHIN.exec(text);
  const days = parseNumeral(within?.[1] ?? within?.[2] ?? '');
  const effect = dates.find(
    (date) => date.precision === 'day' && date.iso === told && IN_EFFECT.test(clauseOf(text, date).join('')),
  );
  return effect && days !== null ? addDays(effect.iso, days) : told;
}
