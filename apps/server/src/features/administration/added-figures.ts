import type { HolidayYearInput, LoanPrimeRateInput } from '@mingfa/contract/calculator';
import { type PublishedFigures, withAddedFigures } from '@mingfa/legal/figures/published-figures';
import { recordAudit } from '../../engine/audit/index.ts';
import { ADDED_FIGURES_KEY, readAddedFigures } from '../../engine/figures/index.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { advanceRevision, holdSetting } from './store-setting.ts';

const DONE = { done: true } as const;

interface Seen {
  /** The revision of the figures that whoever changes them saw. */
  seenRevision?: number | undefined;
}

/** Adds the official holidays of a year, or replaces what was added of it. @throws AppError `setting_changed` */
export async function saveHolidayYear(
  context: RequestContext,
  { seenRevision, ...year }: HolidayYearInput & Seen,
): Promise<typeof DONE> {
  return changeFigures(context, seenRevision, (held) =>
    withAddedFigures(held, { holidayYears: [year], loanPrimeRates: [] }),
  );
}

/** Adds the LPR of a month, or replaces what was added of it. @throws AppError `setting_changed` */
export async function saveLoanPrimeRate(
  context: RequestContext,
  { seenRevision, ...rate }: LoanPrimeRateInput & Seen,
): Promise<typeof DONE> {
  return changeFigures(context, seenRevision, (held) =>
    withAddedFigures(held, { holidayYears: [], loanPrimeRates: [rate] }),
  );
}

/** Takes an added year or month back; of what came with the release nothing is removed. @throws AppError `setting_changed` */
export async function removeAddedFigures(
  context: RequestContext,
  { period, seenRevision }: { period: string } & Seen,
): Promise<typeof DONE> {
  return changeFigures(context, seenRevision, ({ holidayYears, loanPrimeRates }) => ({
    holidayYears: holidayYears.filter(({ year }) => String(year) !== period),
    loanPrimeRates: loanPrimeRates.filter(({ from }) => from.slice(0, 'YYYY-MM'.length) !== period),
  }));
}

async function changeFigures(
  context: RequestContext,
  seenRevision: number | undefined,
  change: (held: PublishedFigures) => PublishedFigures,
): Promise<typeof DONE> {
  return context.db.transaction(async (tx) => {
    // Where nobody looked, of two at once the second reads what the first wrote.
    await holdSetting(tx, ADDED_FIGURES_KEY);
    const value = change(await readAddedFigures(tx));
    await advanceRevision(context, tx, { key: ADDED_FIGURES_KEY, value, seenRevision });
    await recordAudit(context, tx, {
      kind: 'installation',
      action: 'figures_changed',
      id: ADDED_FIGURES_KEY,
    });
    return DONE;
  });
}
