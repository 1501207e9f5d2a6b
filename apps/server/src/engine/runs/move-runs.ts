import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { run } from '../../db/schema/run.ts';

/** Gives the runs of a guest to the account it became. The guest's request keys could be the account's own. */
export async function moveRuns(tx: Transaction, guestId: string, userId: string): Promise<void> {
  await tx.update(run).set({ userId, idempotencyKey: null }).where(eq(run.userId, guestId));
}
