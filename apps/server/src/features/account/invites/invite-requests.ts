import type { EndpointInput, EndpointOutput } from '@mingfa/contract/endpoint';
import type * as contract from '@mingfa/contract/invite';
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/client.ts';
import { findByWords } from '../../../db/find-by-words.ts';
import { invite, inviteRequest } from '../../../db/schema/account.ts';
import { recordAudit } from '../../../engine/audit/index.ts';
import type { Caller, RequestContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import { errorForLog } from '../../../runtime/error-for-log.ts';
import { insertInvite } from '../../administration/index.ts';
import type { AccountContext } from '../account-context.ts';
import { normalizeMobile } from '../normalize-mobile.ts';
import { countAttempts } from '../throttle-attempts.ts';

type Context = AccountContext & RequestContext;
type Described = EndpointOutput<typeof contract.approveInviteRequest>;
type Row = typeof inviteRequest.$inferSelect;

/** Asks for a code. One request of a number is open at a time, and nobody is told whether there is one, or an account. */
export async function requestInvite(
  context: AccountContext & RequestContext<Caller | null>,
  input: EndpointInput<typeof contract.requestInvite>,
): Promise<void> {
  const mobile = normalizeMobile(input.mobile);
  await countAttempts(context, { kind: 'invite-request', account: mobile });
  await context.db
    .insert(inviteRequest)
    .values({
      id: context.ids.make('inviteRequest'),
      name: input.name,
      mobile,
      reason: input.reason,
      state: 'open',
      createdAt: context.clock.now(),
    })
    .onConflictDoNothing();
}

/** Requests for codes, the newest first. */
export async function listInviteRequests(
  { db }: Context,
  { page, pageSize, state, q }: EndpointInput<typeof contract.listInviteRequests>,
): Promise<EndpointOutput<typeof contract.listInviteRequests>> {
  const ofState = state ? eq(inviteRequest.state, state) : undefined;
  const found = q ? sql.param(await named(db, q, ofState)) : null;
  const wanted = and(ofState, found ? sql`${inviteRequest.id} = any(${found}::text[])` : undefined);
  const newest = [desc(inviteRequest.createdAt), desc(inviteRequest.id)];
  // Codes are looked up for the page alone, not for all before it.
  const ofPage = db
    .select({ id: inviteRequest.id })
    .from(inviteRequest)
    .where(wanted)
    .orderBy(...newest)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const rows = await db
    .select({ request: inviteRequest, code: invite.code })
    .from(inviteRequest)
    .leftJoin(invite, eq(invite.id, inviteRequest.inviteId))
    .where(inArray(inviteRequest.id, ofPage))
    .orderBy(...newest);
  const items = rows.map(({ request, code }) => describe(request, code));
  return { items, total: await db.$count(inviteRequest, wanted), page, pageSize };
}

/** Those in whose name or number it stands, as the index `invite_request_words` has them. */
function named(db: Context['db'], q: string, among: SQL | undefined): Promise<string[]> {
  return findByWords(db, q, {
    table: inviteRequest,
    id: sql`${inviteRequest.id}`,
    words: sql`(${inviteRequest.name} || ' ' || ${inviteRequest.mobile})`,
    newest: sql`${inviteRequest.createdAt} desc, ${inviteRequest.id} desc`,
    among,
  });
}

/** Approves a request with a code of its own, sent where it can be. @throws AppError `not_found`, `request_decided` */
export async function approveInviteRequest(
  context: Context,
  { requestId }: { requestId: string },
): Promise<Described> {
  const { code, row } = await context.db.transaction(async (tx) => {
    await requireOpen(tx, requestId);
    const made = await insertInvite(context, tx);
    const decided = await decide(context, tx, requestId, { state: 'approved', inviteId: made.id });
    await recordAudit(context, tx, { kind: 'invite_request', action: 'approved', id: requestId });
    return { code: made.code, row: decided };
  });
  const sent = await sendCode(context, { mobile: row.mobile, code });
  if (sent) await context.db.update(inviteRequest).set({ sent }).where(eq(inviteRequest.id, requestId));
  return describe({ ...row, sent }, code);
}

/** Refuses a request. @throws AppError `not_found`, `request_decided` */
export async function refuseInviteRequest(
  context: Context,
  { requestId, reason }: { requestId: string; reason: string },
): Promise<Described> {
  return context.db.transaction(async (tx) => {
    await requireOpen(tx, requestId);
    const row = await decide(context, tx, requestId, { state: 'refused', answer: reason });
    await recordAudit(context, tx, { kind: 'invite_request', action: 'refused', id: requestId });
    return describe(row, null);
  });
}

async function requireOpen(tx: Transaction, requestId: string): Promise<void> {
  const [row] = await tx
    .select({ state: inviteRequest.state })
    .from(inviteRequest)
    .where(eq(inviteRequest.id, requestId))
    .for('update');
  if (!row) throw new AppError('not_found');
  if (row.state !== 'open') throw new AppError('request_decided');
}

async function decide(
  { caller, clock }: Context,
  tx: Transaction,
  requestId: string,
  decision: Pick<typeof inviteRequest.$inferInsert, 'state' | 'answer' | 'inviteId'>,
): Promise<Row> {
  const [row] = await tx
    .update(inviteRequest)
    .set({ ...decision, decidedAt: clock.now(), decidedBy: caller.userId })
    .where(eq(inviteRequest.id, requestId))
    .returning();
  if (!row) throw new Error('The request is gone.');
  return row;
}

/** A code that did not go out is shown to the administrator, who hands it on. */
async function sendCode(context: Context, message: { mobile: string; code: string }): Promise<boolean> {
  const sms = await context.sms();
  if (!sms.sendInvite) return false;
  try {
    await sms.sendInvite(message);
    return true;
  } catch (error) {
    context.logger.error({ error: errorForLog(error) }, 'an invite code could not be sent');
    return false;
  }
}

function describe(row: Row, code: string | null): Described {
  return {
    requestId: row.id,
    name: row.name,
    mobile: row.mobile,
    reason: row.reason,
    state: row.state,
    createdAt: row.createdAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    answer: row.answer,
    code,
    sent: row.sent,
  };
}
