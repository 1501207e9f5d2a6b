import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { containing } from '../runtime/containing.ts';
import type { Database } from './client.ts';

const FOUND_MAX = 2000;
/** So many of the newest rows tell whether what is searched for is frequent. */
const PROBED = 3000;
const FREQUENT = 300;

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
 * frequent the pairs would give tens of thousands of rows: those are looked through from the newest on, until enough are found.
 */
export async function findByWords(
  db: Database,
  q: string,
  { table, id, words, newest, among = sql`true` }: Searched,
): Promise<string[]> {
  const written = sql`${words} ilike ${containing(q)}`;
  const { rows } = await db.execute<{ id: string }>(sql`
    with newest as materialized
        (select ${written} as holds from ${table} where ${among} order by ${newest} limit ${PROBED}),
      probe as materialized (select count(*) filter (where holds) as held from newest)
    (select ${id} as id from ${table}
      where (select held from probe) >= ${FREQUENT} and ${among} and ${written} order by ${newest} limit ${FOUND_MAX})
    union all
    (select ${id} as id from ${table}
      where (select held from probe) < ${FREQUENT} and ${among} and text_pairs(${words}) @> text_pairs(${q}) and ${written}
      order by ${newest} limit ${FOUND_MAX})`);
  return rows.map((row) => row.id);
}
