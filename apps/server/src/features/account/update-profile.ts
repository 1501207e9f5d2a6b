import type { Profile } from '@mingfa/contract/account';
import { eq } from 'drizzle-orm';
import { user } from '../../db/schema/account.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import type { AccountContext } from './account-context.ts';
import { getProfile } from './get-profile.ts';
import { plainNickname } from './plain-nickname.ts';

/** Changes the nickname. @throws AppError `invalid_input` where nothing of it is seen */
export async function updateProfile(
  context: AccountContext & RequestContext,
  input: { nickname: string },
): Promise<Profile> {
  const nickname = plainNickname(input.nickname, context.language);
  await context.db.update(user).set({ nickname }).where(eq(user.id, context.caller.userId));
  return getProfile(context);
}
