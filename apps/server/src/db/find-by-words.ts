import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { containing } from '../runtime/containing.ts';
import type { Database } from './client.ts';

const FOUND_MAX = 2000;
/** So many of the newest rows tell whether what is searched for is frequent. */
const PROBED = 3000;
const FREQUENT = 400;
/** Looked through for what is frequent. */
const READ_MAX = 15_000;

interface Searched {
  table: PgTable;
  id: SQL;
  /** As the index of pairs has them. */
  words: SQL;
  /** Newest first, as an index has it. */
  newest: SQL;
  /** What else every row fits. */
  among?: SQL | undefined;
}

/**
 * Ids of the newest rows in whose words something stands, 2,000 at most. What is rare is found by its pairs of letters. Of what is
 * frequent the pairs would give tens of thousands of rows: the newest rows are looked through instead, where they hold enough.
 */
export async function findByWords(db: Database, q: string, searched: Searched): Promise<string[]> {
  const { table, id, words, newest, among = sql`true` } = searched;
  const pattern = containing(q);
  // A limit of its own keeps the order of the index: the planner cannot know how often the words occur.
  const newestRows = (limit: number) =>
    sql`(select ${id} as id, ${words} as words from ${table} where ${among} order by ${newest} limit ${limit}) newest`;
  const probe = await db.execute<{ held: number }>(
    sql`select count(*)::int as held from ${newestRows(PROBED)} where words ilike ${pattern}`,
  );
  if ((probe.rows[0]?.held ?? 0) >= FREQUENT) {
    const found = await db.execute<{ id: string }>(
      sql`select id from ${newestRows(READ_MAX)} where words ilike ${pattern} limit ${FOUND_MAX}`,
    );
    if (found.rows.length === FOUND_MAX) return found.rows.map((row) => row.id);
  }
  const { rows } = await db.execute<{ id: string }>(sql`select ${id} as id from ${table}
    where ${among} and text_pairs(${words}) @> text_pairs(${q}) and ${words} ilike ${pattern}
    order by ${newest} limit ${FOUND_MAX}`);
  return rows.map((row) => row.id);
}
