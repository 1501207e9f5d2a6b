import { eq } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '../../db/client.ts';
import { inviteRequest, session, user } from '../../db/schema/account.ts';
import { storedFile } from '../../db/schema/file.ts';
import { recordAudit } from '../../engine/audit/index.ts';
import { holdObject, removeObjects } from '../../engine/ingestion/index.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import type { AccountContext } from './account-context.ts';
import { hashDeleted } from './deletion/hash-deleted.ts';
import { finishReceipt, writeHeld } from './deletion/receipt.ts';
import { requireOtherAdministrator } from './deletion/require-other-administrator.ts';
import { findLeftNumber, forgetNumber, rememberNumber } from './left-number.ts';
import { normalizeMobile } from './normalize-mobile.ts';
import { requireAccount } from './require-account.ts';

/**
 * Forgets a person, from the command line: the account, and all that any feature keeps of it. What was done stays in the audit
 * without a name. Cut off in between, the account is closed, and a repetition goes on.
 * @returns how many things of each kind went
 * @throws AppError `not_found`; `last_administrator`, since whoever still has the setup code could take the installation over
 */
export async function forgetPerson(
  context: AccountContext & RequestContext,
  input: { mobile: string },
): Promise<Record<string, number>> {
  const mobile = normalizeMobile(input.mobile);
  const inviteRequests = await context.db.$count(inviteRequest, eq(inviteRequest.mobile, mobile));
  const isLeft = (await findLeftNumber(context, context.db, mobile)) !== null;
  const account = await requireAccount(context, mobile).catch((error: unknown) => {
    if (inviteRequests > 0 || isLeft) return null;
    throw error;
  });
  const removed = account
    ? await removePerson(context, account.id, {
        beforeClosing: (tx) => requireOtherAdministrator(tx, account.id),
        record: (tx) => recordAudit(context, tx, { kind: 'account', action: 'forgotten', id: account.id }),
      })
    : {};
  await forgetInviteRequests(context.db, mobile);
  // What stays of an account that its person deletes goes, too: it is the operator who says so.
  return { ...removed, inviteRequests, leftNumbers: await forgetNumber(context, context.db, mobile) };
}

interface Removal {
  /** In the transaction that closes the account; what it throws leaves everything as it was. */
  beforeClosing?(tx: Transaction): Promise<void>;
  /** In the transaction that removes the account itself. */
  record?(tx: Transaction): Promise<void>;
}

/**
 * Removes an account or a guest with all that is theirs. Cut off in between, the account is closed, and a repetition goes on.
 * @returns how many things of each kind went
 */
export async function removePerson(
  context: AccountContext,
  userId: string,
  { beforeClosing, record }: Removal = {},
): Promise<Record<string, number>> {
  const isGuest = await context.db.transaction(async (tx) => {
    await beforeClosing?.(tx);
    await writeHeld(tx, userId);
    return close(tx, userId);
  });
  // Before anything is gone: a backup that is restored later must not bring back a half.
  if (!isGuest) await context.deletionLog.append(hashDeleted(userId), context.clock.now());
  const removed: Record<string, number> = {};
  for (const data of context.personalData) removed[data.name] = await data.forget(userId);
  const avatars = await context.db.transaction(async (tx) => {
    const files = await tx
      .delete(storedFile)
      .where(eq(storedFile.ownerId, userId))
      .returning({ id: storedFile.id });
    // Held by what is gone, so that housekeeping removes what the store does not let go now.
    for (const { id } of files) await holdObject(context, tx, id, id);
    const [person] = await tx.select({ mobile: user.mobile }).from(user).where(eq(user.id, userId));
    if (person?.mobile) {
      await forgetInviteRequests(tx, person.mobile);
      await rememberNumber(context, tx, { userId, mobile: person.mobile, isGoing: true });
    }
    await record?.(tx);
    await finishReceipt(context, tx, userId);
    await tx.delete(user).where(eq(user.id, userId));
    return files.map(({ id }) => id);
  });
  await removeObjects(context, avatars);
  return removed;
}

/** What somebody asked for before there was an account, or without one. */
async function forgetInviteRequests(tx: DatabaseOrTransaction, mobile: string): Promise<void> {
  await tx.delete(inviteRequest).where(eq(inviteRequest.mobile, mobile));
}

/** Lets nobody in any more, so that nothing new is made meanwhile. @returns whether it is a guest, who has no account */
async function close(tx: Transaction, userId: string): Promise<boolean> {
  await tx.delete(session).where(eq(session.userId, userId));
  const [closed] = await tx
    .update(user)
    .set({ disabled: true })
    .where(eq(user.id, userId))
    .returning({ role: user.role });
  return closed?.role === 'guest';
}
