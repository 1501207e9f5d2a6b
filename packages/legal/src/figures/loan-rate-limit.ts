import type { IsoDate } from '../statute/statute.ts';
import { LOAN_PRIME_RATES, type LoanPrimeRate, loanPrimeRateOn } from './loan-prime-rate.ts';

/** The limit holds for loans made from this day on; before it there were others (民间借贷司法解释 31). */
const LIMIT_FROM: IsoDate = '2020-08-20';

/**
 * The highest yearly rate a court supports for a private loan made on a day, in percent: four times the one-year LPR of that day
 * (民间借贷司法解释 25). Undefined for loans made before the rule, and where the LPR of the day is not in the table.
 */
export function loanRateLimit(
  day: IsoDate,
  rates: readonly LoanPrimeRate[] = LOAN_PRIME_RATES,
): number | undefined {
  const rate = day >= LIMIT_FROM ? loanPrimeRateOn(day, rates) : null;
  return rate?.isKnown ? Number((rate.oneYear * 4).toFixed(4)) : undefined;
}
