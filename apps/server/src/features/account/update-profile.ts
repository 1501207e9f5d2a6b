import type { Profile } from '@mingfa/contract/account';
import { eq } from 'drizzle-orm';
import { user } from '../../db/schema/account.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import type { AccountContext } from './account-context.ts';
import { getProfile } from './get-profile.ts';

/** Changes the nickname. */
export async function updateProfile(
  context: AccountContext & RequestContext,
  input: { nickname: string },
): Promise<Profile> {
  await context.db.update(user).set({ nickname: input.nickname }).where(eq(user.id, context.caller.userId));
  return getProfile(context);
}
