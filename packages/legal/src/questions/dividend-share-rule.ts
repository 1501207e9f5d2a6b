import { findPercentages } from '../figures/find-percentages.ts';
import { clauseOf } from './beside.ts';
import type { CalculatorRule } from './calculator-rule.ts';

const DIVIDEND = /分红|分配利润|利润分配|红利|分到多少|dividend/i;
const PAID_IN = /实缴|实际(?:缴纳|出资|缴付)|paid[- ]in/i;
/** Of the profit this is what is distributed. */
const DISTRIBUTED =
  /(?:可以?|能|要|准备|决定|决议|拿出|一共|共)(?:拿出)?(?:分(?:红|配)?|拿来分)(?:的?利润)?(?:了|是|有|共)*[^，。；\d]{0,4}$|(?:分红|分配)(?:的?利润|总额|金额)?[^，。；\d]{0,4}$/;
/** All shareholders agreed on other parts; that they did not is no agreement. */
const AGREED_OTHERWISE =
  /(?<!没有?|未|无|没有?另)(?:另有约定|约定(?:按|了|好|的)|约好)|章程(?:写|规定|约定)(?!不)(?:了|按|的|：|:)/;
/** Here shares held decide. */
const BY_SHARES = /股份(?:有限)?公司|持股比例分|joint[- ]stock/i;

/** The part of a dividend of whoever tells how much of the capital paid in is theirs. */
export const DIVIDEND_SHARE_RULE: CalculatorRule = {
  id: 'dividend-share',
  answers: 'amount',
  matches: (text, figures, asks) =>
    (asks.amount || /分到多少/.test(text)) &&
    DIVIDEND.test(text) &&
    PAID_IN.test(text) &&
    figures.amounts.length > 0,
  inputs(text, { amounts }) {
    if (!DIVIDEND.test(text) || BY_SHARES.test(text) || AGREED_OTHERWISE.test(text)) return null;
    const shares = findPercentages(text).filter((one) => PAID_IN.test(clauseOf(text, one)[0]));
    const profits = amounts.filter((amount) => DISTRIBUTED.test(clauseOf(text, amount)[0]));
    const [share, profit] = [shares[0], profits[0] ?? (amounts.length === 1 ? amounts[0] : undefined)];
    if (!share || shares.length > 1 || !profit || profits.length > 1) return null;
    return { profit: profit.value, paidInShare: share.percent };
  },
};
