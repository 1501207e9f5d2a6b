import type * as contract from '@mingfa/contract/clone-square';
import { COMMENT_LIMITS } from '@mingfa/contract/clone-square';
import type { EndpointOutput } from '@mingfa/contract/endpoint';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/client.ts';
import { user } from '../../../db/schema/account.ts';
import { clone, clonePin } from '../../../db/schema/clone.ts';
import { usableClones } from '../../../engine/access/index.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import type { CloneContext } from '../clone-context.ts';
import { type CloneAddress, requireUsable } from '../usable-clone.ts';
import { describeListed } from './describe-listed.ts';

/** Clones on the caller's home screen. One that was withdrawn is left out, and is back where it was when it is published again. */
export async function listPinnedClones(
  context: CloneContext & RequestContext,
): Promise<EndpointOutput<typeof contract.listPinnedClones>> {
  const { db, caller } = context;
  const rows = await db
    .select({ id: clone.id })
    .from(clonePin)
    .innerJoin(clone, eq(clone.id, clonePin.cloneId))
    .where(and(eq(clonePin.userId, caller.userId), usableClones(caller, sql`${clonePin.linkId}`)))
    .orderBy(asc(clonePin.position), asc(clonePin.cloneId));
  return {
    items: await describeListed(
      context,
      rows.map(({ id }) => id),
    ),
  };
}

/** Puts a clone on the caller's home screen, as the last one; one that is there stays. @throws AppError `not_found`, `limit_reached` */
export async function pinClone(context: CloneContext & RequestContext, address: CloneAddress): Promise<void> {
  const { id, visibility } = await requireUsable(context, address);
  const linkId = visibility === 'link' ? (address.linkId ?? null) : null;
  await context.db.transaction(async (tx) => {
    const held = await holdPins(context, tx);
    const isHeld = held.some(({ cloneId }) => cloneId === id);
    if (!isHeld && held.length >= COMMENT_LIMITS.pins)
      throw new AppError('limit_reached', { limit: COMMENT_LIMITS.pins });
    const position = Math.max(0, ...held.map((pin) => pin.position)) + 1;
    await tx
      .insert(clonePin)
      .values({ userId: context.caller.userId, cloneId: id, linkId, position })
      .onConflictDoUpdate({ target: [clonePin.userId, clonePin.cloneId], set: { linkId } });
  });
}

/** Takes a clone from the caller's home screen, if it is there. */
export async function unpinClone(
  { db, caller }: CloneContext & RequestContext,
  { appId }: { appId: string },
): Promise<void> {
  await db.delete(clonePin).where(and(eq(clonePin.userId, caller.userId), eq(clonePin.cloneId, appId)));
}

/** Orders the caller's home screen: those named first, what is not named behind them as it was. */
export async function orderPins(
  context: CloneContext & RequestContext,
  { appIds }: { appIds: readonly string[] },
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const held = (await holdPins(context, tx)).map(({ cloneId }) => cloneId);
    const named = [...new Set(appIds)].filter((id) => held.includes(id));
    const ordered = [...named, ...held.filter((id) => !named.includes(id))];
    for (const [index, cloneId] of ordered.entries())
      await tx
        .update(clonePin)
        .set({ position: index + 1 })
        .where(and(eq(clonePin.userId, context.caller.userId), eq(clonePin.cloneId, cloneId)));
  });
}

/** The caller's pins in their order; whoever else changes them waits. */
async function holdPins({ caller }: RequestContext, tx: Transaction) {
  await tx.select({ id: user.id }).from(user).where(eq(user.id, caller.userId)).for('no key update');
  return tx
    .select({ cloneId: clonePin.cloneId, position: clonePin.position })
    .from(clonePin)
    .where(eq(clonePin.userId, caller.userId))
    .orderBy(asc(clonePin.position), asc(clonePin.cloneId));
}
