import type * as contract from '@mingfa/contract/analysis';
import type { AnalysisDetail, AnalysisProgress } from '@mingfa/contract/analysis';
import type { EndpointInput, EndpointOutput } from '@mingfa/contract/endpoint';
import { and, desc, eq, sql } from 'drizzle-orm';
import { analysis } from '../../db/schema/analysis.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import type { AnalysisContext } from './analysis-context.ts';
import { describeAnalyses, describeAnalysis, describeAnalysisProgress } from './describe-analysis.ts';
import { ownAnalysis } from './own-analysis.ts';

type Context = AnalysisContext & RequestContext;

/** The caller's analyses, newest first. */
export async function listAnalyses(
  { db, caller }: Context,
  { page, pageSize, q, datasetId }: EndpointInput<typeof contract.listAnalyses>,
): Promise<EndpointOutput<typeof contract.listAnalyses>> {
  const condition = and(
    eq(analysis.ownerId, caller.userId),
    q === '' ? undefined : sql`position(lower(${q}) in lower(${analysis.title})) > 0`,
    datasetId === undefined ? undefined : sql`${analysis.steps} @> ${JSON.stringify([{ datasetId }])}::jsonb`,
  );
  const total = await db.$count(analysis, condition);
  const rows = await db
    .select()
    .from(analysis)
    .where(condition)
    .orderBy(desc(analysis.createdAt), desc(analysis.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { items: await describeAnalyses(db, rows), total, page, pageSize };
}

/** One analysis with its steps and what they came to. @throws AppError `not_found` */
export async function getAnalysis(
  { db, caller, language }: Context,
  { analysisId }: { analysisId: string },
): Promise<AnalysisDetail> {
  return describeAnalysis(db, await ownAnalysis(db, caller, analysisId), language);
}

/** How far a run is. @throws AppError `not_found` */
export async function getAnalysisProgress(
  { db, caller, language }: Context,
  { analysisId }: { analysisId: string },
): Promise<AnalysisProgress> {
  return describeAnalysisProgress(await ownAnalysis(db, caller, analysisId), language);
}
