import type { TierHolding } from '@mingfa/contract/case-report-project';
import type { HearingCourts } from '@mingfa/legal/judgments/hearing-courts';
import { mayReadCase, readCases } from '../../../engine/cases/index.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { readLaterOfAll, replacedCases } from '../later-decisions.ts';
import { tiersOf } from '../open-points.ts';
import { readTiers } from './rows-by-tier.ts';

/** What the caller finds in the library by tier, seen from a hearing court: the tiers that there are, and those the library holds nothing of. */
export async function readTierHoldings(
  context: Pick<RequestContext, 'db' | 'caller'>,
  courts: HearingCourts,
): Promise<TierHolding[]> {
  const index = await readCases(context);
  const { tierOf } = await readTiers(context.db, index, courts);
  const replaced = replacedCases(await readLaterOfAll(context, index));
  const admits = mayReadCase(index, context.caller.userId);
  const byTier = tiersOf(courts).map((tier) => ({ tier, count: 0, digests: 0, replaced: 0 }));
  const holdings = new Map(byTier.map((one) => [one.tier, one]));
  for (let row = 0; row < index.size; row += 1) {
    if (!admits(row)) continue;
    const held = holdings.get(tierOf(row));
    if (!held) continue;
    if (replaced.has(index.ids[row] as string)) held.replaced += 1;
    else held.count += 1;
    if (index.digests[row]) held.digests += 1;
  }
  return byTier;
}
