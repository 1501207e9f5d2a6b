import { isDeepStrictEqual } from 'node:util';
import type * as contract from '@mingfa/contract/analysis';
import type { AnalysisDetail } from '@mingfa/contract/analysis';
import type { AnalysisStep } from '@mingfa/contract/analysis-step';
import type { EndpointInput } from '@mingfa/contract/endpoint';
import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { analysis, analysisAnswer } from '../../db/schema/analysis.ts';
import { recordAudit } from '../../engine/audit/index.ts';
import type { MakingContext, RequestContext } from '../../ports/app-context.ts';
import { takeRoom } from '../account/index.ts';
import type { AnalysisContext } from './analysis-context.ts';
import { describeAnalysis } from './describe-analysis.ts';
import { type AnalysisRow, holdAnalysis, holdSeen } from './own-analysis.ts';
import { isAsking } from './steps/asked-sum.ts';
import { removeUnheldAnswers } from './versions/unheld-answers.ts';

/** Begins an analysis. @throws AppError `limit_reached` */
export async function createAnalysis(
  context: AnalysisContext & MakingContext,
  { title, steps }: EndpointInput<typeof contract.createAnalysis>,
): Promise<AnalysisDetail> {
  return context.makeOnce(async (tx) => {
    const row = await writeNew(context, tx, title, steps);
    return describeAnalysis(tx, row, context.language);
  });
}

/** Writes a new analysis of the caller's. @throws AppError `limit_reached` */
export async function writeNew(
  context: AnalysisContext & RequestContext,
  tx: Transaction,
  title: string,
  steps: AnalysisStep[],
): Promise<AnalysisRow> {
  const { caller, clock, ids } = context;
  await takeRoom(context, tx, 'analysis');
  const now = clock.now();
  const [row] = await tx
    .insert(analysis)
    .values({
      ...{ id: ids.make('analysis'), ownerId: caller.userId, title, steps },
      ...{ createdAt: now, updatedAt: now },
    })
    .returning();
  if (!row) throw new Error('An analysis was not written.');
  return row;
}

/** Saves title and steps as somebody left them. @throws AppError `not_found`, `analysis_changed` */
export async function saveAnalysis(
  context: AnalysisContext & RequestContext,
  { analysisId, revision, title, steps }: EndpointInput<typeof contract.saveAnalysis>,
): Promise<AnalysisDetail> {
  return context.db.transaction(async (tx) => {
    const held = await holdSeen(tx, context.caller, { analysisId, revision });
    const wanted = { title: title ?? held.title, steps: steps ?? held.steps };
    const isSame = wanted.title === held.title && isDeepStrictEqual(wanted.steps, held.steps);
    const row = isSame ? held : await writeSteps(context, tx, held, wanted);
    return describeAnalysis(tx, row, context.language);
  });
}

/** Writes title and steps of an analysis that is held, as a new revision; what steps said that are no longer there goes. */
export async function writeSteps(
  context: Pick<AnalysisContext, 'clock'>,
  tx: Transaction,
  held: AnalysisRow,
  { title, steps }: { title: string; steps: AnalysisStep[] },
): Promise<AnalysisRow> {
  const [row] = await tx
    .update(analysis)
    .set({ title, steps, revision: sql`${analysis.revision} + 1`, updatedAt: context.clock.now() })
    .where(eq(analysis.id, held.id))
    .returning();
  if (!row) throw new Error('An analysis that is held is gone.');
  await tx
    .update(analysisAnswer)
    .set({ isCurrent: false })
    .where(
      and(
        eq(analysisAnswer.analysisId, held.id),
        notInArray(
          analysisAnswer.stepId,
          steps.filter(isAsking).map(({ stepId }) => stepId),
        ),
      ),
    );
  await removeUnheldAnswers(tx, held.id);
  return row;
}

/** Deletes an analysis with its answers and versions; its datasets stay. @throws AppError `not_found` */
export async function deleteAnalysis(
  context: AnalysisContext & RequestContext,
  { analysisId }: { analysisId: string },
): Promise<void> {
  await context.db.transaction(async (tx) => {
    await holdAnalysis(tx, context.caller, analysisId);
    await tx.delete(analysis).where(eq(analysis.id, analysisId));
    await recordAudit(context, tx, { kind: 'analysis', action: 'deleted', id: analysisId });
  });
  context.liveWork.stop(analysisId);
}
