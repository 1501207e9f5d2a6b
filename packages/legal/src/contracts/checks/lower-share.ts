import type { WrittenPercentage } from '../../figures/find-percentages.ts';
import { formatChineseNumeral } from '../../figures/numerals.ts';
import { readMoney } from '../read-money.ts';
import type { CheckResult } from './check.ts';

/** A sum so far behind a share may be what it comes to: 30%，即人民币30000元. */
const BESIDE = 24;

/**
 * The wording that lowers a share. Where the sum it comes to stands beside it, another share alone would leave that sum standing:
 * then the wording says both and is advice.
 */
export function lowerShare(
  text: string,
  share: WrittenPercentage,
  percent: number,
): Pick<CheckResult, 'action' | 'suggestion'> {
  const words = /[%％]/.test(share.raw) ? `${percent}%` : `百分之${formatChineseNumeral(percent)}`;
  const sum = readMoney(text).find(
    ({ start, form, currency }) =>
      form !== 'capital' && currency === 'CNY' && start >= share.end && start - share.end <= BESIDE,
  );
  if (!sum) return { suggestion: words };
  const lowered = Math.round((sum.value * percent * 100) / share.percent) / 100;
  return {
    action: 'comment',
    suggestion: `${words}，即人民币${lowered.toLocaleString('en-US')}元（比例与金额应当同时修改）`,
  };
}
