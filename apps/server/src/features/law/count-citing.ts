import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';

/** How many articles cite each article of a law, several versions of one counted once; by article key. */
export async function countCiting(
  context: { db: Database },
  lawId: string,
  articleKey: string | null = null,
): Promise<Map<string, number>> {
  const one = articleKey === null ? sql`` : sql`and c.to_key = ${articleKey}`;
  const { rows } = await context.db.execute<{ key: string; count: number }>(sql`
    select c.to_key as key, count(distinct a.law_id || ' ' || a.key)::int as count
    from law_citation c
    join law_article a on a.id = c.from_article_id
    join law_version v on v.id = c.from_version_id and v.state = 'ready'
    where c.to_law_id = ${lawId} ${one}
    group by c.to_key`);
  return new Map(rows.map(({ key, count }) => [key, count]));
}
