import type { ReportSearch } from '@mingfa/contract/case-report-project';
import { holdsTier } from '../open-points.ts';
import type { Writing } from './report-facts.ts';

/** How many were found among how many; where one tier alone was asked of which nothing was held, that. */
export function hitsText(
  { hits, searched, replaced, tiers, holdings }: ReportSearch,
  { words }: Pick<Writing, 'words'>,
): string {
  const [tier] = tiers;
  const isNotHeld = tiers.length === 1 && tier !== undefined && !holdsTier(holdings.byTier, tier);
  return isNotHeld ? words.notHeld : words.hits(hits, searched, replaced ?? 0);
}
