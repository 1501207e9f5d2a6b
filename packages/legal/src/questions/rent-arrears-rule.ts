import { clauseOf } from './beside.ts';
import type { CalculatorRule, Figures } from './calculator-rule.ts';
import { monthsFromTo } from './months-from-to.ts';

const RENT = /租|\brent|\btenant|\blease/i;
/** A length of time beside these was not paid. */
const UNPAID =
  /欠|没(?:有)?(?:再)?(?:交|付|给)|未(?:交|付)|不(?:交|付|给)|拖|(?:not|n['’]t|never) paid|unpaid|owe|behind/i;
/** 月租4000, 每月租金八千, 6000 yuan a month. */
const A_MONTH_BEFORE = /(?:月租金?|每个?月(?:的)?(?:租金|房租)?|一个?月|房租|租金)[^，。；\d]{0,6}$/;
const A_MONTH_BEHIND = /^ ?(?:元|块)?(?:钱)?(?:每个?月|一个?月|\/ ?月)|^ ?(?:yuan |rmb )?(?:a|per) month/i;

function monthlyRent(text: string, { amounts }: Figures): number | undefined {
  const told = amounts.filter((amount) => {
    const [head, tail] = clauseOf(text, amount);
    return amount.role === 'rent' || A_MONTH_BEFORE.test(head) || A_MONTH_BEHIND.test(tail);
  });
  return new Set(told.map(({ value }) => value)).size === 1 ? told[0]?.value : undefined;
}

/** Months told as owed, not those of the term or of a time given to pay; else those from one month to another. */
function monthsOwed(text: string, figures: Figures): number | undefined {
  const told = figures.durations.filter((length) => {
    const [head, tail] = clauseOf(text, length);
    return length.months !== null && UNPAID.test(`${head}${tail}`) && !/租期|合同期|押|宽限|签了/.test(head);
  });
  const lengths = new Set(told.map(({ months }) => months));
  if (lengths.size > 1) return undefined;
  return told[0]?.months ?? monthsFromTo(text, figures.today);
}

/** Rent that was not paid, where a story tells the rent of a month and for how many it is owed. */
export const RENT_ARREARS_RULE: CalculatorRule = {
  id: 'rent-arrears',
  answers: 'amount',
  matches: (text, figures, asks) =>
    asks.amount &&
    RENT.test(text) &&
    UNPAID.test(text) &&
    !/押金|定金|deposit/i.test(text) &&
    monthlyRent(text, figures) !== undefined &&
    monthsOwed(text, figures) !== undefined,
  inputs(text, figures) {
    if (!RENT.test(text) || !UNPAID.test(text)) return null;
    const [monthly, months] = [monthlyRent(text, figures), monthsOwed(text, figures)];
    return monthly === undefined || months === undefined ? null : { monthly, months };
  },
};
