import { and, eq, notExists, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/client.ts';
import { analysisAnswer, analysisVersion } from '../../../db/schema/analysis.ts';

/** Removes answers that neither the analysis says now nor a version of it holds. */
export async function removeUnheldAnswers(tx: Transaction, analysisId: string): Promise<void> {
  const holders = tx
    .select({ id: analysisVersion.id })
    .from(analysisVersion)
    .where(
      and(
        eq(analysisVersion.analysisId, analysisId),
        sql`${analysisVersion.answers} ->> ${analysisAnswer.stepId} = ${analysisAnswer.id}`,
      ),
    );
  await tx
    .delete(analysisAnswer)
    .where(
      and(eq(analysisAnswer.analysisId, analysisId), eq(analysisAnswer.isCurrent, false), notExists(holders)),
    );
}
