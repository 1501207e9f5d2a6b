import { changePassword, getProfile, signOut } from '@mingfa/contract/account';
import type { Endpoint } from '@mingfa/contract/endpoint';
import { ratePassword } from '@mingfa/contract/password';
import type { Caller } from '../ports/app-context.ts';
import { AppError } from '../ports/app-error.ts';

/** What a session that was opened with a made-up password may do. */
const BEFORE: ReadonlySet<Endpoint> = new Set<Endpoint>([changePassword, getProfile, ratePassword, signOut]);

/** Whether an endpoint waits until the password is the person's own. */
export const needsOwnPassword = (endpoint: Endpoint): boolean =>
  endpoint.access !== 'public' && !BEFORE.has(endpoint);

/**
 * Who calls, once the password is their own. Until then other public endpoints answer as to somebody without a session.
 * @throws AppError `password_change_needed`
 */
export function requireOwnPassword(endpoint: Endpoint, caller: Caller | null): Caller | null {
  if (!caller?.mustChangePassword) return caller;
  if (needsOwnPassword(endpoint)) throw new AppError('password_change_needed');
  return BEFORE.has(endpoint) ? caller : null;
}
