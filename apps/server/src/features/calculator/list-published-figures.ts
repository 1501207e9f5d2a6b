import type * as contract from '@mingfa/contract/calculator';
import type { EndpointOutput } from '@mingfa/contract/endpoint';
import { lastMonthOf } from '@mingfa/legal/figures/loan-prime-rate';
import { SHIPPED_FIGURES, withAddedFigures } from '@mingfa/legal/figures/published-figures';
import { ADDED_FIGURES_KEY, readAddedFigures } from '../../engine/figures/index.ts';
import type { AppContext } from '../../ports/app-context.ts';
import { readRevision } from '../administration/index.ts';

/** The figures that calculators look up, with where each comes from and whether it was added here. */
export async function listPublishedFigures({
  db,
}: Pick<AppContext, 'db'>): Promise<EndpointOutput<typeof contract.listPublishedFigures>> {
  const own = await readAddedFigures(db);
  const { holidayYears, loanPrimeRates } = withAddedFigures(SHIPPED_FIGURES, own);
  const isAdded = (one: object) => [...own.holidayYears, ...own.loanPrimeRates].some((held) => held === one);
  return {
    holidayYears: holidayYears.map((one) => ({
      ...one,
      holidays: one.holidays.map(([first, last]): [string, string] => [first, last]),
      adjustedWorkdays: [...one.adjustedWorkdays],
      added: isAdded(one),
    })),
    loanPrimeRates: loanPrimeRates.map((one) => ({ ...one, added: isAdded(one) })),
    lastHolidayYear: holidayYears.at(-1)?.year ?? 0,
    lastLoanPrimeRateMonth: lastMonthOf(loanPrimeRates),
    revision: await readRevision(db, ADDED_FIGURES_KEY),
  };
}
