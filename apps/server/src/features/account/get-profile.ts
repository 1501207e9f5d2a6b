import type { Profile } from '@mingfa/contract/account';
import { eq } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../db/client.ts';
import { user } from '../../db/schema/account.ts';
import { AppError } from '../../ports/app-error.ts';
import type { AccountContext } from './account-context.ts';
import { fileAddress } from './file-ticket.ts';

/** The profile the client keeps. */
export async function getProfile(
  context: AccountContext,
  input: { userId: string },
  tx: DatabaseOrTransaction = context.db,
): Promise<Profile> {
  const [found] = await tx.select().from(user).where(eq(user.id, input.userId));
  if (!found) throw new AppError('unauthenticated');
  const { vipUntil } = found;
  return {
    avatar: found.avatarFileId ? fileAddress(context, found.avatarFileId) : '',
    uuid: found.id,
    mobile: found.mobile ?? '',
    nickname: found.nickname,
    is_vip: vipUntil !== null && vipUntil > context.clock.now(),
    vip_exp: vipUntil?.toISOString() ?? '',
    role: found.role,
  };
}
