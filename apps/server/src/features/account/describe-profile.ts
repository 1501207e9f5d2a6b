import type { Profile } from '@mingfa/contract/account';
import { eq } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../db/client.ts';
import { session, user } from '../../db/schema/account.ts';
import { accountDeletion } from '../../db/schema/rights.ts';
import { AppError } from '../../ports/app-error.ts';
import type { AccountContext } from './account-context.ts';
import { countNewDevices } from './count-new-devices.ts';
import { fileAddress } from './file-address.ts';
import { isAgreementDue } from './write-acceptance.ts';

/** An account as its own client sees it. @throws AppError `unauthenticated` where it is gone */
export async function describeProfile(
  context: AccountContext,
  tx: DatabaseOrTransaction,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<Profile> {
  const [row] = await tx
    .select({ account: user, dueAt: accountDeletion.dueAt, mustChange: session.mustChangePassword })
    .from(user)
    .leftJoin(accountDeletion, eq(accountDeletion.userId, user.id))
    .leftJoin(session, eq(session.id, sessionId))
    .where(eq(user.id, userId));
  const found = row?.account;
  if (!found) throw new AppError('unauthenticated');
  const { vipUntil } = found;
  return {
    avatar: found.avatarFileId ? fileAddress(context, { fileId: found.avatarFileId, sessionId }) : '',
    uuid: found.id,
    mobile: found.mobile ?? '',
    nickname: found.nickname,
    is_vip: vipUntil !== null && vipUntil > context.clock.now(),
    vip_exp: vipUntil?.toISOString() ?? '',
    role: found.role,
    language: found.language,
    theme: found.theme,
    agreementDue: found.role !== 'guest' && (await isAgreementDue(context, tx, userId)),
    newDevices: found.role === 'guest' ? 0 : await countNewDevices(context, tx, { userId, sessionId }),
    deletionDueAt: row?.dueAt?.toISOString() ?? null,
    ...(row?.mustChange ? { mustChangePassword: true } : {}),
  };
}
