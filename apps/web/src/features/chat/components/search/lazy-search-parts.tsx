import { lazy } from 'react';
import { loadNamespaces } from '../../../../lib/i18n.ts';

/** Most answers have no plan: its parts and their words come with the first that has one. */
export async function loadSearchParts() {
  const [file] = await Promise.all([import('./search-parts.tsx'), loadNamespaces('ai-search')]);
  return file;
}

export const LazyPlanView = lazy(async () => ({ default: (await loadSearchParts()).PlanView }));
export const LazySearchOutcome = lazy(async () => ({ default: (await loadSearchParts()).SearchOutcome }));
