import { findAmounts, type WrittenAmount } from '../figures/find-amounts.ts';

/** An amount that stands twice, in figures and in capitals, and is not the same. */
export interface UnequalAmount {
  figures: WrittenAmount;
  capitals: WrittenAmount;
}

/** So much may stand between the two: 120000元（大写：人民币…）. */
const BETWEEN = /^[\s元圆（(，,：:]{0,4}(?:金额)?(?:大写)?[：:为]?\s*(?:人民币)?\s*$/;
const BETWEEN_CAPITALS = /^[\s整正）)（(，,：:]{0,4}(?:即|小写)?[：:为]?\s*(?:人民币)?[¥￥]?\s*$/;

/** Amounts of a text whose capitals say something else than the figures beside them, in order. */
export function findUnequalAmounts(text: string): UnequalAmount[] {
  const amounts = findAmounts(text);
  return amounts.flatMap((amount, index) => {
    const next = amounts[index + 1];
    if (!next) return [];
    const between = text.slice(amount.end, next.start);
    const isPair =
      amount.form !== 'capital' && next.form === 'capital'
        ? BETWEEN.test(between)
        : amount.form === 'capital' && next.form !== 'capital' && BETWEEN_CAPITALS.test(between);
    if (!isPair || amount.value === next.value) return [];
    return amount.form === 'capital'
      ? [{ figures: next, capitals: amount }]
      : [{ figures: amount, capitals: next }];
  });
}
