import type { LimitKind } from '@mingfa/contract/limit-kind';
import type { Tier } from '@mingfa/contract/quota';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { DatabaseOrTransaction } from '../../db/client.ts';
import { setting } from '../../db/schema/installation.ts';

/** The topic of the settings that holds what differs from the defaults. */
export const QUOTAS_KEY = 'quotas';
// A kind that another release knows does not void the others.
const changedLimits = z.record(z.string(), z.record(z.string(), z.number().int().min(0)));
export type ChangedLimits = Partial<Record<LimitKind, Partial<Record<Tier, number>>>>;

/** The limits that an administrator set, without the defaults. */
export async function readChangedLimits(tx: DatabaseOrTransaction): Promise<ChangedLimits> {
  const [row] = await tx.select({ value: setting.value }).from(setting).where(eq(setting.key, QUOTAS_KEY));
  const stored = changedLimits.safeParse(row?.value ?? {});
  return stored.success ? stored.data : {};
}

/** The limits of a kind that hold now. */
export function withChanges(
  defaults: Record<Tier, number>,
  kind: LimitKind,
  changed: ChangedLimits,
): Record<Tier, number> {
  return { ...defaults, ...changed[kind] };
}
