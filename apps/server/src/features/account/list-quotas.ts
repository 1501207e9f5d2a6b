import type { listQuotas as listQuotasEndpoint } from '@mingfa/contract/account';
import type { EndpointOutput } from '@mingfa/contract/endpoint';
import { and, eq } from 'drizzle-orm';
import { quotaUse } from '../../db/schema/account.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { todayInChina } from '../../runtime/today-in-china.ts';
import {
  dayLimits,
  nextMidnightInChina,
  type QuotaContext,
  readChangedLimits,
  tierOf,
  withChanges,
} from './quotas.ts';
import { getStorage } from './storage-quota.ts';
import { listKeptThings } from './thing-limits.ts';

/** Quotas of the caller with what was used and when they reset, what is kept, and storage; a limit of 0 means none. */
export async function listQuotas(
  context: QuotaContext & RequestContext,
): Promise<EndpointOutput<typeof listQuotasEndpoint>> {
  const { caller } = context;
  const tier = await tierOf(context, context.db, caller);
  const used = await context.db
    .select()
    .from(quotaUse)
    .where(and(eq(quotaUse.userId, caller.userId), eq(quotaUse.day, todayInChina(context.clock))));
  const defaults = dayLimits(context.accountSettings);
  const changed = await readChangedLimits(context.db);
  return {
    // Guests cannot upload at all.
    items: (tier === 'guest' ? (['question'] as const) : (['question', 'upload'] as const)).map((kind) => ({
      kind,
      limit: withChanges(defaults[kind], kind, changed)[tier],
      used: used.find((row) => row.kind === kind)?.used ?? 0,
      resetsAt: nextMidnightInChina(context.clock).toISOString(),
    })),
    kept: await listKeptThings(context),
    storage: tier === 'guest' ? null : await getStorage(context),
  };
}
