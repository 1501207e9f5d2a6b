import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/client.ts';

/** Numbers the days on which somebody asked a clone, or any, and links each to the one before: one may come in between later. */
export async function numberVisits(tx: Transaction, userId: string, cloneId?: string): Promise<void> {
  const ofClone = (table: SQL) => (cloneId === undefined ? sql`` : sql` and ${table}.clone_id = ${cloneId}`);
  await tx.execute(sql`
    update clone_visit set previous_day = ranked.previous_day, nth = ranked.nth
    from (
      select clone_id, day, lag(day) over days as previous_day, (row_number() over days)::int as nth
      from clone_visit visit where user_id = ${userId}${ofClone(sql`visit`)}
      window days as (partition by clone_id order by day)
    ) ranked
    where clone_visit.user_id = ${userId}${ofClone(sql`clone_visit`)}
      and ranked.clone_id = clone_visit.clone_id and ranked.day = clone_visit.day
      and (clone_visit.nth <> ranked.nth or clone_visit.previous_day is distinct from ranked.previous_day)`);
}
