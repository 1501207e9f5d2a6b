/** A one-year LPR with the first day it holds. */
export interface LoanPrimeRate {
  /** Day of publication, `YYYY-MM-DD`: it holds from then until the next one. */
  from: string;
  percent: number;
  /** The announcement that published it. */
  source: string;
}

/** Published on the 20th, or the next working day, by the National Interbank Funding Center for the People's Bank (chinamoney.com.cn). */
const announced = (from: string, percent: number): LoanPrimeRate => {
  const [year, month, day] = from.split('-').map(Number);
  return {
    from,
    percent,
    source: `全国银行间同业拆借中心《${year}年${month}月${day}日贷款市场报价利率（LPR）公告》`,
  };
};

/**
 * Every change of the one-year LPR since it is published in today's form; months between two entries repeated the one before.
 * The announcements themselves could not be opened: days and figures were written from knowledge and read again by a second
 * person, who found none that differs. Whoever can should hold them against chinamoney.com.cn.
 */
export const LOAN_PRIME_RATES: readonly LoanPrimeRate[] = [
  announced('2019-08-20', 4.25),
  announced('2019-09-20', 4.2),
  announced('2019-11-20', 4.15),
  announced('2020-02-20', 4.05),
  announced('2020-04-20', 3.85),
  announced('2021-12-20', 3.8),
  announced('2022-01-20', 3.7),
  announced('2022-08-22', 3.65),
  announced('2023-06-20', 3.55),
  announced('2023-08-21', 3.45),
  announced('2024-07-22', 3.35),
  announced('2024-10-21', 3.1),
  announced('2025-05-20', 3),
];
/** The last month whose publication is in the table, and the first day it no longer speaks of. */
export const LAST_LPR_MONTH = '2025-12';
const UNKNOWN_FROM = '2026-01-20';

/**
 * The one-year LPR of a day in percent; null before the first. `isKnown` is false after the last month of the table: then it is the
 * last one known.
 */
export function loanPrimeRateOn(day: string): (LoanPrimeRate & { isKnown: boolean }) | null {
  const rate = LOAN_PRIME_RATES.findLast(({ from }) => from <= day);
  return rate ? { ...rate, isKnown: day < UNKNOWN_FROM } : null;
}
