import { findAmounts, type WrittenAmount } from '../figures/find-amounts.ts';

/** An amount of money in a document: it names its currency. */
export type MoneyAmount = WrittenAmount & { currency: NonNullable<WrittenAmount['currency']> };

/** Amounts of money in a text, in order. A number without currency is none; nor is 两块, which may be of land. */
export function readMoney(text: string): MoneyAmount[] {
  return findAmounts(text).filter(
    (amount): amount is MoneyAmount => amount.currency !== null && !amount.raw.endsWith('块'),
  );
}

/** What may stand between an amount in figures and the same in words. */
const GLUE =
  /^[\s（）()[\]：:，,、/=＝]*(?:(?:人民币|大写|小写|即|为|计|合计|共计|元|整|金额|RMB|CNY|¥|￥)[\s（）()[\]：:，,、/=＝]*){0,6}$/i;

/** Amounts given both in figures and in words, side by side. */
export function pairedAmounts(text: string): { figures: MoneyAmount; words: MoneyAmount }[] {
  const amounts = readMoney(text);
  const pairs: { figures: MoneyAmount; words: MoneyAmount }[] = [];
  for (const [index, amount] of amounts.entries()) {
    const next = amounts[index + 1];
    if (!next || next.start - amount.end > 30 || (amount.form === 'figures') === (next.form === 'figures'))
      continue;
    if (pairs.some(({ figures, words }) => figures === amount || words === amount)) continue;
    const [figures, words] = amount.form === 'figures' ? [amount, next] : [next, amount];
    if (words.form === 'capital' && GLUE.test(text.slice(amount.end, next.start)))
      pairs.push({ figures, words });
  }
  return pairs;
}
