import type { LibraryIndex } from '../../apps/server/src/engine/library/index.ts';
import type { DigestIndex } from '../../apps/server/src/engine/retrieval/digest-index.ts';
import { associationTerms } from '../../apps/server/src/engine/retrieval/ranking/associations.ts';
import type { Pair } from './learn-associations.ts';

/** What we wrote ourselves teaches words too: a digest says what people call what its article rules. */
export function ownPairs(library: LibraryIndex, { digests }: DigestIndex): Pair[] {
  return digests.flatMap(({ lawId, articleKey, heading, everydayWords }) => {
    const law = library.laws.get(lawId);
    if (!law) return [];
    const terms = associationTerms([heading, ...everydayWords].join(' '));
    return [{ terms, places: [{ titleKey: law.titleKey, articleKey }] }];
  });
}
