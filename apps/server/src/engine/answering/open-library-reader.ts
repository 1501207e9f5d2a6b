import type { EverydayWord } from '@mingfa/legal/citation/support';
import { formatArticleKey } from '@mingfa/legal/statute/article-number';
import { isTransitionSource } from '@mingfa/legal/statute/transition-rules';
import { sql } from 'drizzle-orm';
import type { AppContext } from '../../ports/app-context.ts';
import { todayInChina } from '../../runtime/today-in-china.ts';
import {
  findLawByName,
  libraryDateOf,
  type PlaceQuery,
  readLibrary,
  resolvePlaces,
} from '../library/index.ts';
import type { CitedPlace, LibraryReader, ResolvedPlace } from './library-reader.ts';
import { readLawWords } from './read-law-words.ts';
import { resolveCases } from './resolve-cases.ts';

/**
 * Opens the law library for one citation check; with `askedBy` that person's own cases are found by their numbers, too.
 * @param resolve looks places up, where somebody remembers them
 */
export async function openLibraryReader(
  context: Pick<AppContext, 'db' | 'clock'>,
  everydayWords: readonly EverydayWord[],
  askedBy: string | null = null,
  resolve = (places: readonly PlaceQuery[]) => resolvePlaces(context, places),
): Promise<LibraryReader> {
  const index = await readLibrary(context);
  return {
    everydayWords,
    isKnownTitle: (name) => findLawByName(index, name) !== null,
    async resolvePlaces(places, asOf) {
      const resolved = await resolve(
        places.map(({ lawName, article }) => ({
          lawName,
          article,
          // What says which law judges an earlier day is itself of today.
          asOf: isTransitionSource(lawName) ? todayInChina(context.clock) : asOf,
        })),
      );
      return resolved.map((found, position) => toResolvedPlace(places[position] as CitedPlace, found));
    },
    async readOtherWordings(lawId, articleKey, versionId) {
      const versions = index.laws.get(lawId)?.versions;
      if (versions?.every(({ id }) => id === versionId)) return [];
      const rows = await context.db.execute<{ text: string }>(sql`
        select article.text from law_article article join law_version version on version.id = article.version_id
        where version.state = 'ready' and article.law_id = ${lawId} and article.key = ${articleKey}
          and article.version_id is distinct from ${versionId}`);
      return rows.rows.map((row) => row.text);
    },
    resolveCases: (numbers, writtenOn) => resolveCases(context, numbers, askedBy, writtenOn),
    readLawWords: (lawId, versionId) => readLawWords(context.db, lawId, versionId),
    libraryDate: async () => libraryDateOf(index, todayInChina(context.clock)),
  };
}

type PlaceInLibrary = Awaited<ReturnType<typeof resolvePlaces>>[number];

function toResolvedPlace(place: CitedPlace, found: PlaceInLibrary): ResolvedPlace {
  const key = formatArticleKey(place.article);
  const { law, version, article } = found;
  return {
    state:
      found.state === 'held' && article && !hasPart(article.paragraphs, place) ? 'not_found' : found.state,
    law: law && { lawId: law.id, title: law.title, shortTitle: law.shortTitle },
    location: law && {
      lawId: law.id,
      versionId: version?.id ?? null,
      articleKey: key,
      paragraph: place.paragraph,
      item: place.item,
    },
    promulgatedOn: version?.promulgatedOn ?? null,
    article: article && { key, label: article.label, text: article.text },
    isNoSuchLaw: found.isNoSuchLaw,
  };
}

/** Whether the article has the paragraph and item named; an item without a paragraph may stand under any. */
function hasPart(
  paragraphs: { number: number; items: { number: number }[] }[],
  { paragraph, item }: CitedPlace,
): boolean {
  const candidates = paragraph === null ? paragraphs : paragraphs.filter((one) => one.number === paragraph);
  return (
    candidates.length > 0 &&
    (item === null || candidates.some((one) => one.items.some((entry) => entry.number === item)))
  );
}
