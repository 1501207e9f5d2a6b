import type { AnalysisDetail } from '@mingfa/contract/analysis';
import type * as contract from '@mingfa/contract/analysis-version';
import type { AnalysisVersion } from '@mingfa/contract/analysis-version';
import type { EndpointInput, EndpointOutput } from '@mingfa/contract/endpoint';
import { desc, eq, inArray, sql } from 'drizzle-orm';
import { analysis, analysisAnswer, analysisVersion } from '../../../db/schema/analysis.ts';
import { recordAudit } from '../../../engine/audit/index.ts';
import type { MakingContext, RequestContext } from '../../../ports/app-context.ts';
import type { AnalysisContext } from '../analysis-context.ts';
import { writeSteps } from '../change-analysis.ts';
import { describeAnalysis } from '../describe-analysis.ts';
import { holdAnalysis, ownAnalysis } from '../own-analysis.ts';
import { describeOutcomes } from '../steps/describe-outcomes.ts';
import { answersOf, currentAnswers, datasetsOf } from '../steps/read-answers.ts';
import { holdAtRest } from '../work/run-analysis.ts';
import { compareSteps } from './compare-steps.ts';
import { keepVersion } from './keep-version.ts';
import { ownVersion, type VersionRow } from './own-version.ts';
import { removeUnheldAnswers } from './unheld-answers.ts';

type Context = AnalysisContext & RequestContext;

/** Versions of an analysis, newest first. @throws AppError `not_found` */
export async function listAnalysisVersions(
  { db, caller }: Context,
  { analysisId, page, pageSize }: EndpointInput<typeof contract.listAnalysisVersions>,
): Promise<EndpointOutput<typeof contract.listAnalysisVersions>> {
  await ownAnalysis(db, caller, analysisId);
  const condition = eq(analysisVersion.analysisId, analysisId);
  const rows = await db
    .select()
    .from(analysisVersion)
    .where(condition)
    .orderBy(desc(analysisVersion.number))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const total = await db.$count(analysisVersion, condition);
  return { items: rows.map(describeVersion), total, page, pageSize };
}

/** Keeps an analysis as it stands. @throws AppError `not_found`, `analysis_versions_full` */
export async function saveAnalysisVersion(
  context: AnalysisContext & MakingContext,
  { analysisId, note }: EndpointInput<typeof contract.saveAnalysisVersion>,
): Promise<AnalysisVersion> {
  return context.makeOnce(async (tx) => {
    const held = await holdAnalysis(tx, context.caller, analysisId);
    return describeVersion(await keepVersion(context, tx, held, { reason: 'asked', note }));
  });
}

/** A version with its steps and what they came to. @throws AppError `not_found` */
export async function getAnalysisVersion(
  { db, caller, language }: Context,
  { analysisId, versionId }: EndpointInput<typeof contract.getAnalysisVersion>,
): Promise<EndpointOutput<typeof contract.getAnalysisVersion>> {
  const row = await ownAnalysis(db, caller, analysisId);
  const version = await ownVersion(db, row, versionId);
  const { steps } = version;
  const answers = await answersOf(db, row.id, version.answers);
  const datasets = await datasetsOf(db, row.ownerId, steps);
  return {
    ...describeVersion(version),
    stepList: steps,
    outcomes: await describeOutcomes(db, { steps, answers, datasets }, language),
  };
}

/** What became otherwise between a version and another, or the analysis as it stands. @throws AppError `not_found` */
export async function compareAnalysisVersion(
  { db, caller }: Context,
  { analysisId, versionId, withVersionId }: EndpointInput<typeof contract.compareAnalysisVersion>,
): Promise<EndpointOutput<typeof contract.compareAnalysisVersion>> {
  const row = await ownAnalysis(db, caller, analysisId);
  const older = await ownVersion(db, row, versionId);
  const newer = withVersionId ? await ownVersion(db, row, withVersionId) : row;
  return {
    titleBefore: older.title,
    titleAfter: newer.title,
    items: compareSteps(
      { steps: older.steps, answers: await answersOf(db, row.id, older.answers) },
      {
        steps: newer.steps,
        answers:
          'answers' in newer ? await answersOf(db, row.id, newer.answers) : await currentAnswers(db, row.id),
      },
    ),
  };
}

/** Puts an analysis back as it stood, with its answers. @throws AppError `not_found`, `analysis_changed`, `analysis_running` */
export async function restoreAnalysisVersion(
  context: Context,
  { analysisId, versionId, revision }: EndpointInput<typeof contract.restoreAnalysisVersion>,
): Promise<AnalysisDetail> {
  return context.db.transaction(async (tx) => {
    const held = await holdAtRest(tx, context, { analysisId, revision });
    const version = await ownVersion(tx, held, versionId);
    await keepVersion(context, tx, held, { reason: 'restore' });
    await writeSteps(context, tx, held, { title: version.title, steps: version.steps });
    await tx
      .update(analysisAnswer)
      .set({ isCurrent: false })
      .where(eq(analysisAnswer.analysisId, analysisId));
    await tx
      .update(analysisAnswer)
      .set({ isCurrent: true })
      .where(inArray(analysisAnswer.id, Object.values(version.answers)));
    const [row] = await tx
      .update(analysis)
      .set({ answersRevision: sql`${analysis.answersRevision} + 1` })
      .where(eq(analysis.id, analysisId))
      .returning();
    if (!row) throw new Error('An analysis that is held is gone.');
    await recordAudit(context, tx, { kind: 'analysis', action: 'restored', id: analysisId });
    return describeAnalysis(tx, row, context.language);
  });
}

/** Deletes a version with the answers that it alone holds. @throws AppError `not_found` */
export async function deleteAnalysisVersion(
  context: Context,
  { analysisId, versionId }: EndpointInput<typeof contract.deleteAnalysisVersion>,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const version = await ownVersion(tx, await holdAnalysis(tx, context.caller, analysisId), versionId);
    await tx.delete(analysisVersion).where(eq(analysisVersion.id, version.id));
    await removeUnheldAnswers(tx, analysisId);
    await recordAudit(context, tx, { kind: 'analysis_version', action: 'deleted', id: versionId });
  });
}

const describeVersion = (row: VersionRow): AnalysisVersion => ({
  ...{ versionId: row.id, number: row.number, reason: row.reason, note: row.note, title: row.title },
  steps: row.steps.length,
  createdAt: row.createdAt.toISOString(),
});
