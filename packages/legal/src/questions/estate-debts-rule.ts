import type { CalculatorRule } from './calculator-rule.ts';
import { readThingsLeft } from './estate-things.ts';
import type { QuestionAmount } from './read-amounts.ts';

const DEBT_BEFORE = /(?:欠|借|债|贷|拿着|owed?)[^，。；\d]{0,8}$/i;
const DEBT_BEHIND = /^(?:块|元)?(?:的)?(?:欠条|借条|债|外债|贷款|信用卡|欠款)/;
/** Whoever signed too, or stood surety, pays for themselves. */
const OWN_DEBT = /我(?:也)?(?:签了?字|担保|共同借)|一起借的|夫妻共同债/;

/** The sums somebody who died owed, as a story tells them. */
export function debtsIn(text: string, amounts: readonly QuestionAmount[]): QuestionAmount[] {
  return amounts.filter(
    ({ start, end }) =>
      DEBT_BEFORE.test(text.slice(Math.max(0, start - 12), start)) ||
      DEBT_BEHIND.test(text.slice(end, end + 6)),
  );
}

/** What heirs pay of the debts of the dead. Only a guide calls for it. */
export const ESTATE_DEBTS_RULE: CalculatorRule = {
  id: 'estate-debts',
  answers: 'amount',
  matches: () => false,
  inputs(text, { amounts }) {
    if (!/还债|父债|债主|欠条|借条|欠|债|\bdebts?\b|\bowed?\b/i.test(text) || OWN_DEBT.test(text))
      return null;
    const debts = debtsIn(text, amounts);
    const { joint, own, untold, count } = readThingsLeft(
      text,
      amounts.filter((amount) => !debts.includes(amount)),
    );
    // A joint thing is the estate's by half, and the other half pays none of it.
    if (count === 0 || debts.length === 0 || joint > 0) return null;
    return { estate: own + untold, debt: debts.reduce((sum, { value }) => sum + value, 0) };
  },
};
