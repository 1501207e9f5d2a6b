import type { Guide } from '@mingfa/content/guide';
import { type Evidence, isArticleEvidence } from '@mingfa/contract/evidence';
import { findLawByName, type LibraryIndex } from '../../library/index.ts';
import { digestPlace } from '../laws/digest-index.ts';

export interface ArticlePlace {
  lawId: string;
  articleKey: string;
}

/** Key of a place, by which places are compared. */
export const keyOf = ({ lawId, articleKey }: ArticlePlace): string => digestPlace(lawId, articleKey);

/** Where the guide's articles stand in the library; null for a law it does not know. */
export function placesOf(library: LibraryIndex, guide: Guide): (ArticlePlace | null)[] {
  return guide.articles.map(({ place }) => {
    const [name = '', articleKey = ''] = place.split(' ');
    const law = findLawByName(library, name);
    return law && { lawId: law.id, articleKey };
  });
}

/** How much of what was found for a question is a guide's own, what was found first counting most. */
export function agreementWith(
  places: readonly (ArticlePlace | null)[],
  evidence: readonly Pick<Evidence, 'kind'>[],
): number {
  const own = new Set(places.flatMap((place) => (place ? [keyOf(place)] : [])));
  return (evidence as readonly Evidence[])
    .map((source, rank) =>
      isArticleEvidence(source) && own.has(keyOf(source.place)) ? 1 / (1 + rank / 2) : 0,
    )
    .reduce((sum, one) => sum + one, 0);
}
