import { eq } from 'drizzle-orm';
import { user } from '../../db/schema/account.ts';
import type { AppContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import { normalizeMobile } from './normalize-mobile.ts';

/** The account with a mobile number. @throws AppError `not_found` */
export async function requireAccount(context: AppContext, mobile: string): Promise<typeof user.$inferSelect> {
  const [account] = await context.db
    .select()
    .from(user)
    .where(eq(user.mobile, normalizeMobile(mobile)));
  if (!account) throw new AppError('not_found');
  return account;
}
