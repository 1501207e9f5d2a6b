import { type ArticleNumber, formatArticleKey } from '@mingfa/legal/statute/article-number';
import { knownRepeal } from '@mingfa/legal/statute/known-repeals';
import { isBeyondLastArticle, isBeyondLastOfRepealed } from '@mingfa/legal/statute/last-articles';
import { and, inArray } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { lawDigest } from '../../db/schema/law.ts';
import { findLawByName, findRepealByName } from './find-law.ts';
import { isNoSuchLaw } from './is-no-such-law.ts';
import type { LawEntry, LibraryIndex, VersionEntry } from './library-index.ts';
import { readRevision } from './load-library.ts';
import { articlePlace, type HeldArticle, readArticles } from './read-articles.ts';
import { expireLibrary, readLibrary } from './read-library.ts';
import { versionOnDay } from './version-on-day.ts';

/** A place to look up: a law by any name, an article of it or the law as a whole, on a day. */
export interface PlaceQuery {
  lawName: string;
  article: ArticleNumber | null;
  asOf: string;
}

export type HeldDigest = typeof lawDigest.$inferSelect;

/** What the library knows of a place. */
export interface ResolvedPlace {
  state:
    | 'held'
    | 'not_in_library'
    | 'not_found'
    | 'version_not_held'
    | 'repealed'
    | 'not_yet_effective'
    | 'digest_only';
  law: LawEntry | null;
  /** The text of the day; of a repealed law its last, of a coming law its first. */
  version: VersionEntry | null;
  article: HeldArticle | null;
  digest: HeldDigest | null;
  /** Why it is repealed, when another text or a list of ours says so; there even when the law itself is not held. */
  repeal: KnownEnd | null;
  /** It is not held because there is none: the library has all texts of the kind that the name says. */
  isNoSuchLaw: boolean;
}

/** The end of a law; `byLawId` is the law that repealed it, or that has its matter now, where the library has that one. */
export interface KnownEnd {
  title: string;
  repealedOn: string;
  byLawId: string | null;
}

type PlaceContext = { db: Database };

/** Looks one place up. */
export async function resolvePlace(context: PlaceContext, place: PlaceQuery): Promise<ResolvedPlace> {
  const [resolved] = await resolvePlaces(context, [place]);
  return resolved as ResolvedPlace;
}

/** Looks many places up with two queries, in the order asked. */
export async function resolvePlaces(
  context: PlaceContext,
  places: readonly PlaceQuery[],
): Promise<ResolvedPlace[]> {
  const index = await readLibrary(context);
  const resolved = await resolveIn(context, index, places);
  const missing = resolved.some((one) => one.version && one.state === 'not_found');
  if (!missing || (await readRevision(context.db)).revision === index.revision) return resolved;
  // An import may have replaced a version between the reading of the index and of its articles.
  expireLibrary(context);
  return resolveIn(context, await readLibrary(context), places);
}

async function resolveIn(
  context: PlaceContext,
  index: LibraryIndex,
  places: readonly PlaceQuery[],
): Promise<ResolvedPlace[]> {
  const located = places.map((place) => ({ place, ...locate(index, place) }));
  const wanted = located.flatMap(({ place, version }) =>
    version && place.article ? [{ versionId: version.id, key: formatArticleKey(place.article) }] : [],
  );
  const articles = await readArticles(context.db, wanted);
  const digests = await readDigests(context, located);
  return located.map(({ place, law, version, state, repeal }): ResolvedPlace => {
    const key = place.article ? formatArticleKey(place.article) : null;
    const article = version && key ? (articles.get(articlePlace(version.id, key)) ?? null) : null;
    const digest = law && key ? (digests.get(`${law.id} ${key}`) ?? null) : null;
    const isUnknown = state === 'not_in_library' && isNoSuchLaw(index, place.lawName, place.asOf);
    const known = { law, version, article, digest, repeal, isNoSuchLaw: isUnknown };
    if (
      state === 'not_in_library' &&
      place.article &&
      isBeyondLastOfRepealed(place.lawName, place.article.main)
    )
      return { ...known, state: 'not_found' };
    if (state === 'no_text')
      return { ...known, state: digest || !key ? 'digest_only' : withoutText(law, place) };
    return key && version && !article ? { ...known, state: 'not_found' } : { ...known, state };
  });
}

type Located = {
  law: LawEntry | null;
  version: VersionEntry | null;
  state: Exclude<ResolvedPlace['state'], 'not_found' | 'digest_only'> | 'no_text';
  repeal: KnownEnd | null;
};

function locate(index: LibraryIndex, place: PlaceQuery): Located {
  const law = findLawByName(index, place.lawName);
  if (!law) {
    const repeal = endOf(index, place.lawName);
    const isOver = repeal !== null && repeal.repealedOn <= place.asOf;
    return { law: null, version: null, state: isOver ? 'repealed' : 'not_in_library', repeal };
  }
  const repeal = law.repealedOn ? (index.repeals.get(law.titleKey) ?? null) : null;
  const found = versionOnDay(law, place.asOf);
  return { law, version: 'version' in found ? found.version : null, state: found.state, repeal };
}

/** What is said of an article of a law without text and without a digest of the article. */
function withoutText(law: LawEntry | null, { article, asOf }: PlaceQuery): 'not_found' | 'not_in_library' {
  const since = law?.digestEffectiveOn;
  const isOfThatText = law && article && since && since <= asOf;
  return isOfThatText && isBeyondLastArticle(law.title, since, article.main) ? 'not_found' : 'not_in_library';
}

/** What ended a law of which nothing is held: a text of the library says so, or our own list. */
function endOf(index: LibraryIndex, lawName: string): KnownEnd | null {
  const said = findRepealByName(index, lawName);
  if (said) return said;
  const known = knownRepeal(lawName);
  if (!known) return null;
  const { since, successor } = known;
  return {
    title: lawName,
    repealedOn: since,
    byLawId: successor === null ? null : (findLawByName(index, successor)?.id ?? null),
  };
}

async function readDigests(
  context: PlaceContext,
  located: { place: PlaceQuery; law: LawEntry | null }[],
): Promise<Map<string, HeldDigest>> {
  const wanted = located.filter(({ place, law }) => place.article && law && law.digestCount > 0);
  if (wanted.length === 0) return new Map();
  const lawIds = [...new Set(wanted.map(({ law }) => law?.id ?? ''))];
  const keys = [
    ...new Set(wanted.flatMap(({ place }) => (place.article ? [formatArticleKey(place.article)] : []))),
  ];
  const rows = await context.db
    .select()
    .from(lawDigest)
    .where(and(inArray(lawDigest.lawId, lawIds), inArray(lawDigest.articleKey, keys)));
  return new Map(rows.map((row) => [`${row.lawId} ${row.articleKey}`, row]));
}
