import type { Facet } from '../../../components/search-screen/facet-group.tsx';

interface CauseFacet extends Facet {
  parent: string | null;
}

/** Causes with those below them right behind, each with how deep it stands; brothers stay in their order. */
export function causeTree(facets: readonly CauseFacet[]): Facet[] {
  const below = (parent: string | null, depth: number): Facet[] =>
    facets
      .filter((facet) => facet.parent === parent)
      .flatMap(({ value, count }) => [{ value, count, depth }, ...below(value, depth + 1)]);
  return below(null, 0);
}
