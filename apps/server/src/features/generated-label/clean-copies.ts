import {
  CLEAN_COPY_MINUTES,
  type LabelledKind,
  type LoggedCleanCopy,
} from '@mingfa/contract/generated-label';
import { and, asc, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import { user } from '../../db/schema/account.ts';
import { cleanCopy } from '../../db/schema/generated-label.ts';
import { recordAudit } from '../../engine/audit/index.ts';
import type { AppContext, MakingContext, RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import type { LabelledThing } from '../../ports/generated-words.ts';
import type { PersonalData } from '../../ports/personal-data.ts';
import { type QuotaContext, takeQuota } from '../account/index.ts';

const MINUTE_MS = 60_000;
/** 标识办法第九条 asks for six months at least. */
const KEPT_DAYS = 200;
const REMOVED_AT_ONCE = 1000;

/**
 * Logs that somebody acknowledged their duty to label a thing of theirs, and gives leave to fetch it clean.
 * @throws AppError `not_found`, `quota_exceeded`
 */
export async function acknowledgeCleanCopy(
  context: QuotaContext & MakingContext & { labelledThings: readonly LabelledThing[] },
  { kind, thingId, terms }: { kind: LabelledKind; thingId: string; terms: string },
): Promise<{ cleanCopyId: string; until: string }> {
  await thingOf(context, kind).find(context, thingId);
  const { userId } = context.caller;
  const acknowledgedAt = context.clock.now();
  const until = new Date(acknowledgedAt.getTime() + CLEAN_COPY_MINUTES * MINUTE_MS).toISOString();
  const row = { id: context.ids.make('cleanCopy'), userId, kind, thingId, terms, acknowledgedAt };
  return context.makeOnce(async (tx) => {
    await takeQuota(context, tx, context.caller, 'clean_copy');
    await tx.insert(cleanCopy).values({ ...row, pseudonym: context.pseudonymOf(userId) });
    await recordAudit(context, tx, { kind: 'clean_copy', action: 'acknowledged', id: row.id });
    return { cleanCopyId: row.id, until };
  });
}

/** The kind's own way to find whose words a thing holds. */
export function thingOf(
  { labelledThings }: { labelledThings: readonly LabelledThing[] },
  kind: LabelledKind,
): LabelledThing {
  const thing = labelledThings.find((one) => one.kind === kind);
  if (!thing) throw new Error(`Nobody says whose words a ${kind} holds.`);
  return thing;
}

/** Logs that the file is given. @throws AppError `not_found` where it was acknowledged for another thing, by another, or too long ago */
export async function takeCleanCopy(
  context: RequestContext,
  { cleanCopyId, kind, thingId }: { cleanCopyId: string; kind: LabelledKind; thingId: string },
): Promise<void> {
  const now = context.clock.now();
  const since = new Date(now.getTime() - CLEAN_COPY_MINUTES * MINUTE_MS);
  await context.db.transaction(async (tx) => {
    const [row] = await tx
      .update(cleanCopy)
      .set({ givenAt: sql`coalesce(${cleanCopy.givenAt}, ${now.toISOString()}::timestamptz)` })
      .where(
        and(
          eq(cleanCopy.id, cleanCopyId),
          eq(cleanCopy.userId, context.caller.userId),
          eq(cleanCopy.kind, kind),
          eq(cleanCopy.thingId, thingId),
          gt(cleanCopy.acknowledgedAt, since),
        ),
      )
      .returning({ id: cleanCopy.id });
    if (!row) throw new AppError('not_found');
    await recordAudit(context, tx, { kind: 'clean_copy', action: 'given', id: row.id });
  });
}

/** Files that were given without explicit label, newest first. */
export async function listCleanCopies(
  context: AppContext,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ items: LoggedCleanCopy[]; total: number; page: number; pageSize: number }> {
  const total = await context.db.$count(cleanCopy);
  const newest = [desc(cleanCopy.acknowledgedAt), desc(cleanCopy.id)];
  // Names are looked up for the page alone, not for all before it.
  const ofPage = context.db
    .select({ id: cleanCopy.id })
    .from(cleanCopy)
    .orderBy(...newest)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const rows = await context.db
    .select({ copy: cleanCopy, nickname: user.nickname })
    .from(cleanCopy)
    .leftJoin(user, eq(user.id, cleanCopy.userId))
    .where(inArray(cleanCopy.id, ofPage))
    .orderBy(...newest);
  const items = rows.map(({ copy, nickname }) => ({
    cleanCopyId: copy.id,
    pseudonym: copy.pseudonym,
    name: nickname || null,
    kind: copy.kind,
    thingId: copy.thingId,
    terms: copy.terms,
    acknowledgedAt: copy.acknowledgedAt.toISOString(),
    givenAt: copy.givenAt?.toISOString() ?? null,
  }));
  return { items, total, page, pageSize };
}

/** Removes what was logged longer ago than it must be kept. */
export async function removeOldCleanCopies({ db, clock }: AppContext): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_DAYS * 24 * 60 * MINUTE_MS);
  const old = sql`${cleanCopy.id} in (
    select id from clean_copy where acknowledged_at < ${before.toISOString()}::timestamptz
    order by acknowledged_at limit ${REMOVED_AT_ONCE})`;
  let removed = REMOVED_AT_ONCE;
  while (removed === REMOVED_AT_ONCE) {
    const gone = await db
      .delete(cleanCopy)
      .where(and(lt(cleanCopy.acknowledgedAt, before), old))
      .returning({ id: cleanCopy.id });
    removed = gone.length;
  }
}

/** A person's entries: the law has them kept for their term, so forgetting leaves them under the pseudonym alone. */
export function personalCleanCopies({ db }: AppContext): PersonalData {
  return {
    name: 'clean-copies',
    async move(tx, guestId, userId) {
      await tx.update(cleanCopy).set({ userId }).where(eq(cleanCopy.userId, guestId));
    },
    async forget(userId) {
      const left = await db
        .update(cleanCopy)
        .set({ userId: null })
        .where(eq(cleanCopy.userId, userId))
        .returning({ id: cleanCopy.id });
      return left.length;
    },
    async export(userId) {
      const own = eq(cleanCopy.userId, userId);
      const rows = await db.select().from(cleanCopy).where(own).orderBy(asc(cleanCopy.acknowledgedAt));
      return { rows: { cleanCopies: rows }, files: [] };
    },
  };
}
