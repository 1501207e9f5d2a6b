import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { done } from './values.ts';

const secondFactorCode = z.string().trim().min(6).max(40);
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
/** Whether the account asks for a second factor (RFC 6238), how many recovery codes are left, and whether it must have one. */
export const getSecondFactor = defineEndpoint({
  method: 'GET',
  path: '/v1/auth/second-factor',
  tag: 'auth',
  access: 'user',
  summary:
    'Whether the account asks for a second factor (RFC 6238), how many recovery codes are left, and whether it must have one.',
  output: z.object({ enabled: z.boolean(), recoveryCodesLeft: z.number().int(), required: z.boolean() }),
  errors: [],
});
/** Makes the secret for an authenticator app; `address` is what a QR code shows. It counts once it was confirmed. */
export const beginSecondFactor = defineEndpoint({
  method: 'POST',
  path: '/v1/auth/second-factor/begin',
  tag: 'auth',
  access: 'user',
  summary:
    'Makes the secret for an authenticator app; `address` is what a QR code shows. It counts once it was confirmed.',
  body: z.object({ currentPassword: z.string().min(1).max(128) }),
  output: z.object({ secret: z.string(), address: z.string() }),
  errors: ['wrong_password', 'second_factor_on'],
});
/** Switches the second factor on with a first code and gives recovery codes, which are never shown again. Ends the other sessions. */
export const confirmSecondFactor = defineEndpoint({
  method: 'POST',
  path: '/v1/auth/second-factor/confirm',
  tag: 'auth',
  access: 'user',
  summary:
    'Switches the second factor on with a first code and gives recovery codes, which are never shown again. Ends the other sessions.',
  body: z.object({ code: secondFactorCode }),
  output: recoveryCodes,
  errors: ['wrong_second_factor', 'second_factor_on'],
});
/** Makes new recovery codes; the old ones are worth nothing. */
export const renewRecoveryCodes = defineEndpoint({
  method: 'POST',
  path: '/v1/auth/second-factor/recovery-codes',
  tag: 'auth',
  access: 'user',
  summary: 'Makes new recovery codes; the old ones are worth nothing.',
  body: z.object({ code: secondFactorCode }),
  output: recoveryCodes,
  errors: ['wrong_second_factor'],
});
/** Switches the second factor off. */
export const switchOffSecondFactor = defineEndpoint({
  method: 'POST',
  path: '/v1/auth/second-factor/switch-off',
  tag: 'auth',
  access: 'user',
  summary: 'Switches the second factor off.',
  body: z.object({ currentPassword: z.string().min(1).max(128), code: secondFactorCode }),
  output: done,
  errors: ['wrong_password', 'wrong_second_factor'],
});
