import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '../../db/client.ts';
import { inviteClaim, leftNumber, quotaUse } from '../../db/schema/account.ts';
import type { AppContext } from '../../ports/app-context.ts';
import type { Secrets } from '../../ports/secrets.ts';
import { todayInChina } from '../../runtime/today-in-china.ts';
import { holdInvites } from './invites/hold-invites.ts';
import { nextMidnightInChina } from './quotas.ts';

type Context = AppContext & { secrets: Secrets };
type Left = typeof leftNumber.$inferSelect;

const DAY_MS = 24 * 3_600_000;
/** How long a number counts as one that entered a code, or whose code was entered. */
const INVITES_DAYS = 365;

/** A number as it is kept: found again by the number and the installation's key, and not read. */
const hashOf = ({ secrets }: Context, mobile: string) => secrets.sign('left-number', mobile);

/** What is kept of a number that an account has left; null: nothing, or its time is over. */
export async function findLeftNumber(
  context: Context,
  tx: DatabaseOrTransaction,
  mobile: string,
): Promise<Left | null> {
  const [left] = await tx
    .select()
    .from(leftNumber)
    .where(
      and(eq(leftNumber.numberHash, hashOf(context, mobile)), gt(leftNumber.keptUntil, context.clock.now())),
    );
  return left ?? null;
}

/**
 * Keeps of a number that an account is about to leave that a code was entered with it, and what was used today; nothing where there
 * is neither. Of an account that goes, those who entered its code hang on the number from now on: the chain of invites goes on.
 */
export async function rememberNumber(
  context: Context,
  tx: Transaction,
  { userId, mobile, isGoing }: { userId: string; mobile: string; isGoing: boolean },
): Promise<void> {
  await holdInvites(tx);
  const { now, today, before } = await readBefore(context, tx, mobile);
  const [claim] = await tx.select().from(inviteClaim).where(eq(inviteClaim.userId, userId));
  const invited = isGoing ? await countInvited(tx, userId) : 0;
  const used = mostOf(before?.day === today ? before.used : null, await usedToday(context, tx, userId));
  const hasInvites = claim !== undefined || invited > 0;
  if (!hasInvites && Object.keys(used).length === 0) return;
  const until = hasInvites
    ? new Date(now.getTime() + INVITES_DAYS * DAY_MS)
    : nextMidnightInChina(context.clock);
  const isKept = before !== undefined && before.keptUntil > now;
  // Whoever came back hangs on what was kept of them, which is no inviter of its own.
  const isOwn = before !== undefined && claim?.inviterLeftId === before.id;
  const kept = {
    numberHash: hashOf(context, mobile),
    keptUntil: isKept && before.keptUntil > until ? before.keptUntil : until,
    day: today,
    used,
    ...(isKept || isOwn ? {} : { claimedAt: null }),
    ...(claim && !isOwn
      ? { claimedAt: claim.claimedAt, inviterId: claim.inviterId, inviterLeftId: claim.inviterLeftId }
      : {}),
  };
  const [left] = await tx
    .insert(leftNumber)
    .values(kept)
    .onConflictDoUpdate({ target: leftNumber.numberHash, set: kept })
    .returning({ id: leftNumber.id });
  if (!left || invited === 0) return;
  const hanging = { inviterId: null, inviterLeftId: left.id };
  await tx.update(inviteClaim).set(hanging).where(eq(inviteClaim.inviterId, userId));
  await tx.update(leftNumber).set(hanging).where(eq(leftNumber.inviterId, userId));
}

/** Gives an account what was kept of the number that it has now: a code that was entered is, and what was used today is. */
export async function recallNumber(
  context: Context,
  tx: Transaction,
  { userId, mobile }: { userId: string; mobile: string },
): Promise<void> {
  const left = await findLeftNumber(context, tx, mobile);
  if (!left) return;
  const { claimedAt, day } = left;
  if (claimedAt)
    await tx.insert(inviteClaim).values({ userId, claimedAt, inviterLeftId: left.id }).onConflictDoNothing();
  if (day === null || day !== todayInChina(context.clock)) return;
  for (const [kind, used] of Object.entries(left.used ?? {}) as [QuotaUse['kind'], number][])
    await tx
      .insert(quotaUse)
      .values({ userId, kind, day, used })
      .onConflictDoUpdate({
        target: [quotaUse.userId, quotaUse.kind, quotaUse.day],
        set: { used: sql`greatest(${quotaUse.used}, ${used})` },
      });
}
type QuotaUse = typeof quotaUse.$inferSelect;

/** Removes what was kept of a number, for whoever asks the operator for that. @returns how many there were */
export async function forgetNumber(
  context: Context,
  tx: DatabaseOrTransaction,
  mobile: string,
): Promise<number> {
  const gone = await tx
    .update(leftNumber)
    .set(NOTHING)
    .where(eq(leftNumber.numberHash, hashOf(context, mobile)))
    .returning({ id: leftNumber.id });
  await dropLooseLinks(tx);
  return gone.length;
}

/** Takes the hash off numbers whose time is over, the use off those whose day is, and drops links that nobody hangs on. */
export async function forgetLeftNumbers({ db, clock }: AppContext): Promise<void> {
  await db.update(leftNumber).set(NOTHING).where(lt(leftNumber.keptUntil, clock.now()));
  await db
    .update(leftNumber)
    .set({ day: null, used: null })
    .where(lt(leftNumber.day, todayInChina(clock)));
  await dropLooseLinks(db);
}

const NOTHING = { numberHash: null, claimedAt: null, day: null, used: null };

async function dropLooseLinks(tx: DatabaseOrTransaction): Promise<void> {
  await tx.execute(sql`
    delete from left_number link where number_hash is null
      and not exists (select 1 from invite_claim where inviter_left_id = link.id)
      and not exists (select 1 from left_number below where below.inviter_left_id = link.id)`);
}

/** What is kept of a number, be its time over or not: it has one row. */
async function readBefore(context: Context, tx: Transaction, mobile: string) {
  const [before] = await tx
    .select()
    .from(leftNumber)
    .where(eq(leftNumber.numberHash, hashOf(context, mobile)));
  return { now: context.clock.now(), today: todayInChina(context.clock), before };
}

async function countInvited(tx: Transaction, userId: string): Promise<number> {
  const claims = await tx.$count(inviteClaim, eq(inviteClaim.inviterId, userId));
  return claims + (await tx.$count(leftNumber, eq(leftNumber.inviterId, userId)));
}

async function usedToday(
  { clock }: Context,
  tx: Transaction,
  userId: string,
): Promise<Record<string, number>> {
  const rows = await tx
    .select({ kind: quotaUse.kind, used: quotaUse.used })
    .from(quotaUse)
    .where(and(eq(quotaUse.userId, userId), eq(quotaUse.day, todayInChina(clock)), gt(quotaUse.used, 0)));
  return Object.fromEntries(rows.map(({ kind, used }) => [kind, used]));
}

function mostOf(before: Record<string, number> | null, used: Record<string, number>): Record<string, number> {
  const kinds = [...Object.keys(before ?? {}), ...Object.keys(used)];
  return Object.fromEntries(kinds.map((kind) => [kind, Math.max(before?.[kind] ?? 0, used[kind] ?? 0)]));
}
