import type { CaseSectionKind } from '@mingfa/contract/case';
import type { runReportSearch } from '@mingfa/contract/case-report';
import type { CaseTier } from '@mingfa/contract/case-report-content';
import type { ReportSearch } from '@mingfa/contract/case-report-project';
import type { RequestOf } from '../../../lib/prepared-request.ts';
import { type CaseFilterState, caseFiltersOf, NO_CASE_FILTERS } from './case-search-state.ts';

/** Tiers that can be searched by themselves, in the order of 法发〔2020〕24号; the court library beside the guiding cases. */
export const SEARCHED_TIERS = ['guiding', 'court_library', 'supreme', 'high', 'higher_and_own'] as const;
/** One of {@link SEARCHED_TIERS}. */
export type SearchedTier = (typeof SEARCHED_TIERS)[number];
/** Whether a tier is one that can be searched by itself. */
export const isSearchedTier = (tier: CaseTier): tier is SearchedTier => tier !== 'other';

/** A search of a report as it is being put together. */
export interface ReportSearchForm {
  by: 'search' | 'facts';
  q: string;
  /** Null: the facts of the pending case. */
  story: string | null;
  tier: SearchedTier | null;
  section: CaseSectionKind | null;
  filters: CaseFilterState;
}

/** Nothing asked yet. */
export const EMPTY_SEARCH: ReportSearchForm = {
  by: 'search',
  q: '',
  story: null,
  tier: null,
  section: null,
  filters: NO_CASE_FILTERS,
};

type RunBody = RequestOf<typeof runReportSearch>['body'];

/** The search as the endpoint takes it. */
export function runBodyOf({ by, q, story, tier, section, filters }: ReportSearchForm): RunBody {
  return {
    by,
    filters: caseFiltersOf(filters),
    limit: 20,
    ...(by === 'search' ? { q: q.trim(), ...(section ? { section } : {}) } : {}),
    ...(by === 'facts' && story !== null ? { story: story.trim() } : {}),
    ...(tier ? { tier } : {}),
  };
}

/** A logged search put back into the form, to be changed and run again; its filters stay behind. */
export function formOf({ method, asked, tiers }: ReportSearch): ReportSearchForm {
  const [tier] = tiers.filter(isSearchedTier);
  const isOneTier = tiers.length === 1 && tier !== undefined;
  return {
    ...EMPTY_SEARCH,
    ...(method === 'facts' ? { by: 'facts', story: asked } : { q: asked }),
    tier: isOneTier ? tier : null,
  };
}
