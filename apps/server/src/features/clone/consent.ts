import type * as contract from '@mingfa/contract/clone-chat';
import type { EndpointInput } from '@mingfa/contract/endpoint';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../db/client.ts';
import { conversation } from '../../db/schema/chat.ts';
import { clone, cloneConsent } from '../../db/schema/clone.ts';
import { mayUseClone } from '../../engine/access/index.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import { hideFromMaker, shareWithMaker } from '../chat/index.ts';
import type { CloneContext } from './clone-context.ts';
import type { CloneRow } from './own-rows.ts';

/** What somebody answered; null where they were not asked yet. */
export async function readConsent(
  db: DatabaseOrTransaction,
  userId: string,
  cloneId: string,
): Promise<boolean | null> {
  const [held] = await db
    .select({ allowed: cloneConsent.allowed })
    .from(cloneConsent)
    .where(and(eq(cloneConsent.userId, userId), eq(cloneConsent.cloneId, cloneId)));
  return held?.allowed ?? null;
}

/** Whether the caller lets the maker of a clone read along. @throws AppError `not_found` */
export async function getConsent(
  context: CloneContext & RequestContext,
  input: { appId: string; linkId?: string | undefined },
): Promise<{ isAsked: boolean; allowed: boolean | null }> {
  const { db, caller } = context;
  const row = await findClone(db, input.appId);
  const allowed = row && (await readConsent(db, caller.userId, row.id));
  // What one has said can be read, and taken back, when the clone is gone from one's sight.
  if (!row || (allowed === null && !mayUseClone(caller, row, input.linkId ?? null)))
    throw new AppError('not_found');
  return asksConsent(row, caller.userId)
    ? { isAsked: true, allowed: allowed ?? null }
    : { isAsked: false, allowed: null };
}

/**
 * Lets the maker read what the caller says from now on, or hides all of it at once: in one conversation, or with a clone, where a
 * yes is for conversations that begin later.
 * @throws AppError `not_found`, also for a clone whose maker reads nothing
 */
export async function giveConsent(
  context: CloneContext & RequestContext,
  input: EndpointInput<typeof contract.giveConsent>,
): Promise<{ allowed: boolean }> {
  const { allowed } = input;
  if ('conversationId' in input) await decideForConversation(context, input.conversationId, allowed);
  else await decideForClone(context, input);
  return { allowed };
}

async function decideForConversation(
  { db, caller, clock }: CloneContext & RequestContext,
  conversationId: string,
  allowed: boolean,
): Promise<void> {
  const [held] = await db
    .select({ cloneTest: conversation.cloneTest, row: clone })
    .from(conversation)
    .innerJoin(clone, eq(clone.id, conversation.cloneId))
    .where(and(eq(conversation.id, conversationId), eq(conversation.ownerId, caller.userId)));
  if (!held || held.cloneTest !== null || !asksConsent(held.row, caller.userId))
    throw new AppError('not_found');
  if (allowed) await shareWithMaker(db, conversationId, clock.now());
  else await hideFromMaker(db, caller.userId, { conversationId });
}

async function decideForClone(
  context: CloneContext & RequestContext,
  { appId, linkId, allowed }: { appId: string; linkId?: string | undefined; allowed: boolean },
): Promise<void> {
  const { db, caller, clock } = context;
  const { userId } = caller;
  const row = await findClone(db, appId);
  if (!row || !asksConsent(row, userId)) throw new AppError('not_found');
  if (!mayUseClone(caller, row, linkId ?? null) && (allowed || !(await hasUsed(db, userId, appId))))
    throw new AppError('not_found');
  const decision = { allowed, decidedAt: clock.now() };
  await db.transaction(async (tx) => {
    await tx
      .insert(cloneConsent)
      .values({ userId, cloneId: appId, ...decision })
      .onConflictDoUpdate({ target: [cloneConsent.userId, cloneConsent.cloneId], set: decision });
    if (!allowed) await hideFromMaker(tx, userId, { cloneId: appId });
  });
}

/** Nobody is asked by a clone of one's own, or by an official one, which has no maker. */
const asksConsent = ({ ownerId }: CloneRow, userId: string): boolean =>
  ownerId !== null && ownerId !== userId;

/** A no must be possible whatever became of the clone. */
async function hasUsed(db: DatabaseOrTransaction, userId: string, cloneId: string): Promise<boolean> {
  if ((await readConsent(db, userId, cloneId)) !== null) return true;
  const shared = and(
    eq(conversation.cloneId, cloneId),
    eq(conversation.ownerId, userId),
    isNotNull(conversation.sharedSince),
  );
  return (await db.$count(conversation, shared)) > 0;
}

async function findClone(db: DatabaseOrTransaction, cloneId: string): Promise<CloneRow | undefined> {
  const [row] = await db.select().from(clone).where(eq(clone.id, cloneId));
  return row;
}
