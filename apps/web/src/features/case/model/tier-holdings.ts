import type { CaseTier } from '@mingfa/contract/case-report-content';
import type { TierHolding } from '@mingfa/contract/case-report-project';

/** Whether the library holds something of a tier; of a time when that was not counted nothing is said against it. */
export function isTierHeld(byTier: readonly TierHolding[] | undefined, tier: CaseTier): boolean {
  const held = byTier?.find((one) => one.tier === tier);
  return held === undefined || held.count + held.replaced > 0;
}
