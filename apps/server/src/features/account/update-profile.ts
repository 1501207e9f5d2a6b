import type { Profile, updateProfile as updateProfileEndpoint } from '@mingfa/contract/account';
import type { EndpointInput } from '@mingfa/contract/endpoint';
import { eq } from 'drizzle-orm';
import { user } from '../../db/schema/account.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import type { AccountContext } from './account-context.ts';
import { getProfile } from './get-profile.ts';
import { plainNickname } from './plain-nickname.ts';

type Change = EndpointInput<typeof updateProfileEndpoint>;

/** Changes what is named of the profile. @throws AppError `invalid_input` where nothing of the nickname is seen */
export async function updateProfile(
  context: AccountContext & RequestContext,
  input: Change,
): Promise<Profile> {
  const { language, theme } = input;
  const change = {
    ...(input.nickname === undefined ? {} : { nickname: plainNickname(input.nickname, context.language) }),
    ...(language === undefined ? {} : { language }),
    ...(theme === undefined ? {} : { theme }),
  };
  if (Object.keys(change).length > 0)
    await context.db.update(user).set(change).where(eq(user.id, context.caller.userId));
  return getProfile(context);
}
