import type { EndpointOutput } from '@mingfa/contract/endpoint';
import { type getDeletion, type PersonalKind, UNCOUNTED_STAYS } from '@mingfa/contract/rights';
import { eq } from 'drizzle-orm';
import { accountDeletion } from '../../../db/schema/rights.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import type { AccountContext } from '../account-context.ts';
import { countHeld, listHeld } from './receipt.ts';
import { isOnlyAdministrator } from './require-other-administrator.ts';

/** What would go with the caller's account, what would stay, and whether its deletion waits. */
export async function describeDeletion(
  context: AccountContext & RequestContext,
): Promise<EndpointOutput<typeof getDeletion>> {
  const { db, caller } = context;
  const [waiting] = await db.select().from(accountDeletion).where(eq(accountDeletion.userId, caller.userId));
  const held = listHeld(await countHeld(db, caller.userId)).filter(({ stays }) => stays !== 'receipt');
  const goes = new Map<PersonalKind, { kind: PersonalKind; things: number; rows: number }>();
  for (const { kind, rows, within, stays } of held) {
    if (stays) continue;
    const sum = goes.get(kind) ?? { kind, things: 0, rows: 0 };
    // What hangs on another row is a part of that thing.
    goes.set(kind, { kind, things: sum.things + (within ? 0 : rows), rows: sum.rows + rows });
  }
  return {
    waiting: waiting
      ? { requestedAt: waiting.requestedAt.toISOString(), dueAt: waiting.dueAt.toISOString() }
      : null,
    onlyAdministrator: await isOnlyAdministrator(db, caller.userId),
    goes: [...goes.values()],
    stays: [
      ...held.flatMap(({ stays, rows }) => (stays ? [{ what: stays, rows }] : [])),
      ...UNCOUNTED_STAYS.map((what) => ({ what, rows: null })),
    ],
  };
}
