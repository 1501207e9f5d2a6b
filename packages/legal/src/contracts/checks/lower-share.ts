import { findPercentages, type WrittenPercentage } from '../../figures/find-percentages.ts';
import { formatChineseNumeral } from '../../figures/numerals.ts';
import { type MoneyAmount, readMoney } from '../read-money.ts';
import type { CheckResult } from './check.ts';

/** A sum so far behind a share may be what it comes to: 30%，即人民币30000元. */
const BESIDE = 24;
/** Words by which a sum further off is said to be what the share comes to: 3%支付违约金，即每日6,000元. */
const COMES_TO = /(?:即|也就是|折合|相当于|约合|合计?|计为?|等于|[=＝（(])[^，。；不]{0,12}$/;
/** And the share to be what the sum is of the whole: 每日6,000元（即逾期金额的3%）. */
const IS_OF = /^[^，。；]{0,8}[，,（(]?\s*(?:即|也就是|相当于|折合|合)[^，。；]{0,16}$/;
const FURTHEST = 48;

/**
 * The wording that changes a share to what the law allows. Where the sum it comes to stands beside it, or the same share is written twice,
 * another share alone would leave those standing: then the wording says both and is advice.
 */
export function lowerShare(
  text: string,
  share: WrittenPercentage,
  percent: number,
): Pick<CheckResult, 'action' | 'suggestion'> {
  const words = shareInWords(share, percent);
  const near = readMoney(text).find(
    ({ start, form, currency }) =>
      form !== 'capital' && currency === 'CNY' && start >= share.end && start - share.end <= BESIDE,
  );
  const sum = near ?? sumsOf(text, share)[0];
  if (sum) {
    return {
      action: 'comment',
      suggestion: `${words}，即人民币${scaled(sum, share, percent)}（比例与金额应当同时修改）`,
    };
  }
  return isRepeated(text, share) ? { action: 'comment', suggestion: words } : { suggestion: words };
}

/** A share changed together with the sum it comes to, from the first of the two to the last. */
export interface ChangedShare {
  start: number;
  end: number;
  action: 'replace' | 'comment';
  suggestion: string;
}

/**
 * Changes a share to `words`, and with it the one sum that says what it comes to. Where more than that says the same (a sum in
 * words, the share a second time, the next sentence), the wording is advice.
 * @param behind what follows the sentence on its line
 */
export function changeShare(
  text: string,
  share: WrittenPercentage,
  percent: number,
  words: string,
  behind: string,
): ChangedShare {
  const sums = sumsOf(text, share);
  const [sum] = sums;
  const isTold = /^[\s。；;]*(?:即|也就是|折合|每[日天])[^。；]{0,16}[\d万]\s*元/.test(behind);
  const alone = { start: share.start, end: share.end, suggestion: words };
  if (!sum) return { ...alone, action: isTold || isRepeated(text, share) ? 'comment' : 'replace' };
  const start = Math.min(share.start, sum.start);
  const end = Math.max(share.end, sum.end);
  const between = text.slice(Math.min(share.end, sum.end), Math.max(share.start, sum.start));
  const pair = [words, scaled(sum, share, percent)];
  const suggestion = (sum.start < share.start ? pair.toReversed() : pair).join(between);
  const isSure = sums.length === 1 && sum.form === 'figures' && !isTold && !isRepeated(text, share);
  return { start, end, suggestion, action: isSure ? 'replace' : 'comment' };
}

const shareInWords = ({ raw }: WrittenPercentage, percent: number) =>
  /[%％]/.test(raw) ? `${percent}%` : `百分之${formatChineseNumeral(percent)}`;

function scaled(sum: MoneyAmount, share: WrittenPercentage, percent: number): string {
  const value = Math.round((sum.value * percent * 100) / share.percent) / 100;
  return `${value.toLocaleString('en-US')}元`;
}

/** The sums said to be what a share comes to; a sum in words beside one in figures counts. */
function sumsOf(text: string, share: WrittenPercentage): MoneyAmount[] {
  const sums = readMoney(text).filter(({ currency }) => currency === 'CNY');
  const told = sums.filter(({ start, end }) => {
    if (start >= share.end && start - share.end <= FURTHEST)
      return COMES_TO.test(text.slice(share.end, start));
    return end <= share.start && share.start - end <= FURTHEST && IS_OF.test(text.slice(end, share.start));
  });
  const again = sums.filter(
    (sum) =>
      !told.includes(sum) &&
      told.some(
        (one) =>
          sum.start >= one.end &&
          /^[（(]?(?:人民币)?大写|^[（(]$/.test(text.slice(one.end, sum.start).trim()),
      ),
  );
  return [...told, ...again];
}

const isRepeated = (text: string, share: WrittenPercentage) =>
  findPercentages(text).some(({ percent, start }) => percent === share.percent && start !== share.start);
