import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { isoTime, seenRevision } from './values.ts';

const admin = { tag: 'admin', access: 'admin' } as const;

/** What sends text messages: nothing, the console of the server, or an address that takes them as JSON. */
export const smsKind = z.enum(['none', 'console', 'webhook']);

/** How text messages are sent. The token is never sent back; `tokenHint` is its last four characters. */
export const smsSettings = z.object({
  /** What sends now: the address below where it is switched on, otherwise what SMS_PROVIDER names. */
  sends: smsKind,
  /** What SMS_PROVIDER names, which sends wherever nothing is set here. */
  usual: smsKind,
  /** Where codes are posted; empty: nothing is set. */
  address: z.string(),
  hasToken: z.boolean(),
  tokenHint: z.string(),
  /** The address knows invite codes, too, whose purpose is `invite`. */
  invites: z.boolean(),
  enabled: z.boolean(),
  updatedAt: isoTime.nullable(),
  revision: z.number().int(),
});
/** What {@link smsSettings} reads. */
export type SmsSettings = z.infer<typeof smsSettings>;

/** How text messages are sent. */
export const getSmsSettings = defineEndpoint({
  ...admin,
  method: 'GET',
  path: '/v1/admin/sms',
  summary: 'How text messages are sent.',
  output: smsSettings,
  errors: [],
});
/** Sets the address that sends text messages; an empty token keeps the old one where the server stays the same. */
export const saveSmsSettings = defineEndpoint({
  ...admin,
  method: 'POST',
  path: '/v1/admin/sms',
  summary:
    'Sets the address that sends text messages; an empty token keeps the old one where the server stays the same.',
  body: z.object({
    /** Empty: nothing is set here any more. */
    address: z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(500)]),
    token: z.string().trim().max(500).default(''),
    invites: z.boolean().default(false),
    enabled: z.boolean().default(true),
    seenRevision,
  }),
  output: smsSettings,
  errors: ['setting_changed'],
});
/** Sends a code that opens nothing to the caller's own number, also where sending is switched off, and says what happened. */
export const testSms = defineEndpoint({
  ...admin,
  method: 'POST',
  path: '/v1/admin/sms/test',
  summary:
    "Sends a code that opens nothing to the caller's own number, also where sending is switched off, and says what happened.",
  output: z.object({
    ok: z.boolean(),
    /** To whom, and what it says, so that both can be compared on the telephone. */
    mobile: z.string(),
    code: z.string(),
    tookMs: z.number().int().nullable(),
    errorCode: z.string().nullable(),
    errorMessage: z.string().nullable(),
  }),
  errors: [],
});
