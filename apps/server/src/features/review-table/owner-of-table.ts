import { eq } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../db/client.ts';
import { user } from '../../db/schema/account.ts';
import { reviewTable } from '../../db/schema/review-table.ts';
import type { Caller } from '../../ports/app-context.ts';

/** Whose limits the work on a table is counted by; null once it is gone. */
export async function ownerOfTable(
  { db }: { db: DatabaseOrTransaction },
  tableId: string,
): Promise<Pick<Caller, 'userId' | 'role'> | null> {
  const [owner] = await db
    .select({ userId: user.id, role: user.role })
    .from(reviewTable)
    .innerJoin(user, eq(user.id, reviewTable.ownerId))
    .where(eq(reviewTable.id, tableId));
  return owner ?? null;
}
