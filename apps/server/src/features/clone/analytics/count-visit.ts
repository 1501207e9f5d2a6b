import { and, eq, gte, ne, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/client.ts';
import { clone, cloneVisit } from '../../../db/schema/clone.ts';
import { dayInChina } from '../../../runtime/today-in-china.ts';
import type { CountedAnswer } from '../../chat/index.ts';
import type { Increments } from './counters.ts';
import { addDays, mondayOf } from './days.ts';
import { numberVisits } from './number-visits.ts';

/** Days, the present one included, within which somebody who asked is a recent user. */
export const RECENT_DAYS = 30;

/** Notes that somebody asked a clone on a day, and counts the person on the first question of it; the clone is held. */
export async function countVisit(
  tx: Transaction,
  { cloneId, userId, askedAt }: CountedAnswer,
  increments: Increments,
): Promise<void> {
  const day = dayInChina(askedAt);
  const [first] = await tx
    .insert(cloneVisit)
    .values({ cloneId, userId, day })
    .onConflictDoNothing()
    .returning({ day: cloneVisit.day });
  if (!first) return;
  const since = (from: string) => sql<boolean>`coalesce(bool_or(${gte(cloneVisit.day, from)}), false)`;
  const monday = mondayOf(day);
  const [others] = await tx
    .select({
      earlier: sql<boolean>`coalesce(bool_or(${cloneVisit.day} < ${day}), false)`,
      inWeek: sql<boolean>`coalesce(bool_or(${cloneVisit.day} between ${monday} and ${addDays(monday, 6)}), false)`,
      recently: since(addDays(day, 1 - RECENT_DAYS)),
    })
    .from(cloneVisit)
    .where(and(eq(cloneVisit.cloneId, cloneId), eq(cloneVisit.userId, userId), ne(cloneVisit.day, day)));
  await numberVisits(tx, userId, cloneId);
  increments.add('users');
  if (others?.earlier) increments.add('returning');
  if (!others?.inWeek) increments.add('week_users');
  if (!others?.recently)
    await tx
      .update(clone)
      .set({ recentUsers: sql`${clone.recentUsers} + 1` })
      .where(eq(clone.id, cloneId));
}
