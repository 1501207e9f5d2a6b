import type { sessionGrant } from '@mingfa/contract/account';
import type { z } from 'zod';
import type { DatabaseOrTransaction } from '../../db/client.ts';
import type { AccountContext } from './account-context.ts';
import { describeProfile } from './describe-profile.ts';

export type SessionGrant = z.infer<typeof sessionGrant>;

/** What a client gets when a session was opened for it. */
export async function grantSession(
  context: AccountContext,
  tx: DatabaseOrTransaction,
  userId: string,
  opened: { token: string; expiresAt: Date },
): Promise<SessionGrant> {
  return {
    token: opened.token,
    expiresAt: opened.expiresAt.toISOString(),
    profile: await describeProfile(context, tx, userId),
  };
}
