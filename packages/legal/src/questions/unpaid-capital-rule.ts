import { clauseOf } from './beside.ts';
import type { CalculatorRule } from './calculator-rule.ts';

const SUBSCRIBED = /认缴[^，。；\d]{0,8}$/;
const PAID = /实缴[^，。；\d]{0,8}$|(?:只|已经?|实际)(?:缴|交|出资|到位)了?[^，。；\d]{0,4}$/;
const DEBT = /(?:公司|欠)[^，。；\d]{0,12}欠?[^，。；\d]{0,6}$/;
const NONE_PAID = /一分(?:钱)?(?:都|也)?(?:没|未)(?:实缴|缴|交|出)|没有?实缴|未实缴|实缴(?:是)?(?:0|零)/;
/** Who sold the share, or answers for the company otherwise, is judged by other rules. */
const OTHERWISE = /转让|转给|股权转|退出|抽逃|担保|混同|减资|一人公司|注销/;

/** What a shareholder may have to pay in. Only a guide calls for it. */
export const UNPAID_CAPITAL_RULE: CalculatorRule = {
  id: 'unpaid-capital',
  answers: 'amount',
  matches: () => false,
  inputs(text, { amounts }) {
    if (!/认缴/.test(text) || OTHERWISE.test(text) || !/欠|债|还不上|执行|起诉|告/.test(text)) return null;
    const headOf = (amount: { start: number; end: number }) => clauseOf(text, amount)[0];
    const subscribed = amounts.filter((amount) => SUBSCRIBED.test(headOf(amount)));
    const paid = amounts.filter((amount) => PAID.test(headOf(amount)));
    const debts = amounts.filter(
      (amount) => !subscribed.includes(amount) && !paid.includes(amount) && DEBT.test(headOf(amount)),
    );
    if (subscribed.length !== 1 || paid.length > 1) return null;
    if (paid.length === 0 && !NONE_PAID.test(text)) return null;
    return {
      subscribed: subscribed[0]?.value,
      paid: paid[0]?.value,
      debt: debts.length === 1 ? debts[0]?.value : undefined,
    };
  },
};
