import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { limitKind } from './limit-kind.ts';

/** Whose limits: those of a guest, an account, an account while it is VIP, an administrator. */
export const tier = z.enum(['guest', 'user', 'vip', 'admin']);
/** What {@link tier} reads. */
export type Tier = z.infer<typeof tier>;

/** The largest limit: 2⁵³ − 1 would be written as a number nobody means. */
export const limitNumber = z.number().int().min(0).max(1_000_000_000_000_000);
const limits = z.object({
  guest: limitNumber.nullable(),
  user: limitNumber,
  vip: limitNumber,
  admin: limitNumber,
});

/**
 * Limits of one kind by tier: a number of things, of things a day in China, or of bytes. 0 means no limit; null that guests
 * cannot do it at all.
 */
export const quotaRow = z.object({
  kind: limitKind,
  measure: z.enum(['a_day', 'bytes', 'kept']),
  limits,
  defaults: limits,
});
/** What {@link quotaRow} reads. */
export type QuotaRow = z.infer<typeof quotaRow>;

/** The revision that whoever saves saw. Another has been saved since: nothing is overwritten. */
const seen = z.number().int().min(0);
const table = z.object({ rows: z.array(quotaRow), revision: z.number().int() });
const admin = { tag: 'admin', access: 'admin' } as const;

/** The limits of everybody who is no administrator, and the tier of the session. */
export const describeTiers = defineEndpoint({
  method: 'GET',
  path: '/v1/auth/quota/tiers',
  tag: 'auth',
  access: 'guest',
  summary: 'The limits of everybody who is no administrator, and the tier of the session.',
  output: z.object({
    tier,
    rows: z.array(
      quotaRow.pick({ kind: true, measure: true }).extend({ limits: limits.omit({ admin: true }) }),
    ),
  }),
  errors: [],
});
/** The table of quotas, with the defaults, and its revision. */
export const getQuotaTable = defineEndpoint({
  ...admin,
  method: 'GET',
  path: '/v1/admin/quota/table',
  summary: 'The table of quotas, with the defaults, and its revision.',
  output: table,
  errors: [],
});
/** Changes the rows named of the table of quotas; the others stay as they are. */
export const saveQuotaTable = defineEndpoint({
  ...admin,
  method: 'POST',
  path: '/v1/admin/quota/save',
  summary: 'Changes the rows named of the table of quotas; the others stay as they are.',
  body: z.object({
    rows: z
      .array(z.object({ kind: limitKind, limits }))
      .min(1)
      .max(100),
    seenRevision: seen,
  }),
  output: table,
  errors: ['setting_changed'],
});
/** Puts the whole table of quotas back to the defaults. */
export const resetQuotaTable = defineEndpoint({
  ...admin,
  method: 'POST',
  path: '/v1/admin/quota/reset',
  summary: 'Puts the whole table of quotas back to the defaults.',
  body: z.object({ seenRevision: seen }),
  output: table,
  errors: ['setting_changed'],
});
