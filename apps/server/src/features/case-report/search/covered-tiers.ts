import { CASE_TIERS, type CaseTier } from '@mingfa/legal/judgments/case-tier';
import { type HearingCourts, isSameCourt } from '@mingfa/legal/judgments/hearing-courts';
import type { AskedFilters } from '../../../engine/cases/index.ts';

/**
 * The tiers whose cases a search's filters let pass: a filter of authority, level, region or court shuts out tiers, one of cause, year
 * or procedure only narrows what is found in each.
 */
export function coveredTiers(filters: AskedFilters, courts: HearingCourts): CaseTier[] {
  if (filters.holdings === 'own') return [];
  const { hearing, higher, high } = courts;
  const lets = (wanted: readonly string[] | undefined, value: string | null) =>
    !wanted?.length || (value !== null && wanted.includes(value));
  const letsCourt = (name: string | null) =>
    !filters.court?.length || filters.court.some((one) => isSameCourt(one, name));
  const anyCourt = !filters.level?.length && !filters.region?.length && !filters.court?.length;
  const ordinary = lets(filters.authority, 'ordinary');
  const covered: Record<CaseTier, boolean> = {
    guiding: anyCourt && lets(filters.authority, 'guiding'),
    court_library: anyCourt && lets(filters.authority, 'reference'),
    supreme:
      ordinary && lets(filters.level, 'supreme') && !filters.region?.length && letsCourt('最高人民法院'),
    high:
      ordinary &&
      high !== null &&
      lets(filters.level, 'high') &&
      lets(filters.region, hearing.region) &&
      letsCourt(high),
    higher_and_own:
      ordinary &&
      hearing.name !== null &&
      lets(filters.level, hearing.level) &&
      lets(filters.region, hearing.region) &&
      letsCourt(hearing.name) &&
      (!filters.court?.length || letsCourt(higher.name)),
    other: false,
  };
  return CASE_TIERS.filter((tier) => covered[tier]);
}
