import { randomInt } from 'node:crypto';
import type { inviteCode } from '@mingfa/contract/admin';
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import type { Transaction } from '../../db/client.ts';
import { invite, user } from '../../db/schema/account.ts';
import { recordAudit } from '../../engine/audit/index.ts';
import type { AppContext, MakingContext, RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';

type InviteCode = z.infer<typeof inviteCode>;

// Without letters and digits that are taken for one another.
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 10;

/** Makes an invite code for one registration. */
export async function createInvite(context: MakingContext): Promise<InviteCode> {
  return context.makeOnce(async (tx) => {
    const { id, code, createdAt } = await insertInvite(context, tx);
    return { inviteId: id, code, usedBy: null, createdAt: createdAt.toISOString(), usedAt: null };
  });
}

/** Writes an invite code for one registration, in the transaction of what it is made for. */
export async function insertInvite(
  context: RequestContext,
  tx: Transaction,
): Promise<{ id: string; code: string; createdAt: Date }> {
  const code = Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  const row = {
    id: context.ids.make('invite'),
    code,
    createdBy: (await isPerson(context, tx)) ? context.caller.userId : null,
    createdAt: context.clock.now(),
  };
  await tx.insert(invite).values(row);
  await recordAudit(context, tx, { kind: 'invite', action: 'made', id: row.id });
  return row;
}

/** The command line acts as an administrator without being a person. */
async function isPerson({ caller }: RequestContext, tx: Transaction): Promise<boolean> {
  return (await tx.$count(user, eq(user.id, caller.userId))) > 0;
}

/** Invite codes, newest first, with the nickname of who used them. */
export async function listInvites(
  context: AppContext,
  input: { page: number; pageSize: number },
): Promise<{ items: InviteCode[]; total: number; page: number; pageSize: number }> {
  const total = await context.db.$count(invite);
  const newest = [desc(invite.createdAt), desc(invite.id)];
  // Names are looked up for the page alone, not for all before it.
  const ofPage = context.db
    .select({ id: invite.id })
    .from(invite)
    .orderBy(...newest)
    .limit(input.pageSize)
    .offset((input.page - 1) * input.pageSize);
  const rows = await context.db
    .select({ invite, nickname: user.nickname })
    .from(invite)
    .leftJoin(user, eq(user.id, invite.usedBy))
    .where(inArray(invite.id, ofPage))
    .orderBy(...newest);
  const items = rows.map((row) => ({
    inviteId: row.invite.id,
    code: row.invite.code,
    usedBy: row.invite.usedAt ? (row.nickname ?? '') : null,
    createdAt: row.invite.createdAt.toISOString(),
    usedAt: row.invite.usedAt?.toISOString() ?? null,
  }));
  return { items, total, page: input.page, pageSize: input.pageSize };
}

/** Whether an invite can still be used, before anything is told to whoever has it. @throws AppError `wrong_invite` */
export async function requireInvite(context: AppContext, input: { code: string }): Promise<void> {
  if ((await context.db.$count(invite, isUnused(input.code))) === 0) throw new AppError('wrong_invite');
}

/** Uses up an invite for a new account; of many at once one succeeds. @throws AppError `wrong_invite` */
export async function redeemInvite(
  context: AppContext,
  tx: Transaction,
  input: { code: string; userId: string },
): Promise<void> {
  const used = await tx
    .update(invite)
    .set({ usedBy: input.userId, usedAt: context.clock.now() })
    .where(isUnused(input.code))
    .returning({ id: invite.id });
  if (used.length === 0) throw new AppError('wrong_invite');
}

function isUnused(code: string) {
  return and(eq(invite.code, code.trim().toUpperCase()), isNull(invite.usedAt));
}
