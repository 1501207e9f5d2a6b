import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/client.ts';
import { analysis, analysisAnswer } from '../../../db/schema/analysis.ts';
import { dataset } from '../../../db/schema/dataset.ts';
import { storable } from '../../../runtime/storable.ts';
import type { AnalysisContext } from '../analysis-context.ts';
import { removeUnheldAnswers } from '../versions/unheld-answers.ts';
import type { StepAnswer } from './ask-step.ts';

/** Keeps what a step of an analysis that is held came to, in the place of what it said; null takes that away. */
export async function keepAnswer(
  { ids }: Pick<AnalysisContext, 'ids'>,
  tx: Transaction,
  { analysisId, stepId }: { analysisId: string; stepId: string },
  answer: StepAnswer | null,
): Promise<void> {
  await tx
    .update(analysisAnswer)
    .set({ isCurrent: false })
    .where(
      and(
        eq(analysisAnswer.analysisId, analysisId),
        eq(analysisAnswer.stepId, stepId),
        eq(analysisAnswer.isCurrent, true),
      ),
    );
  await removeUnheldAnswers(tx, analysisId);
  if (answer && (await isThere(tx, answer.datasetId)))
    await tx
      .insert(analysisAnswer)
      .values({ ...storable(answer), id: ids.make('analysisAnswer'), analysisId, isCurrent: true });
  await tx
    .update(analysis)
    .set({ answersRevision: sql`${analysis.answersRevision} + 1` })
    .where(eq(analysis.id, analysisId));
}

/** It may have been deleted while it was asked; nobody deletes it from here to the end of the transaction. */
async function isThere(tx: Transaction, datasetId: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: dataset.id })
    .from(dataset)
    .where(eq(dataset.id, datasetId))
    .for('key share');
  return row !== undefined;
}
