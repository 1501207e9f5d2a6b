import { z } from 'zod';
import { keptThings, role } from './account.ts';
import { defineEndpoint } from './endpoint.ts';
import { idOf } from './ids.ts';
import { done, isoTime, pageOf, pageQuery } from './values.ts';

const admin = { tag: 'admin', access: 'admin' } as const;
const userParams = z.object({ userId: idOf('user') });

/** A person in the list of an administrator. */
export const listedUser = z.object({
  userId: idOf('user'),
  nickname: z.string(),
  /** Empty for a guest. */
  mobile: z.string(),
  role,
  isLocked: z.boolean(),
  vipUntil: isoTime.nullable(),
  createdAt: isoTime,
  /** Of the sessions still known. */
  lastSeenAt: isoTime.nullable(),
});
/** What {@link listedUser} reads. */
export type ListedUser = z.infer<typeof listedUser>;

/** People, newest first; guests where they are asked for. Of a search at most 2,000 are found. */
export const listUsers = defineEndpoint({
  ...admin,
  method: 'GET',
  path: '/v1/admin/user/list',
  summary: 'People, newest first; guests where they are asked for. Of a search at most 2,000 are found.',
  query: z.object({
    ...pageQuery,
    /** In nickname and mobile number, or the whole id. */
    q: z.string().trim().max(100).default(''),
    /** Absent: whoever has an account. */
    role: role.optional(),
    state: z.enum(['open', 'locked']).optional(),
    vip: z.enum(['yes']).optional(),
  }),
  output: pageOf(listedUser),
  errors: [],
});
/** A person with counts of what they keep; never what is in it. */
export const getUser = defineEndpoint({
  ...admin,
  method: 'GET',
  path: '/v1/admin/user/{userId}',
  summary: 'A person with counts of what they keep; never what is in it.',
  params: userParams,
  output: listedUser.extend({
    hasSecondFactor: z.boolean(),
    openSessions: z.number().int(),
    storage: z.object({ usedBytes: z.number(), limitBytes: z.number() }),
    kept: z.array(keptThings),
  }),
  errors: ['not_found'],
});
/** Makes an account an administrator, or a user again. */
export const changeRole = defineEndpoint({
  ...admin,
  method: 'POST',
  path: '/v1/admin/user/{userId}/role',
  summary: 'Makes an account an administrator, or a user again.',
  params: userParams,
  body: z.object({ role: z.enum(['user', 'admin']) }),
  output: done,
  errors: ['not_found', 'last_administrator'],
});
/** Locks an account, which ends its sessions, or unlocks it. */
export const lockUser = defineEndpoint({
  ...admin,
  method: 'POST',
  path: '/v1/admin/user/{userId}/lock',
  summary: 'Locks an account, which ends its sessions, or unlocks it.',
  params: userParams,
  body: z.object({ isLocked: z.boolean() }),
  output: done,
  errors: ['not_found', 'last_administrator', 'own_account'],
});
/** Ends all sessions of a person. */
export const signOutUser = defineEndpoint({
  ...admin,
  method: 'POST',
  path: '/v1/admin/user/{userId}/sign-out',
  summary: 'Ends all sessions of a person.',
  params: userParams,
  output: done,
  errors: ['not_found'],
});
/** Makes up a new password, which is shown once, and ends the person's sessions. */
export const resetUserPassword = defineEndpoint({
  ...admin,
  method: 'POST',
  path: '/v1/admin/user/{userId}/reset-password',
  summary: "Makes up a new password, which is shown once, and ends the person's sessions.",
  params: userParams,
  output: z.object({ password: z.string() }),
  errors: ['not_found', 'own_account'],
});
/** Switches off a person's second factor, which was lost. */
export const removeUserSecondFactor = defineEndpoint({
  ...admin,
  method: 'POST',
  path: '/v1/admin/user/{userId}/second-factor-off',
  summary: "Switches off a person's second factor, which was lost.",
  params: userParams,
  output: done,
  errors: ['not_found', 'own_account'],
});
/** Removes a person with everything that is theirs; their mobile number, or the id of a guest, is typed to confirm it. */
export const deleteUser = defineEndpoint({
  ...admin,
  method: 'POST',
  path: '/v1/admin/user/{userId}/delete',
  summary:
    'Removes a person with everything that is theirs; their mobile number, or the id of a guest, is typed to confirm it.',
  params: userParams,
  body: z.object({ typed: z.string().trim().max(60) }),
  output: z.object({ removed: z.record(z.string(), z.number().int()) }),
  errors: ['not_found', 'last_administrator', 'own_account', 'not_confirmed'],
});
