import type { EndpointInput, EndpointOutput } from '@mingfa/contract/endpoint';
import { type LimitKind, limitKind } from '@mingfa/contract/limit-kind';
import type * as contract from '@mingfa/contract/quota';
import type { QuotaRow, Tier } from '@mingfa/contract/quota';
import type { RequestContext } from '../../ports/app-context.ts';
import { readRevision, storeSetting } from '../administration/index.ts';
import { type ChangedLimits, QUOTAS_KEY, readChangedLimits, withChanges } from './changed-limits.ts';
import { dayLimits, KEPT_LIMITS, type QuotaContext, type QuotaKind, STORAGE_BYTES } from './quotas.ts';
import { tierOf } from './tier-of.ts';

type Table = EndpointOutput<typeof contract.getQuotaTable>;
type Context = QuotaContext & RequestContext;

const KINDS = limitKind.options;
const TIERS = ['guest', 'user', 'vip', 'admin'] as const satisfies Tier[];
/** Guests ask, keep what they asked and take it with them; everything else needs an account. */
const OF_GUESTS: readonly LimitKind[] = ['question', 'clean_copy', 'conversation'];

export function defaultsOf({ accountSettings }: QuotaContext, kind: LimitKind): Record<Tier, number> {
  if (isOfADay(kind)) return dayLimits(accountSettings)[kind];
  return kind === 'storage' ? STORAGE_BYTES : KEPT_LIMITS[kind];
}

function isOfADay(kind: LimitKind): kind is QuotaKind {
  return kind === 'question' || kind === 'upload' || kind === 'clean_copy';
}

export function measureOf(kind: LimitKind): QuotaRow['measure'] {
  if (isOfADay(kind)) return 'a_day';
  return kind === 'storage' ? 'bytes' : 'kept';
}

function describeRow(context: Context, kind: LimitKind, changed: ChangedLimits): QuotaRow {
  const defaults = defaultsOf(context, kind);
  const shown = (limits: Record<Tier, number>) => ({
    ...limits,
    guest: OF_GUESTS.includes(kind) ? limits.guest : null,
  });
  return {
    kind,
    measure: measureOf(kind),
    limits: shown(withChanges(defaults, kind, changed)),
    defaults: shown(defaults),
  };
}

/** The limits of guests, accounts and VIP, and which of them are the caller's. */
export async function describeTiers(
  context: Context,
): Promise<EndpointOutput<typeof contract.describeTiers>> {
  const changed = await readChangedLimits(context.db);
  return {
    tier: await tierOf(context, context.db, context.caller),
    rows: KINDS.map((kind) => {
      const { measure, limits } = describeRow(context, kind, changed);
      return { kind, measure, limits: { guest: limits.guest, user: limits.user, vip: limits.vip } };
    }),
  };
}

/** The table of quotas, with the defaults, and its revision. */
export async function getQuotaTable(context: Context): Promise<Table> {
  return context.db.transaction(async (tx) => {
    const changed = await readChangedLimits(tx);
    return {
      rows: KINDS.map((kind) => describeRow(context, kind, changed)),
      revision: await readRevision(tx, QUOTAS_KEY),
    };
  });
}

/** Changes some rows: only what differs from the defaults is stored. @throws AppError `setting_changed` */
export async function saveQuotaTable(
  context: Context,
  { rows, seenRevision }: EndpointInput<typeof contract.saveQuotaTable>,
): Promise<Table> {
  await context.db.transaction(async (tx) => {
    const value = { ...(await readChangedLimits(tx)) };
    for (const { kind, limits } of rows) value[kind] = differencesOf(context, kind, limits);
    await storeSetting(context, tx, { key: QUOTAS_KEY, value, seenRevision });
  });
  return getQuotaTable(context);
}

function differencesOf(context: Context, kind: LimitKind, limits: QuotaRow['limits']) {
  const defaults = defaultsOf(context, kind);
  const differences: Partial<Record<Tier, number>> = {};
  for (const tier of TIERS) {
    const limit = limits[tier];
    if (limit === null || (tier === 'guest' && !OF_GUESTS.includes(kind))) continue;
    if (limit !== defaults[tier]) differences[tier] = limit;
  }
  return differences;
}

/** Puts every limit back to its default. @throws AppError `setting_changed` */
export async function resetQuotaTable(
  context: Context,
  { seenRevision }: EndpointInput<typeof contract.resetQuotaTable>,
): Promise<Table> {
  await context.db.transaction((tx) =>
    storeSetting(context, tx, { key: QUOTAS_KEY, value: {}, seenRevision }),
  );
  return getQuotaTable(context);
}
