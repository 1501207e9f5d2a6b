import { formatArticleKey } from '@mingfa/legal/statute/article-number';
import type { Database } from '../../../db/client.ts';
import {
  type PlaceQuery,
  type ResolvedPlace,
  resolvePlaces,
} from '../../../engine/library/resolve-places.ts';

/** Looks places up, in the order asked. */
export type ResolvePlaces = (places: readonly PlaceQuery[]) => Promise<ResolvedPlace[]>;

/** Looks each place up once a text: a brief cites the same articles again and again, and what was checked is asked for once more. */
export function rememberPlaces(db: Database): ResolvePlaces {
  const known = new Map<string, ResolvedPlace>();
  return async (places) => {
    const wanted = new Map<string, PlaceQuery>();
    for (const place of places) if (!known.has(keyOf(place))) wanted.set(keyOf(place), place);
    const found = wanted.size === 0 ? [] : await resolvePlaces({ db }, [...wanted.values()]);
    for (const [index, key] of [...wanted.keys()].entries()) known.set(key, found[index] as ResolvedPlace);
    return places.map((place) => known.get(keyOf(place)) as ResolvedPlace);
  };
}

const keyOf = ({ lawName, article, asOf }: PlaceQuery): string =>
  `${asOf} ${article ? formatArticleKey(article) : ''} ${lawName}`;
