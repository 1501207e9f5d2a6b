import { z } from 'zod';
import { mobile } from './account.ts';
import { defineEndpoint } from './endpoint.ts';
import { idOf } from './ids.ts';
import { done, isoDate, isoTime, pageOf, pageQuery } from './values.ts';

const admin = { tag: 'admin', access: 'admin' } as const;

/** What an invite gives: days of VIP for each side, and how many an inviter can be given in a month in China. */
export const inviteRewards = z.object({
  claimerDays: z.number().int().min(0).max(366),
  inviterDays: z.number().int().min(0).max(366),
  inviterDaysAMonth: z.number().int().min(0).max(3660),
});
/** What {@link inviteRewards} reads. */
export type InviteRewards = z.infer<typeof inviteRewards>;

/** Why VIP days were given: a code that was entered, somebody else who entered one's own, or an administrator. */
const vipSource = z.enum(['code', 'reward', 'administrator']);
/** Days of VIP that were given; negative where an administrator shortened it. `until` is when VIP ended from then on. */
const vipGrant = z.object({
  source: vipSource,
  days: z.number().int(),
  until: isoTime,
  reason: z.string(),
  grantedAt: isoTime,
});

/** The caller's own code with what it gave: people invited (names masked), days earned, the month's cap, and the rules. */
export const getRewardInfo = defineEndpoint({
  method: 'GET',
  path: '/v1/auth/invite/reward-info',
  tag: 'auth',
  access: 'user',
  summary:
    "The caller's own code with what it gave: people invited (names masked), days earned, the month's cap, and the rules.",
  output: z.object({
    code: z.string(),
    /** A path of this installation. */
    link: z.string(),
    rules: inviteRewards,
    /** The newest hundred. */
    invited: z.array(z.object({ name: z.string(), claimedAt: isoTime })),
    invitedTotal: z.number().int(),
    daysEarned: z.number().int(),
    daysThisMonth: z.number().int(),
    daysLeftThisMonth: z.number().int(),
    /** Whether the caller has entered somebody's code, which can be done once. */
    hasClaimed: z.boolean(),
    /** The newest hundred. */
    grants: z.array(vipGrant),
  }),
  errors: [],
});
/** Enters somebody's own code, once in the life of an account; both sides get VIP days. */
export const claimInvite = defineEndpoint({
  method: 'POST',
  path: '/v1/auth/invite/claim',
  tag: 'auth',
  access: 'user',
  summary: "Enters somebody's own code, once in the life of an account; both sides get VIP days.",
  body: z.object({ code: z.string().trim().min(1).max(40) }),
  output: z.object({ days: z.number().int() }),
  errors: ['wrong_invite', 'invite_claimed', 'invite_own', 'invite_circle'],
});
/** Asks the administrators for an invite code. The answer is the same whether or not the number is known. */
export const requestInvite = defineEndpoint({
  method: 'POST',
  path: '/v1/external-service/invite/request',
  tag: 'external service',
  access: 'public',
  summary:
    'Asks the administrators for an invite code. The answer is the same whether or not the number is known.',
  body: z.object({
    name: z.string().trim().min(1).max(30),
    mobile,
    reason: z.string().trim().min(1).max(500),
    /** That name, number and reason are kept until 90 days after the decision. */
    agreed: z.literal(true),
  }),
  output: done,
  errors: [],
});

/** Where a request for a code stands. */
export const inviteRequestState = z.enum(['open', 'approved', 'refused']);
/** A request for an invite code, for administrators. `code` is there once it was approved. */
const inviteRequest = z.object({
  requestId: idOf('inviteRequest'),
  name: z.string(),
  mobile: z.string(),
  reason: z.string(),
  state: inviteRequestState,
  createdAt: isoTime,
  decidedAt: isoTime.nullable(),
  /** Why it was refused. */
  answer: z.string(),
  code: z.string().nullable(),
  /** Whether the code went out by SMS. */
  sent: z.boolean(),
});
const requestParams = z.object({ requestId: idOf('inviteRequest') });
/** Requests for invite codes, the newest first, by state and by a part of name or number. Of a search at most 2,000 are found. */
export const listInviteRequests = defineEndpoint({
  ...admin,
  method: 'GET',
  path: '/v1/admin/invite/request/list',
  summary:
    'Requests for invite codes, the newest first, by state and by a part of name or number. Of a search at most 2,000 are found.',
  query: z.object({
    ...pageQuery,
    state: inviteRequestState.optional(),
    q: z.string().trim().max(40).optional(),
  }),
  output: pageOf(inviteRequest),
  errors: [],
});
/** Approves a request: a code for one registration is made, and sent by SMS where that is set up. */
export const approveInviteRequest = defineEndpoint({
  ...admin,
  method: 'POST',
  path: '/v1/admin/invite/request/{requestId}/approve',
  summary: 'Approves a request: a code for one registration is made, and sent by SMS where that is set up.',
  params: requestParams,
  output: inviteRequest,
  errors: ['not_found', 'request_decided'],
});
/** Refuses a request, with a reason. */
export const refuseInviteRequest = defineEndpoint({
  ...admin,
  method: 'POST',
  path: '/v1/admin/invite/request/{requestId}/refuse',
  summary: 'Refuses a request, with a reason.',
  params: requestParams,
  body: z.object({ reason: z.string().trim().min(1).max(300) }),
  output: inviteRequest,
  errors: ['not_found', 'request_decided'],
});

const rewards = inviteRewards.extend({ revision: z.number().int() });
/** What an invite gives, and the revision of that. */
export const getInviteRewards = defineEndpoint({
  ...admin,
  method: 'GET',
  path: '/v1/admin/invite/rewards',
  summary: 'What an invite gives, and the revision of that.',
  output: rewards,
  errors: [],
});
/** Changes what an invite gives from now on. */
export const saveInviteRewards = defineEndpoint({
  ...admin,
  method: 'POST',
  path: '/v1/admin/invite/rewards',
  summary: 'Changes what an invite gives from now on.',
  body: inviteRewards.extend({ seenRevision: z.number().int().min(0) }),
  output: rewards,
  errors: ['setting_changed'],
});
/** Gives an account VIP, by mobile number or id: some days more, or until the end of a day in China. A past day ends it. */
export const giveVip = defineEndpoint({
  ...admin,
  method: 'POST',
  path: '/v1/admin/account/vip',
  makes: true,
  summary:
    'Gives an account VIP, by mobile number or id: some days more, or until the end of a day in China. A past day ends it.',
  body: z
    .object({
      mobile: mobile.optional(),
      userId: idOf('user').optional(),
      days: z.number().int().min(1).max(3660).optional(),
      until: isoDate.optional(),
      reason: z.string().trim().min(1).max(200),
    })
    .refine((input) => (input.mobile === undefined) !== (input.userId === undefined), { path: ['mobile'] })
    .refine((input) => (input.days === undefined) !== (input.until === undefined), { path: ['days'] }),
  output: z.object({ vip_exp: isoTime }),
  errors: ['not_found'],
});
