import { tellSecurity } from '../../engine/audit/index.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import type { AccountContext } from './account-context.ts';
import { endSession } from './open-session.ts';

/** Ends the caller's session. */
export async function signOut(context: AccountContext & RequestContext): Promise<void> {
  const { sessionId, userId } = context.caller;
  await endSession(context, context.db, sessionId);
  tellSecurity(context, { event: 'signed_out', accountId: userId });
}
