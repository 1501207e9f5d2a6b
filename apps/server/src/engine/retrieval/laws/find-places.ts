import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import type { TextSearch } from '../../../ports/text-search.ts';
import type { LawEntry, LibraryIndex, VersionEntry } from '../../library/index.ts';
import type { ReadQuestion } from '../question/read-question.ts';
import { questionTerms } from '../words/index-text.ts';
import { digestPlace, readDigestIndex, type StoredDigest } from './digest-index.ts';
import { rankArticles } from './rank-articles.ts';

/** A place found, before its text is read. Without a version only our digest is held. */
export interface FoundPlace {
  law: LawEntry;
  version: VersionEntry | null;
  articleKey: string;
  score: number;
  digest: StoredDigest | null;
}

export interface PlaceSearch {
  mode: 'words' | 'phrase' | 'meaning';
  asOf: string;
  /** Only articles of these laws; null for all. */
  lawIds: string[] | null;
  /** How far down the ranking to look; the usual depth when absent. */
  candidates?: number;
}

const CANDIDATES = 400;
/** All articles with a phrase hold all of its terms, so the best of the ranking hold the phrase where any does. */
const PHRASE_CANDIDATES = 600;
const DIGESTS = 40;
/** A digest that holds all of the question counts like this share of the best article. */
const WEIGHT_OF_DIGEST = 0.6;

interface PlaceContext {
  db: Database;
  search: TextSearch;
}

/** Ranked places for a search box: one version of each article, the one of the day. */
export async function findPlaces(
  context: PlaceContext,
  index: LibraryIndex,
  question: ReadQuestion,
  search: PlaceSearch,
): Promise<FoundPlace[]> {
  const terms = search.mode === 'meaning' ? question.terms : questionTerms(question.text);
  const limit = search.candidates ?? (search.mode === 'phrase' ? PHRASE_CANDIDATES : CANDIDATES);
  const candidates = await context.search.candidates(terms, {
    limit,
    ...(search.lawIds ? { lawIds: search.lawIds } : {}),
  });
  const ranked = rankArticles(index, candidates, { asOf: search.asOf, namedLawIds: new Set() }).map(
    (place): FoundPlace => ({ ...place, digest: null }),
  );
  if (search.mode === 'phrase') return keepHolding(context, ranked, [question.text], false);
  const withDigests = await addDigests(context, index, ranked, terms, search);
  return search.mode === 'words' ? preferAllWords(context, withDigests, question.text) : withDigests;
}

/** Places whose text holds all of the pieces, in their order; `named` counts the law's title and the headings too. */
async function keepHolding(
  context: PlaceContext,
  places: readonly FoundPlace[],
  pieces: readonly string[],
  named: boolean,
): Promise<FoundPlace[]> {
  const held = places.filter(({ version }) => version !== null);
  if (held.length === 0) return [];
  const rows = held.map(({ law, version, articleKey }) => ({
    v: version?.id,
    k: articleKey,
    t: named ? `${law.title} ${law.shortTitle}` : '',
  }));
  const heading = named ? sql`a.heading_path` : sql`''`;
  const all = sql.join(
    pieces.map((piece) => sql`position(${piece} in r.t || ${heading} || a.text) > 0`),
    sql` and `,
  );
  const found = await context.db.execute<{ v: string; k: string }>(sql`
    select r.v, r.k from json_to_recordset(${JSON.stringify(rows)}::json) as r(v text, k text, t text)
    join law_article a on a.version_id = r.v and a.key = r.k
    where ${all}`);
  const holding = new Set(found.rows.map(({ v, k }) => `${v} ${k}`));
  return held.filter(({ version, articleKey }) => holding.has(`${version?.id} ${articleKey}`));
}

/** Several words mean all of them; where no article has them all, the best ranking has to do. */
async function preferAllWords(
  context: PlaceContext,
  places: readonly FoundPlace[],
  q: string,
): Promise<FoundPlace[]> {
  const pieces = [...new Set(q.split(/[\s,，、]+/))].filter((piece) => piece !== '').slice(0, 8);
  const holding = await keepHolding(context, places, pieces, true);
  return holding.length > 0 ? holding : [...places];
}

/** Articles of which our digest answers, in their place among the others. */
async function addDigests(
  context: PlaceContext,
  index: LibraryIndex,
  ranked: readonly FoundPlace[],
  terms: readonly string[],
  search: PlaceSearch,
): Promise<FoundPlace[]> {
  const { digests } = await readDigestIndex(context);
  const best = ranked[0]?.score ?? 1;
  const places = new Map(ranked.map((place) => [digestPlace(place.law.id, place.articleKey), { ...place }]));
  for (const hit of digests.passages.find(terms, DIGESTS)) {
    const digest = digests.digests[hit.index];
    const law = digest && index.laws.get(digest.lawId);
    if (!law || (search.lawIds && !search.lawIds.includes(law.id))) continue;
    const key = digestPlace(law.id, digest.articleKey);
    const score = WEIGHT_OF_DIGEST * hit.coverage * best;
    const known = places.get(key);
    if (known) known.score += score;
    // With a text held, an article that the ranking did not find is not worth showing for its digest alone.
    else if (law.versions.length === 0) {
      places.set(key, { law, version: null, articleKey: digest.articleKey, score, digest });
    }
  }
  return [...places.values()].sort((a, b) => b.score - a.score);
}
