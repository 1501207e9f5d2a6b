import { findAmounts, type WrittenAmount } from '../figures/find-amounts.ts';
import { fenFromYuan, yuanFromFen } from '../figures/money.ts';

/** A sum that is said, and what the amounts before it make. */
export interface UnequalSum {
  said: WrittenAmount;
  items: number;
  /** In yuan. */
  makes: number;
}

/** What stands before a sum of what was just told: 共计, 合计. */
const SUM = /(?:以上)?(?:各项|两项|三项)?(?:合计|共计|总计|总额为?)[为：:]?\s*(?:人民币)?\s*[¥￥]?\s*$/;

/**
 * Sums that the amounts before them do not make. Only of a sentence with two amounts or more before its sum; an amount in capitals beside its
 * figures counts once.
 */
export const findUnequalSums = (text: string): UnequalSum[] =>
  text.split(/[。\n]/).flatMap((sentence) => {
    const amounts = findAmounts(sentence).filter(
      ({ form, currency }) => form !== 'capital' && (currency === null || currency === 'CNY'),
    );
    const at = amounts.findIndex(({ start }) => SUM.test(sentence.slice(0, start)));
    const said = amounts[at];
    // A bare number is no amount: days, shares, articles.
    const items = amounts.slice(0, Math.max(0, at)).filter(({ currency }) => currency === 'CNY');
    if (!said || items.length < 2) return [];
    const makes = yuanFromFen(items.reduce((sum, { value }) => sum + fenFromYuan(value), 0n));
    return makes === said.value ? [] : [{ said, items: items.length, makes }];
  });
