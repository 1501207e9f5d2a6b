import type { Readable } from 'node:stream';
import type { EndpointOutput } from '@mingfa/contract/endpoint';
import type * as contract from '@mingfa/contract/rights';
import { and, eq, gt } from 'drizzle-orm';
import { dataExport } from '../../../db/schema/rights.ts';
import { openTicket, signTicket } from '../../../engine/access/index.ts';
import { recordAudit } from '../../../engine/audit/index.ts';
import type { Caller, RequestContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import { todayInChina } from '../../../runtime/today-in-china.ts';
import type { AccountContext } from '../account-context.ts';

/** An address is asked for anew by the page that shows it. */
const ADDRESS_MS = 3_600_000;

/** How far the caller's ZIP is, and its address. */
export async function getExport(
  context: AccountContext & RequestContext,
): Promise<EndpointOutput<typeof contract.getExport>> {
  const { db, caller, clock } = context;
  const [row] = await db.select().from(dataExport).where(eq(dataExport.userId, caller.userId));
  const now = clock.now();
  if (!row || (row.expiresAt && row.expiresAt <= now)) return { export: null };
  const { id: exportId, state, done, total, bytes, createdAt, expiresAt } = row;
  const endsAt = new Date(Math.min(now.getTime() + ADDRESS_MS, expiresAt?.getTime() ?? 0));
  const ticket =
    state === 'ready' &&
    signTicket(context, { purpose: 'data-export', thingId: exportId, sessionId: caller.sessionId, endsAt });
  return {
    export: {
      exportId,
      state,
      done,
      total,
      bytes,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt?.toISOString() ?? null,
      address: ticket ? `/v1/auth/export/file/${ticket}` : null,
    },
  };
}

/** Opens the ZIP that a ticket names, for its person alone. @throws AppError `not_found` */
export async function readExport(
  context: AccountContext & RequestContext<Caller | null>,
  input: { ticket: string },
): Promise<{ fileName: string; mediaType: string; content: Readable }> {
  const { thingId, userId } = await openTicket(context, 'data-export', input.ticket);
  const [row] = await context.db
    .select({ id: dataExport.id })
    .from(dataExport)
    .where(
      and(
        eq(dataExport.id, thingId),
        eq(dataExport.userId, userId),
        eq(dataExport.state, 'ready'),
        gt(dataExport.expiresAt, context.clock.now()),
      ),
    );
  const content = row && (await context.files.read(row.id));
  if (!content) throw new AppError('not_found');
  const person = { userId, sessionId: '', role: 'user' as const };
  await recordAudit({ ...context, caller: person }, context.db, {
    kind: 'account',
    action: 'exported',
    id: userId,
  });
  return { fileName: `mingfa-${todayInChina(context.clock)}.zip`, mediaType: 'application/zip', content };
}
