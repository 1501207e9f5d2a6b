import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { idOf } from './ids.ts';
import { countedKind, keptKind, limitKind } from './limit-kind.ts';
import { done, isoTime, language } from './values.ts';

/** Who is asking: `guest` has no account; `admin` administers the installation. */
export const role = z.enum(['guest', 'user', 'admin']);
/** What {@link role} reads. */
export type Role = z.infer<typeof role>;

/** Light or dark. */
const theme = z.enum(['light', 'dark']);
/** The profile the client keeps. Field names are fixed; `mobile` is empty for a guest, `vip_exp` empty without VIP. */
export const profile = z.object({
  avatar: z.string(),
  uuid: z.string(),
  mobile: z.string(),
  nickname: z.string(),
  is_vip: z.boolean().default(false),
  vip_exp: z.string(),
  role,
  /** As chosen on any device of the account; null: each device follows its own. */
  language: language.nullable(),
  theme: theme.nullable(),
  /** A version of the agreements is in force that this account has not accepted. */
  agreementDue: z.boolean(),
  /** Open sessions of the last 14 days on devices new to the account that the person has not yet taken for theirs; 0 on such a device. */
  newDevices: z.int().nonnegative(),
  /** When the account will be deleted, where that was asked for. */
  deletionDueAt: isoTime.nullable(),
  /** The password was made up by an administrator: this session may choose another, read this, and end. */
  mustChangePassword: z.boolean().optional(),
});
/** What {@link profile} reads. */
export type Profile = z.infer<typeof profile>;

/**
 * A session that was opened: `token` authorises until `expiresAt`. A client keeps `deviceToken` beyond the session and sends it
 * as `X-Device-Token`: then failures of strangers do not slow its own attempts. Null for a guest.
 */
export const sessionGrant = z.object({
  token: z.string(),
  expiresAt: isoTime,
  profile,
  deviceToken: z.string().nullable(),
});

/** Mainland mobile numbers, or an international number with its plus sign. */
export const mobile = z
  .string()
  .trim()
  .regex(/^(1[3-9]\d{9}|\+\d{6,15})$/);
/** A password as it is chosen, 8 to 128 characters. */
export const password = z.string().min(8).max(128);

/** Makes an account. With a guest session the guest becomes the account and keeps its conversations. */
export const register = defineEndpoint({
  method: 'POST',
  path: '/v1/auth/register',
  tag: 'auth',
  access: 'public',
  makes: true,
  summary:
    'Makes an account. With a guest session the guest becomes the account and keeps its conversations.',
  body: z.object({
    mobile,
    password,
    code: z.string().max(6).optional(),
    inviteCode: z.string().max(40).optional(),
    nickname: z.string().trim().min(1).max(30).optional(),
    agreed: z.literal(true),
  }),
  output: sessionGrant,
  errors: [
    'mobile_taken',
    'registration_closed',
    'invite_required',
    'wrong_invite',
    'wrong_code',
    'weak_password',
  ],
});
const credentials = z.object({
  username: z.string().trim().min(1).max(40),
  password: z.string().min(1).max(128),
  /** The second step, where the answer was `second_factor_required`: six digits, or a recovery code. */
  secondFactor: z.string().trim().min(1).max(40).optional(),
});
/** Signs in by password. With a guest session its conversations move to the account. */
export const passwordLogin = defineEndpoint({
  method: 'POST',
  path: '/v1/auth/pass/login',
  tag: 'auth',
  access: 'public',
  bodyType: 'form',
  summary: 'Signs in by password. With a guest session its conversations move to the account.',
  body: credentials,
  output: sessionGrant,
  errors: ['wrong_credentials', 'account_disabled', 'second_factor_required', 'wrong_second_factor'],
});
/** Signs in by a code sent by SMS (mode 1); `password` is the code. */
export const codeLogin = defineEndpoint({
  method: 'POST',
  path: '/v1/auth/login',
  tag: 'auth',
  access: 'public',
  bodyType: 'form',
  summary: 'Signs in by a code sent by SMS (mode 1); `password` is the code.',
  body: credentials,
  output: sessionGrant,
  errors: [
    'wrong_code',
    'sms_not_configured',
    'account_disabled',
    'second_factor_required',
    'wrong_second_factor',
  ],
});
/** `confirm` stands for the password, `change-mobile` goes to the new number. */
const smsPurpose = z.enum(['login', 'register', 'reset', 'confirm', 'change-mobile']);
/** What a code by SMS is for. */
export type SmsPurpose = z.infer<typeof smsPurpose>;
/** Sends a six-digit code, valid for five minutes. */
export const sendSmsCode = defineEndpoint({
  method: 'POST',
  path: '/v1/auth/sms-code',
  tag: 'auth',
  access: 'public',
  summary: 'Sends a six-digit code, valid for five minutes.',
  body: z.object({ mobile, purpose: smsPurpose }),
  output: z.object({ retryAfterSeconds: z.number().int() }),
  errors: ['sms_not_configured', 'sms_unavailable', 'rate_limited'],
});
/** Sets a new password with an SMS code and ends all sessions. */
export const resetPassword = defineEndpoint({
  method: 'POST',
  path: '/v1/auth/password/rest',
  tag: 'auth',
  access: 'public',
  summary: 'Sets a new password with an SMS code and ends all sessions.',
  body: z.object({ mobile, code: z.string().min(1).max(6), password }),
  output: done,
  errors: ['wrong_code', 'weak_password', 'sms_not_configured'],
});
/** The profile of the session. */
export const getProfile = defineEndpoint({
  method: 'GET',
  path: '/v1/auth/info',
  tag: 'auth',
  access: 'guest',
  summary: 'The profile of the session.',
  output: profile,
  errors: [],
});
/** Opens a limited guest session, each time another one. */
export const guestToken = defineEndpoint({
  method: 'POST',
  path: '/v1/auth/tourists/access-token',
  tag: 'auth',
  access: 'public',
  summary: 'Opens a limited guest session, each time another one.',
  output: sessionGrant,
  errors: ['guests_off', 'rate_limited'],
});
/** Ends this session. */
export const signOut = defineEndpoint({
  method: 'POST',
  path: '/v1/auth/sign-out',
  tag: 'auth',
  access: 'guest',
  summary: 'Ends this session.',
  output: done,
  errors: [],
});
/**
 * How one can get in here: registration, SMS, guests, and whether an administrator is still to claim the
 * installation.
 */
export const accountOptions = defineEndpoint({
  method: 'GET',
  path: '/v1/auth/options',
  tag: 'auth',
  access: 'public',
  summary:
    'How one can get in here: registration, SMS, guests, and whether an administrator is still to claim the installation.',
  output: z.object({
    registration: z.enum(['open', 'invite', 'closed']),
    sms: z.boolean(),
    guests: z.boolean(),
    needsSetup: z.boolean(),
  }),
  errors: [],
});
/** Makes the caller the first administrator, with the setup code the start prints. */
export const claimSetup = defineEndpoint({
  method: 'POST',
  path: '/v1/auth/setup',
  tag: 'auth',
  access: 'user',
  summary: 'Makes the caller the first administrator, with the setup code the start prints.',
  body: z.object({ setupCode: z.string().trim().min(1).max(80) }),
  output: profile,
  errors: ['wrong_setup_code', 'setup_already_claimed'],
});
/** Changes the nickname, and the language and theme that the account's devices show; what is not named stays. */
export const updateProfile = defineEndpoint({
  method: 'POST',
  path: '/v1/auth/profile',
  tag: 'auth',
  access: 'user',
  summary:
    "Changes the nickname, and the language and theme that the account's devices show; what is not named stays.",
  body: z.object({
    nickname: z.string().trim().min(1).max(30).optional(),
    language: language.nullable().optional(),
    theme: theme.nullable().optional(),
  }),
  output: profile,
  errors: [],
});
/** Makes a finished upload of purpose `image` the avatar: PNG, JPEG or WebP. */
export const uploadAvatar = defineEndpoint({
  method: 'POST',
  path: '/v1/auth/avatar',
  tag: 'auth',
  access: 'user',
  summary: 'Makes a finished upload of purpose `image` the avatar: PNG, JPEG or WebP.',
  body: z.object({ uploadId: idOf('upload') }),
  output: profile,
  errors: ['not_found', 'upload_incomplete', 'unsupported_file', 'store_unavailable'],
});
/** Changes the password and ends the other sessions. */
export const changePassword = defineEndpoint({
  method: 'POST',
  path: '/v1/auth/password/change',
  tag: 'auth',
  access: 'user',
  summary: 'Changes the password and ends the other sessions.',
  body: z.object({ currentPassword: z.string().min(1).max(128), newPassword: password }),
  output: done,
  errors: ['wrong_password', 'weak_password', 'same_password'],
});
/** What is left of one quota. */
export const quotaState = z.object({
  kind: countedKind,
  limit: z.number().int(),
  used: z.number().int(),
  resetsAt: isoTime,
});
/** How many things of a kind are kept, and may be; a limit of 0 means none. `segment` counts those written by hand. */
export const keptThings = z.object({
  kind: keptKind,
  limit: z.number().int(),
  used: z.number().int(),
});
/** A limit that an administrator set for this person alone, in the place of the one of everybody like them. */
export const ownLimit = z.object({
  kind: limitKind,
  limit: z.number().int(),
  /** As the administrator told it; the person reads it. */
  reason: z.string(),
  setAt: isoTime,
});
/** Quotas of the session with what is left and when they reset, what is kept, the bytes of all files, and limits of one's own; 0 means no limit. */
export const listQuotas = defineEndpoint({
  method: 'GET',
  path: '/v1/auth/quota/list',
  tag: 'auth',
  access: 'guest',
  summary:
    "Quotas of the session with what is left and when they reset, what is kept, the bytes of all files, and limits of one's own; 0 means no limit.",
  output: z.object({
    items: z.array(quotaState),
    kept: z.array(keptThings),
    /** Null for a guest, who has no files. */
    storage: z.object({ usedBytes: z.number(), limitBytes: z.number() }).nullable(),
    own: z.array(ownLimit),
  }),
  errors: [],
});
