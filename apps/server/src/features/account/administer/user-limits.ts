import type { EndpointInput, EndpointOutput } from '@mingfa/contract/endpoint';
import { type LimitKind, limitKind } from '@mingfa/contract/limit-kind';
import type * as contract from '@mingfa/contract/personal-quota';
import type { PersonLimit } from '@mingfa/contract/personal-quota';
import { and, eq } from 'drizzle-orm';
import { personalQuota, quotaUse, user } from '../../../db/schema/account.ts';
import { recordAudit } from '../../../engine/audit/index.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import { COMMAND_LINE } from '../../../runtime/command-line.ts';
import { todayInChina } from '../../../runtime/today-in-china.ts';
import { limitFor } from '../limit-for.ts';
import { defaultsOf, measureOf } from '../quota-table.ts';
import { nextMidnightInChina, type QuotaContext } from '../quotas.ts';
import { getStorage } from '../storage-quota.ts';
import { listKeptThings } from '../thing-limits.ts';

type Context = QuotaContext & RequestContext;
type Limits = EndpointOutput<typeof contract.listUserLimits>;

/** The limits of an account with what was used of them. @throws AppError `not_found`, also for a guest */
export async function listUserLimits(context: Context, { userId }: { userId: string }): Promise<Limits> {
  const { db, clock } = context;
  const [person] = await db.select({ role: user.role }).from(user).where(eq(user.id, userId));
  if (!person || person.role === 'guest') throw new AppError('not_found');
  const caller = { userId, sessionId: '', role: person.role };
  const asPerson = { ...context, caller };
  const own = await db
    .select({ limit: personalQuota, setBy: user.nickname })
    .from(personalQuota)
    .leftJoin(user, eq(user.id, personalQuota.setBy))
    .where(eq(personalQuota.userId, userId));
  const today = await db
    .select()
    .from(quotaUse)
    .where(and(eq(quotaUse.userId, userId), eq(quotaUse.day, todayInChina(clock))));
  const kept = await listKeptThings(asPerson);
  const { usedBytes } = await getStorage(asPerson);
  const usedOf = (kind: LimitKind) =>
    kind === 'storage' ? usedBytes : ([...kept, ...today].find((row) => row.kind === kind)?.used ?? 0);
  const items: PersonLimit[] = [];
  let tier: Limits['tier'] = person.role;
  for (const kind of limitKind.options) {
    const at = await limitFor(context, db, { caller, kind, defaults: defaultsOf(context, kind) });
    tier = at.tier;
    const set = own.find((row) => row.limit.kind === kind);
    const measure = measureOf(kind);
    items.push({
      kind,
      measure,
      limit: at.limit,
      usualLimit: at.limits[at.tier],
      used: usedOf(kind),
      resetsAt: measure === 'a_day' ? nextMidnightInChina(clock).toISOString() : null,
      own: set
        ? { reason: set.limit.reason, setAt: set.limit.setAt.toISOString(), setBy: set.setBy ?? '' }
        : null,
    });
  }
  return { tier, items };
}

/** Sets a limit for one account alone; the next thing that is taken meets it. @throws AppError `not_found`, also for a guest */
export async function saveUserLimit(
  context: Context,
  { userId, kind, limit, reason }: EndpointInput<typeof contract.saveUserLimit>,
): Promise<Limits> {
  const by = context.caller.userId;
  const values = {
    limit,
    reason,
    setBy: by === COMMAND_LINE.userId ? null : by,
    setAt: context.clock.now(),
  };
  await context.db.transaction(async (tx) => {
    const [person] = await tx
      .select({ role: user.role })
      .from(user)
      .where(eq(user.id, userId))
      .for('no key update');
    if (!person || person.role === 'guest') throw new AppError('not_found');
    const of = and(eq(personalQuota.userId, userId), eq(personalQuota.kind, kind));
    const [held] = await tx.select({ limit: personalQuota.limit }).from(personalQuota).where(of);
    await tx
      .insert(personalQuota)
      .values({ userId, kind, ...values })
      .onConflictDoUpdate({ target: [personalQuota.userId, personalQuota.kind], set: values });
    const changes = [{ key: kind, from: held ? String(held.limit) : null, to: String(limit) }];
    await recordAudit(context, tx, { kind: 'account', action: 'limit_set', id: userId, changes });
  });
  return listUserLimits(context, { userId });
}

/** Takes a limit of its own away; where there is none, nothing is recorded. @throws AppError `not_found`, also for a guest */
export async function removeUserLimit(
  context: Context,
  { userId, kind }: EndpointInput<typeof contract.removeUserLimit>,
): Promise<Limits> {
  await context.db.transaction(async (tx) => {
    const [gone] = await tx
      .delete(personalQuota)
      .where(and(eq(personalQuota.userId, userId), eq(personalQuota.kind, kind)))
      .returning({ limit: personalQuota.limit });
    if (!gone) return;
    const changes = [{ key: kind, from: String(gone.limit), to: null }];
    await recordAudit(context, tx, { kind: 'account', action: 'limit_removed', id: userId, changes });
  });
  return listUserLimits(context, { userId });
}
