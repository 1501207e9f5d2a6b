import { alignProvisions } from '@mingfa/legal/statute/align-provisions';
import { formatArticleKey, parseArticleKey } from '@mingfa/legal/statute/article-number';
import { formerLaws } from '@mingfa/legal/statute/former-laws';
import { isProcedural } from '@mingfa/legal/statute/procedural-laws';
import { isSameMatter, isSameRule } from '@mingfa/legal/statute/same-rule';
import { formerArticles } from '@mingfa/legal/statute/successor-articles';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { breather } from '../../breathe.ts';
import {
  findLawByName,
  type LawEntry,
  type LibraryIndex,
  type VersionEntry,
  versionOnDay,
} from '../../library/index.ts';
import { type DigestIndex, digestPlace, readDigestIndex } from './digest-index.ts';
import { readHeldTexts } from './held-texts.ts';

/** How a place of today's law stands on an earlier day. */
export type Standing =
  /** The same rule, under this number or another. */
  | 'same'
  /** Procedure, which follows today's law whatever the day. */
  | 'procedure'
  /** The law of the day is held and rules otherwise, or nothing. */
  | 'changed'
  /** The law had another text on the day, which is not held. */
  | 'not_held'
  /** The law was not there yet. */
  | 'not_yet';

/** A place as the law of a day has it. */
export interface PlaceOfDay {
  law: LawEntry;
  /** The article it was asked for by. */
  asked: string;
  standing: Standing;
  /** Where the matter stands on the day; null where nothing of the day can be shown. Without a version our digest is what is held. */
  shown: { version: VersionEntry | null; articleKey: string } | null;
  /** Laws that governed the matter on the day, where this one was not there yet. */
  former: { name: string; nameEn: string; isHeld: boolean }[];
}

/** The law of which day, and the day whose words the places were written by. */
export interface DaysCompared {
  day: string;
  writtenOn: string;
}

/** How places of the law of one day stand on another day, in their order; null for a place of no law that is known. */
export async function placesOfDay(
  context: { db: Database },
  places: readonly ({ lawId: string; articleKey: string } | null)[],
  days: DaysCompared,
): Promise<(PlaceOfDay | null)[]> {
  const { library, digests } = await readDigestIndex(context);
  const reading = { db: context.db, library, digests, ...days };
  const found: (PlaceOfDay | null)[] = [];
  for (const place of places) {
    const law = place && library.laws.get(place.lawId);
    found.push(place && law ? await placeOfDay(reading, law, place.articleKey) : null);
  }
  return found;
}

interface Reading extends DaysCompared {
  db: Database;
  library: LibraryIndex;
  digests: DigestIndex;
}

async function placeOfDay(reading: Reading, law: LawEntry, asked: string): Promise<PlaceOfDay> {
  const { day, writtenOn, library } = reading;
  const found = versionOnDay(law, day);
  const written = versionOnDay(law, writtenOn);
  const place = { law, asked, former: [] };
  const same = (version: VersionEntry | null, articleKey = asked): PlaceOfDay => ({
    ...place,
    standing: 'same',
    shown: { version, articleKey },
  });
  if (found.state === 'no_text') {
    const isOfDay = day >= writtenOn || (law.digestEffectiveOn ?? '') <= day;
    return isOfDay ? same(null) : notOfDay(library, place, day);
  }
  if (found.state !== 'held') return notOfDay(library, place, day);
  const { version } = found;
  if (written.state === 'held' && written.version.id === version.id) return same(version);
  const moved = await placeInVersion(
    reading,
    version,
    written.state === 'held' ? written.version : null,
    law,
    asked,
  );
  if (moved?.isSame) return same(version, moved.articleKey);
  if (isProcedural(law.title)) return { ...place, standing: 'procedure', shown: null };
  return {
    ...place,
    standing: 'changed',
    shown: moved ? { version, articleKey: moved.articleKey } : null,
  };
}

function notOfDay(library: LibraryIndex, place: { law: LawEntry; asked: string }, day: string): PlaceOfDay {
  const { law, asked } = place;
  if (isProcedural(law.title)) return { ...place, standing: 'procedure', shown: null, former: [] };
  const former = formerLaws(law.title, parseArticleKey(asked)?.main ?? 0, day).map(({ name, nameEn }) => {
    const entry = findLawByName(library, name);
    return { name, nameEn, isHeld: entry !== null && versionOnDay(entry, day).state === 'held' };
  });
  const isNew = former.length > 0 || versionOnDay(law, day).state === 'not_yet_effective';
  return { ...place, standing: isNew ? 'not_yet' : 'not_held', shown: null, former };
}

/** Where a version has the rule of an article, or the matter it is about; null where neither clearly stands in it. */
async function placeInVersion(
  reading: Reading,
  version: VersionEntry,
  written: VersionEntry | null,
  law: LawEntry,
  articleKey: string,
): Promise<{ articleKey: string; isSame: boolean } | null> {
  const { library, digests } = reading;
  if (!written) {
    // Our digest knows the words it was checked against.
    const [text] = await readHeldTexts(reading, [{ version, articleKey }]);
    const hash = digests.byPlace.get(digestPlace(law.id, articleKey))?.articleHash;
    return text && text.textHash === hash ? { articleKey, isSame: true } : null;
  }
  const [now, then] = await readHeldTexts({ db: reading.db, library }, [
    { version: written, articleKey },
    { version, articleKey },
  ]);
  if (!now) return null;
  if (then && isSameRule(now.text, then.text)) return { articleKey, isSame: true };
  const year = (version.promulgatedOn ?? version.effectiveOn ?? '').slice(0, 4);
  const [known] = formerArticles(law.title, parseArticleKey(articleKey)?.main ?? 0, year);
  const key =
    known === undefined
      ? (await alignedWith(reading, version, written)).get(articleKey)
      : formatArticleKey({ main: known, sub: 0 });
  if (key === undefined) return null;
  const [other] = await readHeldTexts({ db: reading.db, library }, [{ version, articleKey: key }]);
  if (!other) return null;
  const isSame = isSameRule(now.text, other.text);
  return isSame || known !== undefined || isSameMatter(now.text, other.text)
    ? { articleKey: key, isSame }
    : null;
}

/** Alignments of two versions take some 100 ms and are asked for again with every question of that day. */
const alignments = new WeakMap<LibraryIndex, Map<string, Promise<ReadonlyMap<string, string>>>>();

function alignedWith(
  { db, library }: Reading,
  version: VersionEntry,
  written: VersionEntry,
): Promise<ReadonlyMap<string, string>> {
  const known = alignments.get(library) ?? new Map<string, Promise<ReadonlyMap<string, string>>>();
  alignments.set(library, known);
  const id = `${version.id} ${written.id}`;
  const begun = known.get(id) ?? align(db, version, written);
  known.set(id, begun);
  begun.catch(() => known.delete(id));
  return begun;
}

/** Keys of the older version by those of the one the places were written by. */
async function align(
  db: Database,
  version: VersionEntry,
  written: VersionEntry,
): Promise<ReadonlyMap<string, string>> {
  const articlesOf = async ({ id }: VersionEntry) => {
    const { rows } = await db.execute<{ key: string; text: string }>(
      sql`select key, text from law_article where version_id = ${id} order by position`,
    );
    return rows;
  };
  const [older, newer] = [await articlesOf(version), await articlesOf(written)];
  const pairs = await alignProvisions(older, newer, breather());
  return new Map(
    pairs.flatMap(({ left, right }) => {
      const [was, is] = [left === null ? null : older[left], right === null ? null : newer[right]];
      return was && is ? [[is.key, was.key] as const] : [];
    }),
  );
}
