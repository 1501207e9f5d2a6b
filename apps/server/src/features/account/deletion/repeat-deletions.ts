import { sql } from 'drizzle-orm';
import { user } from '../../../db/schema/account.ts';
import { recordAudit } from '../../../engine/audit/index.ts';
import { onCommandLine } from '../../../runtime/command-line.ts';
import type { AccountContext } from '../account-context.ts';
import { removePerson } from '../forget-person.ts';
import { hashDeletedIn } from './hash-deleted.ts';

/**
 * Deletes again whoever was deleted and is back, since a backup of before was restored. To be called before anybody is served.
 * @returns how many there were
 */
export async function repeatDeletions(context: AccountContext): Promise<number> {
  const hashes = await context.deletionLog.list();
  if (hashes.length === 0) return 0;
  const back = await context.db
    .select({ id: user.id })
    .from(user)
    .where(sql`${hashDeletedIn(user.id)} = any(${sql.param([...new Set(hashes)])}::text[])`);
  for (const { id } of back)
    await removePerson(context, id, {
      record: (tx) => recordAudit(onCommandLine(context), tx, { kind: 'account', action: 'forgotten', id }),
    });
  if (back.length > 0)
    context.logger.warn({ accounts: back.length }, 'accounts that were deleted before were deleted again');
  return back.length;
}
