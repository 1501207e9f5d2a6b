import { addMonths, daysBetween } from '../figures/calendar.ts';
import { clauseOf } from './beside.ts';
import type { CalculatorRule, Figures } from './calculator-rule.ts';

/** What is added to a fine that was not paid, and not interest on taxes or arrears. */
const ADDED =
  /加处|加罚|(?:每|一)(?:天|日)[^，。；]{0,10}(?:百分之三|3 ?[%％])|罚款[^。]{0,24}(?:滞纳金|翻倍|翻了一倍)|3 ?% (?:a|per) day/i;
const FINE = /罚款|\bfined?\b/i;
const FINE_BEFORE = /罚(?:款|了|我)?(?:了|是|为|我|们|共)*[^，。；\d]{0,4}$|\bfined?[^.,;\d]{0,16}$/i;
const LATE = /超过|逾期|过了|晚了|没[交缴]|未[交缴]|拖|late|overdue/i;
/** Arrears of tax and the like bear another addition (税收征收管理法 32). */
const OTHER = /税款|欠税|社保费|电费|物业/;

/** Full days that were told, of a length in months the fewest it can have. */
function daysLate(text: string, { durations, today }: Figures): number | undefined {
  const told = durations.filter((length) => {
    const [head, tail] = clauseOf(text, length);
    return LATE.test(`${head}${tail}`) && !/复议|起诉|诉讼|内(?:缴|交)/.test(`${head}${tail}`);
  });
  const [only] = told;
  if (told.length !== 1 || !only) return undefined;
  if (only.days !== null) return only.days;
  return only.months !== null && today && Number.isInteger(only.months)
    ? daysBetween(addMonths(today, -only.months), today)
    : undefined;
}

/** A fine that was not paid in time, with what is added a day. */
export const LATE_FINE_RULE: CalculatorRule = {
  id: 'late-fine',
  answers: 'amount',
  matches: (text, figures, asks) =>
    asks.amount && FINE.test(text) && ADDED.test(text) && figures.amounts.length > 0,
  inputs(text, figures) {
    if (!FINE.test(text) || !ADDED.test(text) || OTHER.test(text)) return null;
    const { amounts } = figures;
    const fines = amounts.filter((amount) => FINE_BEFORE.test(clauseOf(text, amount)[0]));
    const [fine] = fines.length > 0 ? fines : amounts.length === 1 ? amounts : [];
    if (!fine || new Set(fines.map(({ value }) => value)).size > 1) return null;
    const days = daysLate(text, figures);
    return { fine: fine.value, daysLate: days };
  },
};
