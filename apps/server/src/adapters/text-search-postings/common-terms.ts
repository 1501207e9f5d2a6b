import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';

/** What the library is like as a whole: how many articles, and the terms that stand in so many that they tell nothing. */
interface LibraryTerms {
  articles: number;
  terms: ReadonlySet<string>;
}

export interface CommonTerms {
  /** At once, perhaps some minutes old; counts again behind the answer. */
  read(): Promise<LibraryTerms>;
  refresh(): Promise<void>;
}

/** Terms in more than this share of the articles are left out of a question: no quality lost, most of the time saved. */
const COMMON_SHARE = 0.1;
const FEW_ARTICLES = 2000;
const FRESH_MS = 60_000;

export function commonTerms(db: Database, now: () => number): CommonTerms {
  let known: LibraryTerms | undefined;
  let countedAt = Number.NEGATIVE_INFINITY;
  let counting: Promise<void> | undefined;

  async function count(): Promise<void> {
    const articles = await countArticles(db);
    if (known?.articles !== articles) known = { articles, terms: await readCommonTerms(db, articles) };
    countedAt = now();
  }
  const refresh = () => {
    counting ??= count().finally(() => {
      counting = undefined;
    });
    return counting;
  };
  return {
    refresh,
    async read() {
      if (!known || known.articles < FEW_ARTICLES) await refresh();
      // A failed count keeps the older numbers; the search itself would fail with the same error.
      else if (now() - countedAt > FRESH_MS) refresh().catch(() => {});
      return known ?? { articles: 0, terms: new Set() };
    },
  };
}

async function countArticles(db: Database): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select coalesce(sum(cardinality(article_keys)), 0)::integer as count from law_search_version`,
  );
  return rows[0]?.count ?? 0;
}

async function readCommonTerms(db: Database, articles: number): Promise<Set<string>> {
  if (articles < FEW_ARTICLES) return new Set();
  const { rows } = await db.execute<{ term: string }>(
    sql`select term from law_search_posting group by term having sum(cardinality(positions)) > ${Math.floor(COMMON_SHARE * articles)}`,
  );
  return new Set(rows.map((row) => row.term));
}
