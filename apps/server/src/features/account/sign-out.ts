import { eq } from 'drizzle-orm';
import { session } from '../../db/schema/account.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import type { AccountContext } from './account-context.ts';

/** Ends the caller's session. */
export async function signOut(context: AccountContext & RequestContext): Promise<void> {
  const { sessionId } = context.caller;
  await context.db.update(session).set({ revokedAt: context.clock.now() }).where(eq(session.id, sessionId));
}
