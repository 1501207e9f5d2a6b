import type { Profile } from '@mingfa/contract/account';
import type { RequestContext } from '../../ports/app-context.ts';
import type { AccountContext } from './account-context.ts';
import { describeProfile } from './describe-profile.ts';

/** The profile the client keeps. */
export function getProfile(context: AccountContext & RequestContext): Promise<Profile> {
  return describeProfile(context, context.db, context.caller);
}
