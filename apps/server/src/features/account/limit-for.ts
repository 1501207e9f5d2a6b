import type { LimitKind } from '@mingfa/contract/limit-kind';
import type { Tier } from '@mingfa/contract/quota';
import { and, eq } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../db/client.ts';
import { personalQuota } from '../../db/schema/account.ts';
import type { AppContext, Caller } from '../../ports/app-context.ts';
import { readChangedLimits, withChanges } from './changed-limits.ts';
import { tierOf } from './tier-of.ts';

/** The limit of one kind that holds for one person now. */
export interface PersonsLimit {
  kind: LimitKind;
  /** 0 means none. */
  limit: number;
  tier: Tier;
  /** What each tier has. */
  limits: Record<Tier, number>;
  /** Set for this person alone: no other tier would give more. */
  isOwn: boolean;
}

/**
 * What somebody may do, keep or store of a kind: their own limit, else that of their tier. Read in the transaction that takes it, so
 * that a limit holds from the moment it is set.
 */
export async function limitFor(
  context: Pick<AppContext, 'clock'>,
  tx: DatabaseOrTransaction,
  {
    caller,
    kind,
    defaults,
  }: { caller: Pick<Caller, 'userId' | 'role'>; kind: LimitKind; defaults: Record<Tier, number> },
): Promise<PersonsLimit> {
  const limits = withChanges(defaults, kind, await readChangedLimits(tx));
  const tier = await tierOf(context, tx, caller);
  const [own] = await tx
    .select({ limit: personalQuota.limit })
    .from(personalQuota)
    .where(and(eq(personalQuota.userId, caller.userId), eq(personalQuota.kind, kind)));
  return { kind, limit: own?.limit ?? limits[tier], tier, limits, isOwn: own !== undefined };
}
