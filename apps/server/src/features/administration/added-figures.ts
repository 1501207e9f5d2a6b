import type { HolidayYearInput, LoanPrimeRateInput } from '@mingfa/contract/calculator';
import { type PublishedFigures, withAddedFigures } from '@mingfa/legal/figures/published-figures';
import { sql } from 'drizzle-orm';
import { setting } from '../../db/schema/installation.ts';
import { recordAudit } from '../../engine/audit/index.ts';
import { ADDED_FIGURES_KEY, readAddedFigures } from '../../engine/figures/index.ts';
import type { RequestContext } from '../../ports/app-context.ts';

const DONE = { done: true } as const;

/** Adds the official holidays of a year, or replaces what was added of it. */
export async function saveHolidayYear(
  context: RequestContext,
  input: HolidayYearInput,
): Promise<typeof DONE> {
  return changeFigures(context, (held) =>
    withAddedFigures(held, { holidayYears: [input], loanPrimeRates: [] }),
  );
}

/** Adds the LPR of a month, or replaces what was added of it. */
export async function saveLoanPrimeRate(
  context: RequestContext,
  input: LoanPrimeRateInput,
): Promise<typeof DONE> {
  return changeFigures(context, (held) =>
    withAddedFigures(held, { holidayYears: [], loanPrimeRates: [input] }),
  );
}

/** Takes an added year or month back; of what came with the release nothing is removed. */
export async function removeAddedFigures(
  context: RequestContext,
  { period }: { period: string },
): Promise<typeof DONE> {
  return changeFigures(context, ({ holidayYears, loanPrimeRates }) => ({
    holidayYears: holidayYears.filter(({ year }) => String(year) !== period),
    loanPrimeRates: loanPrimeRates.filter(({ from }) => from.slice(0, 'YYYY-MM'.length) !== period),
  }));
}

async function changeFigures(
  context: RequestContext,
  change: (held: PublishedFigures) => PublishedFigures,
): Promise<typeof DONE> {
  const updatedAt = context.clock.now();
  return context.db.transaction(async (tx) => {
    // Two administrators at once: the second reads what the first wrote. There may be no row to lock yet.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${ADDED_FIGURES_KEY}))`);
    const value = change(await readAddedFigures(tx));
    await tx
      .insert(setting)
      .values({ key: ADDED_FIGURES_KEY, value, updatedAt })
      .onConflictDoUpdate({ target: setting.key, set: { value, updatedAt } });
    await recordAudit(context, tx, {
      kind: 'installation',
      action: 'figures_changed',
      id: ADDED_FIGURES_KEY,
    });
    return DONE;
  });
}
