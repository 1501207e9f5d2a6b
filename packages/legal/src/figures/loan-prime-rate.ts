import type { IsoDate } from '../statute/statute.ts';

/** A month's LPR in percent: it holds from the day of publication until the next month's. */
export interface LoanPrimeRate {
  /** Day of publication. */
  from: IsoDate;
  oneYear: number;
  fiveYears: number;
  /** The announcement that published it. */
  source: string;
}

/** Published on the 20th, or the next working day, by the National Interbank Funding Center for the People's Bank (chinamoney.com.cn). */
export function announcedLoanPrimeRate(from: IsoDate, oneYear: number, fiveYears: number): LoanPrimeRate {
  const [year, month, day] = from.split('-').map(Number);
  return {
    from,
    oneYear,
    fiveYears,
    source: `全国银行间同业拆借中心《${year}年${month}月${day}日贷款市场报价利率（LPR）公告》`,
  };
}

const announced = announcedLoanPrimeRate;

/**
 * Every month since the LPR is published in today's form, read from a public repository that keeps the history as chinamoney.com.cn
 * serves it, and compared with a second one up to March 2022: they differ on the day of February 2021 alone, where that Saturday was
 * a working day. The site itself could not be opened.
 */
export const LOAN_PRIME_RATES: readonly LoanPrimeRate[] = [
  announced('2019-08-20', 4.25, 4.85),
  announced('2019-09-20', 4.2, 4.85),
  announced('2019-10-21', 4.2, 4.85),
  announced('2019-11-20', 4.15, 4.8),
  announced('2019-12-20', 4.15, 4.8),
  announced('2020-01-20', 4.15, 4.8),
  announced('2020-02-20', 4.05, 4.75),
  announced('2020-03-20', 4.05, 4.75),
  announced('2020-04-20', 3.85, 4.65),
  announced('2020-05-20', 3.85, 4.65),
  announced('2020-06-22', 3.85, 4.65),
  announced('2020-07-20', 3.85, 4.65),
  announced('2020-08-20', 3.85, 4.65),
  announced('2020-09-21', 3.85, 4.65),
  announced('2020-10-20', 3.85, 4.65),
  announced('2020-11-20', 3.85, 4.65),
  announced('2020-12-21', 3.85, 4.65),
  announced('2021-01-20', 3.85, 4.65),
  announced('2021-02-20', 3.85, 4.65),
  announced('2021-03-22', 3.85, 4.65),
  announced('2021-04-20', 3.85, 4.65),
  announced('2021-05-20', 3.85, 4.65),
  announced('2021-06-21', 3.85, 4.65),
  announced('2021-07-20', 3.85, 4.65),
  announced('2021-08-20', 3.85, 4.65),
  announced('2021-09-22', 3.85, 4.65),
  announced('2021-10-20', 3.85, 4.65),
  announced('2021-11-22', 3.85, 4.65),
  announced('2021-12-20', 3.8, 4.65),
  announced('2022-01-20', 3.7, 4.6),
  announced('2022-02-21', 3.7, 4.6),
  announced('2022-03-21', 3.7, 4.6),
  announced('2022-04-20', 3.7, 4.6),
  announced('2022-05-20', 3.7, 4.45),
  announced('2022-06-20', 3.7, 4.45),
  announced('2022-07-20', 3.7, 4.45),
  announced('2022-08-22', 3.65, 4.3),
  announced('2022-09-20', 3.65, 4.3),
  announced('2022-10-20', 3.65, 4.3),
  announced('2022-11-21', 3.65, 4.3),
  announced('2022-12-20', 3.65, 4.3),
  announced('2023-01-20', 3.65, 4.3),
  announced('2023-02-20', 3.65, 4.3),
  announced('2023-03-20', 3.65, 4.3),
  announced('2023-04-20', 3.65, 4.3),
  announced('2023-05-22', 3.65, 4.3),
  announced('2023-06-20', 3.55, 4.2),
  announced('2023-07-20', 3.55, 4.2),
  announced('2023-08-21', 3.45, 4.2),
  announced('2023-09-20', 3.45, 4.2),
  announced('2023-10-20', 3.45, 4.2),
  announced('2023-11-20', 3.45, 4.2),
  announced('2023-12-20', 3.45, 4.2),
  announced('2024-01-22', 3.45, 4.2),
  announced('2024-02-20', 3.45, 3.95),
  announced('2024-03-20', 3.45, 3.95),
  announced('2024-04-22', 3.45, 3.95),
  announced('2024-05-20', 3.45, 3.95),
  announced('2024-06-20', 3.45, 3.95),
  announced('2024-07-22', 3.35, 3.85),
  announced('2024-08-20', 3.35, 3.85),
  announced('2024-09-20', 3.35, 3.85),
  announced('2024-10-21', 3.1, 3.6),
  announced('2024-11-20', 3.1, 3.6),
  announced('2024-12-20', 3.1, 3.6),
  announced('2025-01-20', 3.1, 3.6),
  announced('2025-02-20', 3.1, 3.6),
  announced('2025-03-20', 3.1, 3.6),
  announced('2025-04-21', 3.1, 3.6),
  announced('2025-05-20', 3, 3.5),
  announced('2025-06-20', 3, 3.5),
  announced('2025-07-21', 3, 3.5),
  announced('2025-08-20', 3, 3.5),
  announced('2025-09-22', 3, 3.5),
  announced('2025-10-20', 3, 3.5),
  announced('2025-11-20', 3, 3.5),
  announced('2025-12-22', 3, 3.5),
  announced('2026-01-20', 3, 3.5),
  announced('2026-02-24', 3, 3.5),
  announced('2026-03-20', 3, 3.5),
  announced('2026-04-20', 3, 3.5),
];

/** The last month whose publication is in the table: `2026-04`. */
export function lastMonthOf(rates: readonly LoanPrimeRate[]): string {
  return rates.at(-1)?.from.slice(0, 7) ?? '';
}

/** The month the table that is shipped ends with. */
export const LAST_LPR_MONTH = lastMonthOf(LOAN_PRIME_RATES);

const monthAfter = (month: string): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
};

/**
 * The LPR of a day; null before the first. `isKnown` is false where the publication of the day's month is not in the table:
 * from the 20th of the month after the last one before the day.
 * @param rates sorted by day of publication
 */
export function loanPrimeRateOn(
  day: IsoDate,
  rates: readonly LoanPrimeRate[] = LOAN_PRIME_RATES,
): (LoanPrimeRate & { isKnown: boolean }) | null {
  const index = rates.findLastIndex(({ from }) => from <= day);
  const rate = rates[index];
  if (!rate) return null;
  const due = monthAfter(rate.from.slice(0, 7));
  const isFollowed = rates[index + 1]?.from.startsWith(due) ?? false;
  return { ...rate, isKnown: isFollowed || day < `${due}-20` };
}
