import { and, eq } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../db/client.ts';
import { run } from '../../db/schema/run.ts';
import { AppError } from '../../ports/app-error.ts';

/** Makes sure that a run is the person's. @throws AppError `not_found` */
export async function ownRun(db: DatabaseOrTransaction, userId: string, runId: string): Promise<void> {
  const own = and(eq(run.id, runId), eq(run.userId, userId));
  const [row] = await db.select({ id: run.id }).from(run).where(own);
  if (!row) throw new AppError('not_found');
}
