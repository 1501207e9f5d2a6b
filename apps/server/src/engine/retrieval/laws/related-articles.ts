import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { type LawEntry, type LibraryIndex, versionOnDay } from '../../library/index.ts';
import { type DigestIndex, digestPlace, readDigestIndex } from './digest-index.ts';

/** An article of a law, of whatever version. */
export interface ArticlePlace {
  law: LawEntry;
  articleKey: string;
}

/**
 * Articles that belong with one, as the library links them: those our digest of it names, those its text refers to, those
 * whose digests name it, those whose texts refer to it (of its own law first). Where nothing links it, its neighbours.
 * @param options.admits of which laws; absent: of all
 */
export async function relatedArticles(
  context: { db: Database },
  place: ArticlePlace,
  options: { asOf: string; limit: number; admits?: ((law: LawEntry) => boolean) | undefined },
): Promise<ArticlePlace[]> {
  const { asOf, limit, admits } = options;
  const { library, digests } = await readDigestIndex(context);
  const links = await readReferences(context, place, { library, asOf });
  const linked = [...namedBy(digests, place), ...links.to, ...naming(digests, place, library), ...links.from];
  const found = linked.length > 0 ? linked : await neighboursOf(context, place, asOf);
  const own = keyOf(place);
  return [...new Map(found.map((one) => [keyOf(one), one])).values()]
    .filter((one) => keyOf(one) !== own && isInForce(one.law, asOf) && (admits?.(one.law) ?? true))
    .slice(0, limit);
}

const keyOf = ({ law, articleKey }: ArticlePlace): string => digestPlace(law.id, articleKey);

function isInForce(law: LawEntry, day: string): boolean {
  const { state } = versionOnDay(law, day);
  return state === 'held' || state === 'no_text';
}

function namedBy(digests: DigestIndex, place: ArticlePlace): ArticlePlace[] {
  const digest = digests.byPlace.get(keyOf(place));
  return digest ? (digests.related[digests.digests.indexOf(digest)] ?? []) : [];
}

function naming(digests: DigestIndex, place: ArticlePlace, library: LibraryIndex): ArticlePlace[] {
  const own = keyOf(place);
  return digests.digests.flatMap((digest, at) => {
    const law = library.laws.get(digest.lawId);
    const names = digests.related[at]?.some((one) => keyOf(one) === own);
    return law && names ? [{ law, articleKey: digest.articleKey }] : [];
  });
}

/** What the text of the day refers to, and the articles of texts in force that refer to it. */
async function readReferences(
  { db }: { db: Database },
  place: ArticlePlace,
  { library, asOf }: { library: LibraryIndex; asOf: string },
): Promise<{ to: ArticlePlace[]; from: ArticlePlace[] }> {
  const versionId = versionIdOn(place.law, asOf);
  const { rows } = await db.execute<{ law: string; key: string; version: string; isTo: boolean }>(sql`
    select c.to_law_id as law, c.to_key as key, a.version_id as version, true as "isTo"
    from law_article a join law_citation c on c.from_article_id = a.id
    where a.version_id = ${versionId} and a.key = ${place.articleKey} and c.to_law_id is not null
    union all
    select a.law_id, a.key, a.version_id, false
    from law_citation c join law_article a on a.id = c.from_article_id
    where c.to_law_id = ${place.law.id} and c.to_key = ${place.articleKey}`);
  const placesOf = (some: typeof rows) =>
    some.flatMap(({ law, key }) => {
      const held = library.laws.get(law);
      return held ? [{ law: held, articleKey: key }] : [];
    });
  const from = rows
    .filter(({ isTo, law, version }) => !isTo && version === versionIdOn(library.laws.get(law), asOf))
    .sort((a, b) => Number(b.law === place.law.id) - Number(a.law === place.law.id));
  return { to: placesOf(rows.filter(({ isTo }) => isTo)), from: placesOf(from) };
}

function versionIdOn(law: LawEntry | undefined, day: string): string | null {
  const found = law && versionOnDay(law, day);
  return found && 'version' in found ? (found.version?.id ?? null) : null;
}

/** The article before and the one after it, under the same heading. */
async function neighboursOf(
  { db }: { db: Database },
  { law, articleKey }: ArticlePlace,
  asOf: string,
): Promise<ArticlePlace[]> {
  const { rows } = await db.execute<{ key: string }>(sql`
    select near.key from law_article own join law_article near
      on near.version_id = own.version_id and near.heading_path = own.heading_path
      and near.position between own.position - 1 and own.position + 1
    where own.version_id = ${versionIdOn(law, asOf)} and own.key = ${articleKey} and near.key <> own.key
    order by near.position desc`);
  return rows.map(({ key }) => ({ law, articleKey: key }));
}
