import { changePassword, getProfile, signOut } from '@mingfa/contract/account';
import type { Endpoint } from '@mingfa/contract/endpoint';
import type { Caller } from '../ports/app-context.ts';
import { AppError } from '../ports/app-error.ts';

/** What a session that was opened with a made-up password may do. */
const BEFORE: ReadonlySet<Endpoint> = new Set<Endpoint>([changePassword, getProfile, signOut]);

/**
 * Who calls, once the password is their own. Until then public endpoints answer as to somebody without a session.
 * @throws AppError `password_change_needed`
 */
export function requireOwnPassword(endpoint: Endpoint, caller: Caller | null): Caller | null {
  if (!caller?.mustChangePassword || BEFORE.has(endpoint)) return caller;
  if (endpoint.access === 'public') return null;
  throw new AppError('password_change_needed');
}
