import { eq } from 'drizzle-orm';
import { session } from '../../db/schema/account.ts';
import type { Caller } from '../../ports/app-context.ts';
import type { AccountContext } from './account-context.ts';

/** Ends the caller's session. */
export async function signOut(context: AccountContext, caller: Caller): Promise<void> {
  await context.db
    .update(session)
    .set({ revokedAt: context.clock.now() })
    .where(eq(session.id, caller.sessionId));
  context.sessions.forgetSession(caller.sessionId);
}
