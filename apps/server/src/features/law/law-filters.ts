import type { LawStatus } from '@mingfa/contract/evidence';
import type { LawSummary } from '@mingfa/contract/law';

/** Filters of lists and searches; an empty list lets everything pass. */
export interface LawFilters {
  kind: string[];
  status: LawStatus[];
  issuer: string[];
  region: string[];
  promulgatedFrom?: string | undefined;
  promulgatedTo?: string | undefined;
  effectiveFrom?: string | undefined;
  effectiveTo?: string | undefined;
}

const FACETS = ['kind', 'status', 'issuer', 'region'] as const;
export type Facet = (typeof FACETS)[number];

/** True when nothing is filtered out. */
export function isUnfiltered(filters: LawFilters): boolean {
  return (
    FACETS.every((facet) => filters[facet].length === 0) &&
    !filters.promulgatedFrom &&
    !filters.promulgatedTo &&
    !filters.effectiveFrom &&
    !filters.effectiveTo
  );
}

/** Whether a law passes; `except` leaves one filter out, to count what choosing another value would give. */
export function passes(law: LawSummary, filters: LawFilters, except: Facet | null = null): boolean {
  for (const facet of FACETS) {
    const wanted = filters[facet] as string[];
    const value = law[facet];
    if (facet !== except && wanted.length > 0 && (value === null || !wanted.includes(value))) return false;
  }
  return (
    isBetween(law.promulgatedOn, filters.promulgatedFrom, filters.promulgatedTo) &&
    isBetween(law.effectiveOn, filters.effectiveFrom, filters.effectiveTo)
  );
}

function isBetween(day: string | null, from: string | undefined, to: string | undefined): boolean {
  if (!from && !to) return true;
  return day !== null && (!from || day >= from) && (!to || day <= to);
}

const MOST_VALUES = 40;

/** How many of the laws each value of each filter would leave, the most frequent first. */
export function countFacets(laws: readonly LawSummary[], filters: LawFilters) {
  const counted = (facet: Facet) => {
    const counts = new Map<string, number>();
    for (const law of laws) {
      const value = law[facet];
      if (value !== null && passes(law, filters, facet)) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    return [...counts]
      .map(([value, count]) => ({ value, count }))
      .sort((a, b) => b.count - a.count || a.value.localeCompare(b.value, 'zh'))
      .slice(0, MOST_VALUES);
  };
  return {
    kind: counted('kind'),
    status: counted('status'),
    issuer: counted('issuer'),
    region: counted('region'),
  };
}
