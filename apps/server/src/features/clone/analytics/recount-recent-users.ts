import { eq, sql } from 'drizzle-orm';
import { clone } from '../../../db/schema/clone.ts';
import type { AppContext } from '../../../ports/app-context.ts';
import { todayInChina } from '../../../runtime/today-in-china.ts';
import { RECENT_DAYS } from './count-visit.ts';
import { addDays } from './days.ts';

/**
 * Counts anew who asked each clone within 30 days: takes off who has not come back, and who deleted their account. It reads all from
 * the visits, so that one that was cut off is made good by the next.
 */
export async function recountRecentUsers({ db, clock }: AppContext): Promise<void> {
  const from = addDays(todayInChina(clock), 1 - RECENT_DAYS);
  const { rows } = await db.execute<{ id: string }>(sql`
    select clone.id from clone left join (
      select clone_id, count(distinct user_id)::int as users from clone_visit where day >= ${from} group by clone_id
    ) recent on recent.clone_id = clone.id
    where clone.recent_users <> coalesce(recent.users, 0)`);
  for (const { id } of rows)
    await db.transaction(async (tx) => {
      // Held first: the count then sees whoever was added before, and nobody is added meanwhile.
      await tx.select({ id: clone.id }).from(clone).where(eq(clone.id, id)).for('no key update');
      const users = sql`(select count(distinct user_id)::int from clone_visit where clone_id = ${id} and day >= ${from})`;
      await tx.update(clone).set({ recentUsers: users }).where(eq(clone.id, id));
    });
}
