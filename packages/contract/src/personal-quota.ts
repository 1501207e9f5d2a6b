import { z } from 'zod';
import { ownLimit } from './account.ts';
import { defineEndpoint } from './endpoint.ts';
import { idOf } from './ids.ts';
import { limitKind } from './limit-kind.ts';
import { limitNumber, quotaRow, tier } from './quota.ts';
import { isoTime } from './values.ts';

const admin = { tag: 'admin', access: 'admin' } as const;
const userParams = z.object({ userId: idOf('user') });

/** One limit of a person, as administrators see it: a number of things, of things a day in China, or of bytes; 0 means no limit. */
export const personLimit = z.object({
  kind: limitKind,
  measure: quotaRow.shape.measure,
  limit: z.number().int(),
  /** What everybody like them has. */
  usualLimit: z.number().int(),
  used: z.number(),
  /** Of what is counted by the day. */
  resetsAt: isoTime.nullable(),
  /** Where an administrator set it for this person alone; `setBy` is empty where that account is gone. */
  own: ownLimit.pick({ reason: true, setAt: true }).extend({ setBy: z.string() }).nullable(),
});
/** What {@link personLimit} reads. */
export type PersonLimit = z.infer<typeof personLimit>;

const limits = z.object({ tier, items: z.array(personLimit) });

/** The limits of an account with what was used of them, and which were set for it alone. */
export const listUserLimits = defineEndpoint({
  ...admin,
  method: 'GET',
  path: '/v1/admin/user/{userId}/quota',
  summary: 'The limits of an account with what was used of them, and which were set for it alone.',
  params: userParams,
  output: limits,
  errors: ['not_found'],
});
/** Sets a limit for one account alone, with a reason that the person reads; 0 means no limit. */
export const saveUserLimit = defineEndpoint({
  ...admin,
  method: 'POST',
  path: '/v1/admin/user/{userId}/quota/save',
  summary: 'Sets a limit for one account alone, with a reason that the person reads; 0 means no limit.',
  params: userParams,
  body: z.object({
    kind: limitKind,
    limit: limitNumber,
    reason: z.string().trim().min(1).max(200),
  }),
  output: limits,
  errors: ['not_found'],
});
/** Takes a limit of its own from an account: that of everybody like it holds again. */
export const removeUserLimit = defineEndpoint({
  ...admin,
  method: 'POST',
  path: '/v1/admin/user/{userId}/quota/remove',
  summary: 'Takes a limit of its own from an account: that of everybody like it holds again.',
  params: userParams,
  body: z.object({ kind: limitKind }),
  output: limits,
  errors: ['not_found'],
});
