import type { reliedArticle } from '@mingfa/contract/review';
import { findCitations } from '@mingfa/legal/citation/citations';
import { formatArticleKey } from '@mingfa/legal/statute/article-number';
import type { z } from 'zod';
import type { LibraryReader } from '../../engine/answering/index.ts';

export type ReliedArticle = z.infer<typeof reliedArticle>;

/** Looks up the articles that findings rely on, as of a day: each citation once. */
export async function checkArticles(
  library: LibraryReader,
  citations: readonly string[],
  asOf: string,
): Promise<Map<string, ReliedArticle>> {
  const wanted = [...new Set(citations)].map((citation) => ({ citation, place: placeOf(library, citation) }));
  const known = wanted.flatMap(({ place }) => (place ? [place] : []));
  const resolved = await library.resolvePlaces(known, asOf);
  return new Map(
    wanted.map(({ citation, place }) => {
      const found = place ? resolved[known.indexOf(place)] : undefined;
      const { location } = found ?? { location: null };
      return [
        citation,
        {
          citation,
          // Held on that day is all that is said here: the rule's author chose the article.
          state:
            found === undefined ? 'not_in_library' : found.state === 'held' ? 'not_compared' : found.state,
          lawId: location?.lawId ?? null,
          versionId: location?.versionId ?? null,
          articleKey: place ? formatArticleKey(place.article) : null,
        },
      ];
    }),
  );
}

function placeOf(library: LibraryReader, citation: string) {
  for (const found of findCitations(citation, { knownTitles: (name) => library.isKnownTitle(name) })) {
    if (found.type !== 'statute' || !found.article) continue;
    const lawName = found.law.kind === 'named' ? found.law.name : found.law.antecedent;
    if (lawName) return { lawName, article: found.article, paragraph: found.paragraph, item: found.item };
  }
  return null;
}
