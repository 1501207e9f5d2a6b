import type { sessionSummary } from '@mingfa/contract/session';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import { session } from '../../db/schema/account.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import type { AccountContext } from './account-context.ts';
import { isNewDevice } from './count-new-devices.ts';
import { endSessions } from './open-session.ts';

type SessionSummary = z.infer<typeof sessionSummary>;

/** Open sessions of the account, the last used first. */
export async function listSessions(
  context: AccountContext & RequestContext,
  input: { page: number; pageSize: number },
): Promise<{ items: SessionSummary[]; total: number; page: number; pageSize: number }> {
  const { caller } = context;
  const open = and(
    eq(session.userId, caller.userId),
    isNull(session.revokedAt),
    gt(session.expiresAt, context.clock.now()),
  );
  const total = await context.db.$count(session, open);
  const rows = await context.db
    .select()
    .from(session)
    .where(open)
    .orderBy(desc(session.lastSeenAt), desc(session.id))
    .limit(input.pageSize)
    .offset((input.page - 1) * input.pageSize);
  const items = rows.map((row) => ({
    sessionId: row.id,
    current: row.id === caller.sessionId,
    device: row.device,
    address: row.address,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    isNew: isNewDevice(row, context.clock),
  }));
  return { items, total, page: input.page, pageSize: input.pageSize };
}

/** Ends one session of the caller. @throws AppError `not_found` */
export async function revokeSession(
  context: AccountContext & RequestContext,
  input: { sessionId: string },
): Promise<void> {
  const ended = await context.db
    .update(session)
    .set({ revokedAt: context.clock.now() })
    .where(
      and(
        eq(session.id, input.sessionId),
        eq(session.userId, context.caller.userId),
        isNull(session.revokedAt),
        gt(session.expiresAt, context.clock.now()),
      ),
    )
    .returning({ id: session.id });
  if (ended.length === 0) throw new AppError('not_found');
}

/** Ends every session of the caller but this one. */
export async function revokeOtherSessions(context: AccountContext & RequestContext): Promise<void> {
  const { caller } = context;
  await endSessions(context, context.db, caller.userId, caller.sessionId);
}
