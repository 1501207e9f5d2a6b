import { isDeepStrictEqual } from 'node:util';
import type { AnalysisStep } from '@mingfa/contract/analysis-step';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { analysis, analysisVersion } from '../../db/schema/analysis.ts';
import { isAsking } from './steps/asked-sum.ts';

/** A dataset is deleted: its answers go with it, and so do figures of it that findings were written with. Steps stay. */
export async function forgetDatasetFigures(
  tx: Transaction,
  { datasetId, ownerId }: { datasetId: string; ownerId: string },
): Promise<void> {
  const asks = JSON.stringify([{ datasetId }]);
  const isOwn = eq(analysis.ownerId, ownerId);
  const rows = await tx
    .select({ id: analysis.id, steps: analysis.steps })
    .from(analysis)
    .where(and(isOwn, sql`${analysis.steps} @> ${asks}::jsonb`))
    .for('update');
  for (const { id, steps } of rows) {
    const forgotten = withoutSeen(steps, datasetId);
    await tx
      .update(analysis)
      .set({
        ...(isDeepStrictEqual(forgotten, steps)
          ? {}
          : { steps: forgotten, revision: sql`${analysis.revision} + 1` }),
        answersRevision: sql`${analysis.answersRevision} + 1`,
      })
      .where(eq(analysis.id, id));
  }
  const versions = await tx
    .select({ id: analysisVersion.id, steps: analysisVersion.steps })
    .from(analysisVersion)
    .where(
      and(
        inArray(analysisVersion.analysisId, tx.select({ id: analysis.id }).from(analysis).where(isOwn)),
        sql`${analysisVersion.steps} @> ${asks}::jsonb`,
      ),
    );
  for (const { id, steps } of versions)
    await tx
      .update(analysisVersion)
      .set({ steps: withoutSeen(steps, datasetId) })
      .where(eq(analysisVersion.id, id));
}

function withoutSeen(steps: readonly AnalysisStep[], datasetId: string): AnalysisStep[] {
  const asking = new Set(
    steps.filter((step) => isAsking(step) && step.datasetId === datasetId).map(({ stepId }) => stepId),
  );
  return steps.map((step) =>
    step.kind === 'finding'
      ? {
          ...step,
          figures: step.figures.map((figure) =>
            asking.has(figure.of) ? { ...figure, seen: null, rowKey: null } : figure,
          ),
        }
      : step,
  );
}
