import type { CalculatorRule } from './calculator-rule.ts';
import { readThingsLeft } from './estate-things.ts';
import type { QuestionAmount } from './read-amounts.ts';

const DEBT_BEFORE = /(?:欠|借|债|贷|拿着|owed?)[^，。；\d]{0,8}$/i;
const DEBT_BEHIND = /^(?:块|元)?(?:的)?(?:欠条|借条|债|外债|贷款|信用卡|欠款)/;
/** Whoever signed too, or stood surety, pays for themselves. */
const OWN_DEBT = /我(?:也)?(?:签了?字|担保|共同借)|一起借的|夫妻共同债/;

/** Whoever got nothing of what was left pays nothing of the debts (民法典 1161). */
const GOT_NOTHING =
  /我(?:自己)?(?:却|又|可|都|啥|什么|一分钱?|一毛|一样|半点)?(?:也|都)?(?:没有?|未)(?:分|拿|继承|得|要)(?:到|过|着|了)?(?:一分钱?|任何|什么|啥|遗产|东西|过|的|，|。|$)|我(?:啥|什么|一分钱?|一毛钱?|一样)(?:东西)?(?:也|都)?没(?:分|拿|继承|得|要|有)|我(?:已经|早就|也)?(?:书面|公证)?放弃(?:了)?继承|I (?:got|inherited) nothing/i;
/** Other heirs share what was left, and each pays within what they got. */
const SEVERAL_HEIRS =
  /(?:哥|弟|姐|妹|兄)[^，。；]{0,12}(?:分|拿|得|继承|占|归|住)|(?:我们|兄弟|姐妹|兄妹|姐弟)[^，。；]{0,4}(?:[两二三四五2-5](?:个|兄|姐|人))|[两二三四五2-5]个(?:子女|孩子|继承人|儿女)/;

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
    if (GOT_NOTHING.test(text)) return { estate: 0, debt: debts.reduce((sum, { value }) => sum + value, 0) };
    if (count === 0 || debts.length === 0 || joint > 0) return null;
    // Of several heirs each pays within their own part: the whole is no answer to one of them.
    if (SEVERAL_HEIRS.test(text)) return null;
    return { estate: own + untold, debt: debts.reduce((sum, { value }) => sum + value, 0) };
  },
};
