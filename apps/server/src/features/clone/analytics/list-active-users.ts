import type * as contract from '@mingfa/contract/clone-analytics';
import type { EndpointInput, EndpointOutput } from '@mingfa/contract/endpoint';
import { and, between, eq, inArray } from 'drizzle-orm';
import { cloneCount } from '../../../db/schema/clone.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import type { CloneContext } from '../clone-context.ts';
import { ownClone } from '../own-rows.ts';
import { addDays, listDays, mondayOf } from './days.ts';
import { requirePeriod } from './require-period.ts';

/**
 * People who used the caller's clone by each day of a period, and by each week that touches it, which is told whole: somebody who
 * came on several days of a week is counted once in it.
 * @throws AppError `not_found`, `invalid_input`
 */
export async function listActiveUsers(
  context: CloneContext & RequestContext,
  { appId, from, to }: EndpointInput<typeof contract.listActiveUsers>,
): Promise<EndpointOutput<typeof contract.listActiveUsers>> {
  requirePeriod({ from, to }, context.language);
  await ownClone(context, appId);
  const [firstMonday, lastMonday] = [mondayOf(from), mondayOf(to)];
  const rows = await context.db
    .select({ day: cloneCount.day, counter: cloneCount.counter, value: cloneCount.value })
    .from(cloneCount)
    .where(
      and(
        eq(cloneCount.cloneId, appId),
        between(cloneCount.day, firstMonday, addDays(lastMonday, 6)),
        inArray(cloneCount.counter, ['users', 'week_users']),
      ),
    );
  const days = new Map<string, number>();
  const weeks = new Map<string, number>();
  for (const { day, counter, value } of rows) {
    const [counts, key] = counter === 'users' ? [days, day] : [weeks, mondayOf(day)];
    counts.set(key, (counts.get(key) ?? 0) + value);
  }
  return {
    days: listDays(from, to).map((day) => ({ day, users: days.get(day) ?? 0 })),
    weeks: listDays(firstMonday, lastMonday, 7).map((monday) => ({ monday, users: weeks.get(monday) ?? 0 })),
  };
}
