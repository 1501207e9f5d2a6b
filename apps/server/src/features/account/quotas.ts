import type { keptThings } from '@mingfa/contract/account';
import type { Tier } from '@mingfa/contract/quota';
import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { DatabaseOrTransaction } from '../../db/client.ts';
import { quotaUse } from '../../db/schema/account.ts';
import type { AppContext, Caller } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import type { Clock } from '../../ports/clock.ts';
import { todayInChina } from '../../runtime/today-in-china.ts';
import type { AccountSettings } from './account-context.ts';
import { limitFor, type PersonsLimit } from './limit-for.ts';
import { A_DAY, describeRefusal, wayOn } from './way-on.ts';

export type QuotaKind = 'question' | 'upload' | 'clean_copy';
export type QuotaContext = AppContext & { accountSettings: AccountSettings };
/** What each role may do in a day in China, unless an administrator set otherwise; 0 means no limit. */
export function dayLimits(settings: AccountSettings): Record<QuotaKind, Record<Tier, number>> {
  const { guest, user: registered } = settings.questionsADay;
  return {
    question: { guest, user: registered, vip: registered * 5, admin: 0 },
    // A folder of a case is some hundred files. Guests cannot upload.
    upload: { guest: 1, user: 500, vip: 2000, admin: 0 },
    // Each is kept for 200 days in a log that somebody reads.
    clean_copy: { guest: 10, user: 100, vip: 500, admin: 0 },
  };
}

const GIGABYTE = 1024 ** 3;

/** Bytes of files each role may keep, unless an administrator set otherwise; 0 means no limit. Guests cannot upload. */
export const STORAGE_BYTES: Record<Tier, number> = {
  guest: 0,
  user: 2 * GIGABYTE,
  vip: 20 * GIGABYTE,
  admin: 0,
};

/** What somebody keeps, of which each row costs something for as long as it is there. */
export type ThingKind = z.infer<typeof keptThings>['kind'];

/**
 * How many of each kind each role may keep, unless an administrator set otherwise; 0 means no limit. Far beyond what work needs:
 * who reaches one has a script.
 */
export const KEPT_LIMITS: Record<ThingKind, Record<Tier, number>> = {
  conversation: { guest: 200, user: 10_000, vip: 50_000, admin: 0 },
  knowledge_base: { guest: 0, user: 100, vip: 500, admin: 0 },
  law_note: { guest: 0, user: 5000, vip: 20_000, admin: 0 },
  case_note: { guest: 0, user: 5000, vip: 20_000, admin: 0 },
  case_search: { guest: 0, user: 200, vip: 1000, admin: 0 },
  case_folder: { guest: 0, user: 200, vip: 1000, admin: 0 },
  case_report: { guest: 0, user: 200, vip: 1000, admin: 0 },
  playbook: { guest: 0, user: 100, vip: 100, admin: 100 },
  review: { guest: 0, user: 2000, vip: 10_000, admin: 0 },
  comparison: { guest: 0, user: 2000, vip: 10_000, admin: 0 },
  citation_audit: { guest: 0, user: 1000, vip: 5000, admin: 0 },
  web_page: { guest: 0, user: 2000, vip: 10_000, admin: 0 },
  clone: { guest: 0, user: 100, vip: 500, admin: 0 },
  segment: { guest: 0, user: 5000, vip: 20_000, admin: 0 },
  share: { guest: 0, user: 200, vip: 1000, admin: 0 },
  matter: { guest: 0, user: 500, vip: 2500, admin: 0 },
  draft: { guest: 0, user: 2000, vip: 10_000, admin: 0 },
  address_entry: { guest: 0, user: 2000, vip: 10_000, admin: 0 },
  own_template: { guest: 0, user: 50, vip: 200, admin: 0 },
  letterhead: { guest: 0, user: 20, vip: 50, admin: 0 },
  recording: { guest: 0, user: 500, vip: 2500, admin: 0 },
  dataset: { guest: 0, user: 200, vip: 1000, admin: 0 },
  review_table: { guest: 0, user: 200, vip: 1000, admin: 0 },
  analysis: { guest: 0, user: 200, vip: 1000, admin: 0 },
  analysis_template: { guest: 0, user: 100, vip: 500, admin: 0 },
};

/**
 * Takes one of the day's quota, in the caller's transaction when there is one.
 * @throws AppError `quota_exceeded` with the time it resets
 */
export async function takeQuota(
  context: QuotaContext,
  tx: DatabaseOrTransaction,
  caller: Caller,
  kind: QuotaKind,
): Promise<void> {
  const defaults = dayLimits(context.accountSettings)[kind];
  const at = await limitFor(context, tx, { caller, kind, defaults });
  if (!(await countUse(context, tx, { userId: caller.userId, kind, limit: at.limit })))
    throw quotaExceeded(context.clock, at.limit, at);
}

/**
 * Counts one more of today, of whatever kind; `limit` 0 means no limit.
 * @returns false where the limit is reached: nothing was counted
 */
export async function countUse(
  { clock }: Pick<AppContext, 'clock'>,
  tx: DatabaseOrTransaction,
  { userId, kind, limit }: { userId: string; kind: typeof quotaUse.$inferInsert.kind; limit: number },
): Promise<boolean> {
  const counted = await tx
    .insert(quotaUse)
    .values({ userId, kind, day: todayInChina(clock), used: 1 })
    .onConflictDoUpdate({
      target: [quotaUse.userId, quotaUse.kind, quotaUse.day],
      set: { used: sql`${quotaUse.used} + 1` },
      setWhere: limit > 0 ? sql`${quotaUse.used} < ${limit}` : undefined,
    })
    .returning({ used: quotaUse.used });
  return counted.length > 0;
}

/**
 * What whoever has done as much as may be done in a day is told, with the time it resets.
 * @param at absent where the table of quotas does not name it
 */
export function quotaExceeded(clock: Clock, limit: number, at?: PersonsLimit): AppError {
  const resetsAt = nextMidnightInChina(clock);
  return new AppError(
    'quota_exceeded',
    { limit, resetsAt: inChina(resetsAt), wayOn: at ? wayOn(at, A_DAY) : '' },
    {
      retryAfterSeconds: Math.ceil((resetsAt.getTime() - clock.now().getTime()) / 1000),
      ...(at ? { refusal: describeRefusal(at, resetsAt) } : {}),
    },
  );
}

/** Gives one back, when what it was taken for failed on our side. */
export async function refundQuota(
  context: QuotaContext,
  tx: DatabaseOrTransaction,
  userId: string,
  kind: QuotaKind,
): Promise<void> {
  await tx
    .update(quotaUse)
    .set({ used: sql`greatest(0, ${quotaUse.used} - 1)` })
    .where(
      and(
        eq(quotaUse.userId, userId),
        eq(quotaUse.kind, kind),
        eq(quotaUse.day, todayInChina(context.clock)),
      ),
    );
}

export function nextMidnightInChina(clock: Clock): Date {
  return new Date(lastMidnightInChina(clock).getTime() + 24 * 3_600_000);
}

/** When the day in China began. */
export function lastMidnightInChina(clock: Clock): Date {
  return new Date(`${todayInChina(clock)}T00:00:00+08:00`);
}

/** `2026-11-21 00:00`, China time. */
function inChina(moment: Date): string {
  return new Date(moment.getTime() + 8 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');
}
