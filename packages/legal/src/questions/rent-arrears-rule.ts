import { clauseOf } from './beside.ts';
import type { CalculatorRule, Figures } from './calculator-rule.ts';
import { monthsFromTo } from './months-from-to.ts';

const RENT = /租|\brent|\btenant|\blease/i;
/** A length of time beside these was not paid. */
const UNPAID =
  /欠|没(?:有)?(?:再)?(?:交|付|给)|未(?:交|付)|不(?:交|付|给)|拖|(?:not|n['’]t|never) paid|unpaid|owe|behind/i;
/** 月租4000, 每月租金八千, 6000 yuan a month. */
const A_MONTH_BEFORE = /(?:月租金?|每个?月(?:的)?(?:租金|房租)?|(?<!十)一个?月)[^，。；\d]{0,6}$/;
const A_MONTH_BEHIND = /^ ?(?:元|块)?(?:钱)?(?:每个?月|一个?月|\/ ?月)|^ ?(?:yuan |rmb )?(?:a|per) month/i;
/** 租金一年36000, 欠了房租12000: the rent of another time, or the whole sum that is owed. */
const OTHER_SUM_BEFORE =
  /(?:(?<![今去明前])年|季|半年|[两二三四五六七八九十\d]个?月|欠|拖|差|没[交付给]|未[交付]|共|总|合计|owed?|owes?|total)[^，。；]{0,12}$/i;
const OTHER_SUM_BEHIND =
  /^ ?(?:元|块)?(?:钱)?(?:的)?(?:一|每|半|\/ ?)?(?:年|个?季)|^ ?(?:yuan |rmb )?(?:a|per) (?:year|quarter)/i;
/** 中间付了2000: some of it was paid. */
const PAID_BEFORE = /(?<!没|未|不|要|该)(?:付|交|给|还|转|抵)(?:了|过)?(?:我|他|她)?$|\bpaid $/i;
const PART_PAID = /(?:付|交|给|还)了?(?:一部分|部分|一半)|(?:paid|pays) (?:part|half|some)/i;

function monthlyRent(text: string, { amounts }: Figures): number | undefined {
  if (PART_PAID.test(text)) return undefined;
  const told = amounts.filter((amount) => {
    const [head, tail] = clauseOf(text, amount);
    if (A_MONTH_BEFORE.test(head) || A_MONTH_BEHIND.test(tail)) return true;
    return amount.role === 'rent' && !OTHER_SUM_BEFORE.test(head) && !OTHER_SUM_BEHIND.test(tail);
  });
  if (amounts.some((amount) => !told.includes(amount) && PAID_BEFORE.test(clauseOf(text, amount)[0])))
    return undefined;
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
