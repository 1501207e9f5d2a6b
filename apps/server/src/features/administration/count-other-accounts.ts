import { and, ne } from 'drizzle-orm';
import { user } from '../../db/schema/account.ts';
import type { RequestContext } from '../../ports/app-context.ts';

/** How many people have an account here beside the caller. */
export function countOtherAccounts(context: RequestContext): Promise<number> {
  return context.db.$count(user, and(ne(user.role, 'guest'), ne(user.id, context.caller.userId)));
}
