import { BM25_K1 } from '@mingfa/legal/words/bm25';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { lawSearchVersion } from '../../db/schema/search.ts';
import type { TextSearch } from '../../ports/text-search.ts';
import { type CommonTerms, commonTerms } from './common-terms.ts';
import { type Posting, postingsOf } from './postings-of.ts';

/** A version's postings are written in groups of this size. */
const POSTINGS_AT_ONCE = 4000;

interface CandidateRow extends Record<string, unknown> {
  law_id: string;
  version_id: string;
  article_key: string;
  score: number;
}

/** BM25 over a table of postings in plain SQL, for PostgreSQL without pg_textsearch. */
export function postings(db: Database, options: { now: () => number }): TextSearch {
  const common: CommonTerms = commonTerms(db, options.now);
  return {
    name: 'postings',

    async ensureReady() {
      await common.refresh();
    },

    async addVersion(tx, { versionId, lawId }, rows) {
      if (rows.length === 0) return;
      const ordered = [...rows].sort((a, b) => a.position - b.position);
      const [version] = await tx
        .insert(lawSearchVersion)
        .values({ versionId, lawId, articleKeys: ordered.map((row) => row.articleKey) })
        .returning({ number: lawSearchVersion.number });
      if (!version) throw new Error('the version was not written');
      const all = postingsOf(ordered.map((row) => row.terms));
      for (let start = 0; start < all.length; start += POSTINGS_AT_ONCE) {
        await tx.execute(insertPostings(version.number, all.slice(start, start + POSTINGS_AT_ONCE)));
      }
    },

    async removeVersion(tx, versionId) {
      await tx.delete(lawSearchVersion).where(eq(lawSearchVersion.versionId, versionId));
    },

    async settle() {
      // Rows of one term come from all over the table; side by side they are read in a third of the time.
      await db.execute(sql`cluster law_search_posting using law_search_posting_term_version_number_pk`);
      await db.execute(sql`analyze law_search_posting`);
      await common.refresh();
    },

    async candidates(terms, { limit, lawIds }) {
      const weights = new Map<string, number>();
      for (const term of terms) weights.set(term, (weights.get(term) ?? 0) + 1);
      const library = await common.read();
      const rare = [...weights].filter(([term]) => !library.terms.has(term));
      const used = rare.length > 0 ? rare : [...weights];
      if (used.length === 0 || library.articles === 0 || lawIds?.length === 0) return [];
      const { rows } = await db.execute<CandidateRow>(rank(used, library.articles, limit, lawIds));
      return rows.map((row) => ({
        lawId: row.law_id,
        versionId: row.version_id,
        articleKey: row.article_key,
        score: row.score,
      }));
    },
  };
}

type Fragment = ReturnType<typeof sql>;

// Arrays travel as text that the database cuts: an array of arrays would have to be rectangular.
const insertPostings = (versionNumber: number, rows: Posting[]): Fragment => sql`
  insert into law_search_posting (term, version_number, positions, frequencies)
  select term, ${versionNumber}::integer, positions::smallint[], frequencies::smallint[]
  from unnest(
    ${sql.param(rows.map((row) => row.term))}::text[],
    ${sql.param(rows.map((row) => `{${row.positions.join(',')}}`))}::text[],
    ${sql.param(rows.map((row) => `{${row.frequencies.join(',')}}`))}::text[]
  ) as posting (term, positions, frequencies)`;

/**
 * BM25 (`termRarity` and `termWeight`) with the article's length already in the stored frequency. Version and position make one number, so that
 * the sum over terms groups by an integer.
 */
function rank(
  terms: [string, number][],
  articles: number,
  limit: number,
  lawIds: readonly string[] | undefined,
): Fragment {
  const within = lawIds
    ? sql`and version_number in (select number from law_search_version where law_id = any(${sql.param(lawIds)}::text[]))`
    : sql``;
  return sql`
    with found as materialized (
      select term, query.weight, version_number, positions, frequencies
      from unnest(
        ${sql.param(terms.map(([term]) => term))}::text[],
        ${sql.param(terms.map(([, weight]) => weight))}::float8[]
      ) as query (term, weight)
      join law_search_posting using (term)
      where true ${within}
    ), counted as materialized (
      select term, sum(cardinality(positions))::float8 as count from found group by term
    ), summed as (
      select version_number::bigint * 65536 + place as article,
        sum(
          weight * ln(1 + greatest(${articles}::float8 - count + 0.5, 0) / (count + 0.5))
          * frequency * ${BM25_K1 + 1}::float8 / (frequency + ${100 * BM25_K1}::float8)
        ) as score
      from found
        join counted using (term)
        cross join lateral unnest(positions, frequencies) as hit (place, frequency)
      group by 1 order by 2 desc, 1 limit ${limit}
    )
    select law_id, version_id, article_keys[article % 65536 + 1] as article_key, score
    from summed join law_search_version on number = article / 65536
    order by score desc, article`;
}
