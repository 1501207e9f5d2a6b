import { and, eq } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '../../db/client.ts';
import { analysis, type analysisAnswer } from '../../db/schema/analysis.ts';
import type { Caller } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';

export type AnalysisRow = typeof analysis.$inferSelect;
/** An answer without its rows, which may be many. */
export type AnswerRow = Omit<typeof analysisAnswer.$inferSelect, 'rows'>;

type Whose = Pick<Caller, 'userId'>;
const isOwn = (caller: Whose, analysisId: string) =>
  and(eq(analysis.id, analysisId), eq(analysis.ownerId, caller.userId));

/** The caller's analysis. @throws AppError `not_found`, also for somebody else's */
export async function ownAnalysis(
  db: DatabaseOrTransaction,
  caller: Whose,
  analysisId: string,
): Promise<AnalysisRow> {
  const [row] = await db.select().from(analysis).where(isOwn(caller, analysisId));
  if (!row) throw new AppError('not_found');
  return row;
}

/** The caller's analysis, held until the transaction ends: whoever else changes it waits. @throws AppError `not_found` */
export async function holdAnalysis(tx: Transaction, caller: Whose, analysisId: string): Promise<AnalysisRow> {
  const [row] = await tx.select().from(analysis).where(isOwn(caller, analysisId)).for('update');
  if (!row) throw new AppError('not_found');
  return row;
}

/** As `holdAnalysis`, as somebody saw it. @throws AppError `not_found`, `analysis_changed` */
export async function holdSeen(
  tx: Transaction,
  caller: Whose,
  { analysisId, revision }: { analysisId: string; revision: number },
): Promise<AnalysisRow> {
  const row = await holdAnalysis(tx, caller, analysisId);
  if (row.revision !== revision) throw new AppError('analysis_changed', { revision: row.revision });
  return row;
}
