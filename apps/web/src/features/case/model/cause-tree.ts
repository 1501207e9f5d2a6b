import type { Facet } from '../../../components/search-screen/facet-group.tsx';

interface CauseFacet extends Facet {
  parent: string | null;
}

/** Before all are asked for: so many branches, and of each its most frequent causes. */
const FIRST_BRANCHES = 6;
const FIRST_BELOW = 2;

/** Causes with those below them right behind, each with how deep it stands; brothers stay in their order. */
export function causeTree(facets: readonly CauseFacet[]): Facet[] {
  const below = (parent: string | null, depth: number, isShown: boolean): Facet[] =>
    facets
      .filter((facet) => facet.parent === parent)
      .flatMap(({ value, count }, at) => {
        const isFirst = isShown && at < (depth === 0 ? FIRST_BRANCHES : FIRST_BELOW);
        return [{ value, count, depth, isFirst }, ...below(value, depth + 1, isFirst)];
      });
  return below(null, 0, true);
}
