import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { lawArticleSearch } from '../../db/schema/search.ts';
import type { SearchCandidate, TextSearch } from '../../ports/text-search.ts';
import { fillScores, SCORED_RANKS } from './fill-scores.ts';

const INDEX = 'law_article_search_terms';
/** Everybody waits while a statement writes into the index of the embedded database. */
const ROWS_AT_ONCE = 150;

interface CandidateRow extends Record<string, unknown> {
  law_id: string;
  version_id: string;
  article_key: string;
  score: number | null;
}

/** BM25 in the index, for databases with the extension pg_textsearch: the embedded one, or a server that has it. */
export function pgTextsearch(db: Database): TextSearch {
  return {
    name: 'pg_textsearch',

    async ensureReady() {
      await db.execute(
        sql`create index if not exists ${sql.identifier(INDEX)} on ${lawArticleSearch}
            using bm25 (terms) with (text_config = 'simple')`,
      );
    },

    async addVersion(tx, { versionId, lawId }, rows) {
      for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
        const some = rows.slice(start, start + ROWS_AT_ONCE);
        await tx.execute(
          sql`insert into ${lawArticleSearch} (version_id, law_id, position, article_key, terms)
              select ${versionId}, ${lawId}, * from unnest(
                ${sql.param(some.map((row) => row.position))}::integer[],
                ${sql.param(some.map((row) => row.articleKey))}::text[],
                ${sql.param(some.map((row) => row.terms))}::text[])`,
        );
      }
    },

    async removeVersion(tx, versionId) {
      await tx.delete(lawArticleSearch).where(eq(lawArticleSearch.versionId, versionId));
    },

    async candidates(terms, { limit, lawIds }) {
      if (terms.length === 0 || lawIds?.length === 0) return [];
      const query = sql`to_bm25query(${terms.join(' ')}, ${INDEX})`;
      const { rows } = await db.execute<CandidateRow>(
        lawIds ? withinLaws(query, lawIds, limit) : overAll(query, limit),
      );
      return fillScores(rows.map((row) => (row.score === null ? null : -row.score))).map(
        (score, index): SearchCandidate => {
          const row = rows[index] as CandidateRow;
          return { lawId: row.law_id, versionId: row.version_id, articleKey: row.article_key, score };
        },
      );
    },
  };
}

type Fragment = ReturnType<typeof sql>;

// The index knows the order but not the scores; each score asked for costs about 0.15 ms, so only some ranks are scored.
const overAll = (query: Fragment, limit: number): Fragment => sql`
  select law_id, version_id, article_key,
    case when place = any(${sql.param([...SCORED_RANKS, limit])}::integer[]) then terms <@> ${query} end as score
  from (
    select *, row_number() over () as place from (
      select law_id, version_id, article_key, terms from ${lawArticleSearch} order by terms <@> ${query} limit ${limit}
    ) ranked offset 0
  ) numbered`;

// A filter would be tried on every row the index walks past; the rows of a few laws are scored sooner.
const withinLaws = (query: Fragment, lawIds: readonly string[], limit: number): Fragment => sql`
  select * from (
    select law_id, version_id, article_key, terms <@> ${query} as score
    from ${lawArticleSearch}
    where version_id in (select id from law_version where law_id = any(${sql.param(lawIds)}::text[]))
    offset 0
  ) scored where score < 0 order by score limit ${limit}`;
