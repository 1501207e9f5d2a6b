import type { Role, sessionGrant } from '@mingfa/contract/account';
import type { z } from 'zod';
import type { DatabaseOrTransaction } from '../../db/client.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import type { AccountContext } from './account-context.ts';
import { describeProfile } from './describe-profile.ts';
import { isUnknownDevice, rememberDevice } from './known-device.ts';
import { openSession } from './open-session.ts';

export type SessionGrant = z.infer<typeof sessionGrant>;

/** Opens a session and gives what its client gets; from now on the device is known to the account. */
export async function grantSession(
  context: AccountContext & RequestContext<unknown>,
  tx: DatabaseOrTransaction,
  holder: { id: string; role: Role; mustChangePassword?: boolean },
): Promise<SessionGrant> {
  const fromNewDevice = holder.role !== 'guest' && (await isUnknownDevice(context, tx, holder.id));
  const { sessionId, token, expiresAt } = await openSession(context, tx, { ...holder, fromNewDevice });
  return {
    token,
    expiresAt: expiresAt.toISOString(),
    profile: await describeProfile(context, tx, { userId: holder.id, sessionId }),
    deviceToken: holder.role === 'guest' ? null : await rememberDevice(context, tx, holder.id),
  };
}
