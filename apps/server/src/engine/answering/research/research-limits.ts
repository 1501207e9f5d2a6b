import type { SearchDepth } from '@mingfa/contract/search-choice';

/** How far a search goes. */
export interface ResearchLimits {
  /** Rounds in which a model asks further. */
  rounds: number;
  /** Searches in all, those of the plan among them. */
  searches: number;
  /** Of searching; what has not answered by then is given up. */
  seconds: number;
}

/** Of each depth. */
export const RESEARCH_LIMITS: Record<SearchDepth, ResearchLimits> = {
  quick: { rounds: 0, searches: 4, seconds: 30 },
  thorough: { rounds: 5, searches: 24, seconds: 120 },
};

/** Sources that one search of a scope gives; of a sub-question fewer. */
export const FOUND_MAX = { cases: 6, web: 6, laws: 3, knowledge: 3, casesOfPart: 2, webOfPart: 3 };
