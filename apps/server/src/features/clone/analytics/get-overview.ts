import type * as contract from '@mingfa/contract/clone-analytics';
import type { EndpointInput, EndpointOutput } from '@mingfa/contract/endpoint';
import { sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../../db/client.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import type { CloneContext } from '../clone-context.ts';
import { ownClone } from '../own-rows.ts';
import { listDays } from './days.ts';
import { Counts, readCounts } from './read-counts.ts';
import { type Period, requirePeriod } from './require-period.ts';

type Overview = EndpointOutput<typeof contract.getOverview>;

/**
 * Numbers of the caller's clone over a period: in total, by each day of it, and by version. Of official clones, which nobody owns,
 * nobody is told any.
 * @throws AppError `not_found`, also for administrators; `invalid_input`
 */
export async function getOverview(
  context: CloneContext & RequestContext,
  { appId, from, to }: EndpointInput<typeof contract.getOverview>,
): Promise<Overview> {
  requirePeriod({ from, to }, context.language);
  await ownClone(context, appId);
  return readOverview(context.db, appId, { from, to });
}

/** The same of a clone that was looked up. */
export async function readOverview(
  db: DatabaseOrTransaction,
  cloneId: string,
  period: Period,
): Promise<Overview> {
  const { total, days, versions } = await readCounts(db, cloneId, period);
  const people = await countPeople(db, cloneId, period);
  return {
    ...people,
    total: total.numbers,
    days: listDays(period.from, period.to).map((day) => {
      const { numbers, users, returning } = days.get(day) ?? new Counts();
      return { ...numbers, day, users, returning };
    }),
    versions: [...versions]
      .toSorted(([a], [b]) => b - a)
      .map(([version, { numbers }]) => ({ ...numbers, version })),
    firstWord: { p50: total.firstWordBelow(50), p95: total.firstWordBelow(95) },
  };
}

/**
 * Different people who asked within a period, and those of them who had asked on a day before one of it. Nobody is told apart for
 * it: who was known before has one visit in the period with an earlier one before it, who was not has their very first in it, and
 * returns with their second. Visits go with an account: whoever deleted theirs is in the numbers of the days, and not in these.
 */
async function countPeople(
  db: DatabaseOrTransaction,
  cloneId: string,
  { from, to }: Period,
): Promise<{ users: number; returning: number }> {
  const inPeriod = sql`clone_id = ${cloneId} and day between ${from}::date and ${to}::date`;
  const { rows } = await db.execute<{ known: number; arrived: number; back: number }>(sql`
    select
      (select count(*)::int from clone_visit where ${inPeriod} and previous_day < ${from}::date) as known,
      count(*) filter (where nth = 1)::int as arrived,
      count(*) filter (where nth = 2 and previous_day >= ${from}::date)::int as back
    from clone_visit where ${inPeriod} and nth <= 2`);
  const { known, arrived, back } = rows[0] ?? { known: 0, arrived: 0, back: 0 };
  return { users: known + arrived, returning: known + back };
}
