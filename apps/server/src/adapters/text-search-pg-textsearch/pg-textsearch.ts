import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { lawArticleSearch } from '../../db/schema/search.ts';
import type { TextSearch } from '../../ports/text-search.ts';

const INDEX = 'law_article_search_terms';
/** Everybody waits while a statement writes into the index of the embedded database. */
const ROWS_AT_ONCE = 150;
/** Every segment of the index costs a question about half a millisecond. */
const MOST_SEGMENTS = 3;

/** Everything found, a line each with tabs between: hundreds of rows cost the protocol more than the search. */
interface FoundRow extends Record<string, unknown> {
  found: string | null;
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
      // Merging small segments again and again is what makes others wait during an import; `settle` merges once.
      // The embedded database has one session, so this holds for the import's thread too.
      await db.execute(sql`set pg_textsearch.segments_per_level = 64`);
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

    async settle() {
      const { rows } = await db.execute<{ segments: number }>(
        sql`select sum(count)::integer as segments from unnest(bm25_level_counts(${INDEX}::regclass)) as level (count)`,
      );
      if ((rows[0]?.segments ?? 0) <= MOST_SEGMENTS) return;
      await db.execute(sql`select bm25_force_merge(${INDEX})`);
      await db.execute(sql`vacuum ${lawArticleSearch}`);
    },

    async candidates(terms, { limit, lawIds }) {
      if (terms.length === 0 || lawIds?.length === 0) return [];
      const query = sql`to_bm25query(${terms.join(' ')}, ${INDEX})`;
      const { rows } = await db.execute<FoundRow>(
        asLines(lawIds ? withinLaws(query, lawIds, limit) : overAll(query, limit)),
      );
      const lines = rows[0]?.found?.split('\n') ?? [];
      return lines.flatMap((line) => {
        const [lawId = '', versionId = '', articleKey = '', score = ''] = line.split('\t');
        // Negative: the extension's operator is a distance.
        return Number(score) < 0 ? [{ lawId, versionId, articleKey, score: -Number(score) }] : [];
      });
    },
  };
}

type Fragment = ReturnType<typeof sql>;

const asLines = (found: Fragment): Fragment => sql`
  select string_agg(concat_ws(E'\\t', law_id, version_id, article_key, score), E'\\n') as found from (${found}) found`;

// The score the index walk has just computed: asking for it by the operator would compute each again, at 0.15 ms.
const overAll = (query: Fragment, limit: number): Fragment => sql`
  select law_id, version_id, article_key, bm25_get_current_score() as score
  from ${lawArticleSearch} order by terms <@> ${query} limit ${limit}`;

// A filter would be tried on every row the index walks past; the rows of a few laws are scored sooner.
const withinLaws = (query: Fragment, lawIds: readonly string[], limit: number): Fragment => sql`
  select * from (
    select law_id, version_id, article_key, terms <@> ${query} as score
    from ${lawArticleSearch}
    where version_id in (select id from law_version where law_id = any(${sql.param(lawIds)}::text[]))
    offset 0
  ) scored where score < 0 order by score limit ${limit}`;
