import { and, eq } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../db/client.ts';
import { run } from '../../db/schema/run.ts';
import { AppError } from '../../ports/app-error.ts';

/** What a run of the person's writes. @throws AppError `not_found` */
export async function ownRun(
  db: DatabaseOrTransaction,
  userId: string,
  runId: string,
): Promise<{ subjectId: string }> {
  const own = and(eq(run.id, runId), eq(run.userId, userId));
  const [row] = await db.select({ subjectId: run.subjectId }).from(run).where(own);
  if (!row) throw new AppError('not_found');
  return row;
}
