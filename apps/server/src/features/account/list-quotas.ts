import type { listQuotas as listQuotasEndpoint } from '@mingfa/contract/account';
import type { EndpointOutput } from '@mingfa/contract/endpoint';
import { and, asc, eq } from 'drizzle-orm';
import { personalQuota, quotaUse } from '../../db/schema/account.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { todayInChina } from '../../runtime/today-in-china.ts';
import { limitFor } from './limit-for.ts';
import { dayLimits, nextMidnightInChina, type QuotaContext } from './quotas.ts';
import { getStorage } from './storage-quota.ts';
import { listKeptThings } from './thing-limits.ts';
import { tierOf } from './tier-of.ts';

/** Quotas of the caller with what was used and when they reset, what is kept, storage, and their own limits; 0 means none. */
export async function listQuotas(
  context: QuotaContext & RequestContext,
): Promise<EndpointOutput<typeof listQuotasEndpoint>> {
  const { caller, db } = context;
  const tier = await tierOf(context, db, caller);
  const used = await db
    .select()
    .from(quotaUse)
    .where(and(eq(quotaUse.userId, caller.userId), eq(quotaUse.day, todayInChina(context.clock))));
  const defaults = dayLimits(context.accountSettings);
  const own = await db
    .select()
    .from(personalQuota)
    .where(eq(personalQuota.userId, caller.userId))
    .orderBy(asc(personalQuota.setAt), asc(personalQuota.kind));
  const items: EndpointOutput<typeof listQuotasEndpoint>['items'] = [];
  // Guests cannot upload at all.
  for (const kind of tier === 'guest' ? (['question'] as const) : (['question', 'upload'] as const))
    items.push({
      kind,
      limit: (await limitFor(context, db, { caller, kind, defaults: defaults[kind] })).limit,
      used: used.find((row) => row.kind === kind)?.used ?? 0,
      resetsAt: nextMidnightInChina(context.clock).toISOString(),
    });
  return {
    items,
    kept: await listKeptThings(context),
    storage: tier === 'guest' ? null : await getStorage(context),
    own: own.map(({ kind, limit, reason, setAt }) => ({ kind, limit, reason, setAt: setAt.toISOString() })),
  };
}
