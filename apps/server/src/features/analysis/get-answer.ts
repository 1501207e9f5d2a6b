import type * as contract from '@mingfa/contract/analysis';
import type { KeptAnswer } from '@mingfa/contract/analysis-result';
import type { EndpointInput } from '@mingfa/contract/endpoint';
import { and, eq } from 'drizzle-orm';
import { analysisAnswer } from '../../db/schema/analysis.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import type { AnalysisContext } from './analysis-context.ts';
import { ownAnalysis } from './own-analysis.ts';
import { ownVersion } from './versions/own-version.ts';

/** A window of the rows that were kept of a step. @throws AppError `not_found`, also where it has no answer */
export async function getAnalysisAnswer(
  { db, caller }: AnalysisContext & RequestContext,
  { analysisId, stepId, versionId, offset, limit }: EndpointInput<typeof contract.getAnalysisAnswer>,
): Promise<KeptAnswer> {
  const row = await ownAnalysis(db, caller, analysisId);
  const version = versionId ? await ownVersion(db, row, versionId) : null;
  const held = version && Object.hasOwn(version.answers, stepId) ? version.answers[stepId] : undefined;
  if (version && held === undefined) throw new AppError('not_found');
  const [answer] = await db
    .select()
    .from(analysisAnswer)
    .where(
      and(
        eq(analysisAnswer.analysisId, analysisId),
        eq(analysisAnswer.stepId, stepId),
        held === undefined ? eq(analysisAnswer.isCurrent, true) : eq(analysisAnswer.id, held),
      ),
    );
  if (!answer || answer.errorCode !== null) throw new AppError('not_found');
  const { sql, columns, rows, totalRows, rowsKept, basis, ranAt } = answer;
  return {
    ...{ sql: sql ?? '', columns, totalRows, rowsKept, basis, offset, ranAt: ranAt.toISOString() },
    rows: rows.slice(offset, offset + limit),
  };
}
