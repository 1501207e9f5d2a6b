import type { IsoDate } from '../../statute/statute.ts';
import { toldDays } from './told-days.ts';

/** An account whose days all have their year: 2026年8月11日…8月14日 is 2026年8月14日. */
export function datedAccount(account: string, today: IsoDate): string {
  let dated = account;
  for (const { start, end, text, precision } of toldDays(account, today).toReversed())
    if ((precision === 'day' || precision === 'month') && /^\d{1,2}月/.test(account.slice(start, end)))
      dated = dated.slice(0, start) + text + dated.slice(end);
  return dated;
}
