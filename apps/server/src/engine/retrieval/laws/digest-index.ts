import { formatArticleLabel } from '@mingfa/legal/statute/article-number';
import type { Database } from '../../../db/client.ts';
import { lawDigest } from '../../../db/schema/law.ts';
import { findLawByName, type LawEntry, type LibraryIndex, readLibrary } from '../../library/index.ts';
import { readCited } from '../question/read-cited.ts';
import { indexText } from '../words/index-text.ts';
import { buildPassageIndex, type PassageIndex } from '../words/passage-index.ts';
import { resolveCited } from './resolve-cited.ts';

export type StoredDigest = typeof lawDigest.$inferSelect;

/** The starter library in memory: a few hundred digests. */
export interface DigestIndex {
  passages: PassageIndex;
  digests: StoredDigest[];
  byPlace: ReadonlyMap<string, StoredDigest>;
  /** For each digest, the articles it points at and the library knows. */
  related: { law: LawEntry; articleKey: string }[][];
}

const built = new WeakMap<LibraryIndex, Promise<DigestIndex>>();

/** Key of a place in `byPlace`. */
export const digestPlace = (lawId: string, articleKey: string): string => `${lawId} ${articleKey}`;

/** The digests as the library of this moment holds them. */
export async function readDigestIndex(context: { db: Database }): Promise<{
  library: LibraryIndex;
  digests: DigestIndex;
}> {
  const library = await readLibrary(context);
  let index = built.get(library);
  if (!index) {
    index = build(context.db, library);
    built.set(library, index);
    index.catch(() => built.delete(library));
  }
  return { library, digests: await index };
}

async function build(db: Database, library: LibraryIndex): Promise<DigestIndex> {
  return buildDigestIndex(await db.select().from(lawDigest), library);
}

/** Makes the index of some digests; pure. */
export function buildDigestIndex(digests: StoredDigest[], library: LibraryIndex): DigestIndex {
  const terms = digests.map((digest) => {
    const law = library.laws.get(digest.lawId);
    return indexText({
      lawTitle: law?.title ?? '',
      shortTitle: law?.shortTitle ?? '',
      headingPath: '',
      label: formatArticleLabel(digest),
      text: `${digest.heading} ${digest.digest} ${digest.headingEn} ${digest.digestEn}`,
      everydayWords: digest.everydayWords,
    });
  });
  return {
    passages: buildPassageIndex(terms),
    digests,
    related: digests.map(({ related }) => {
      const { cited } = readCited(related.join('，'), (name) => findLawByName(library, name) !== null);
      return resolveCited(library, cited).articles;
    }),
    byPlace: new Map(digests.map((digest) => [digestPlace(digest.lawId, digest.articleKey), digest])),
  };
}
