import { and, eq } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../../db/client.ts';
import { analysisVersion } from '../../../db/schema/analysis.ts';
import { AppError } from '../../../ports/app-error.ts';
import type { AnalysisRow } from '../own-analysis.ts';

export type VersionRow = typeof analysisVersion.$inferSelect;

/** A version of an analysis. @throws AppError `not_found` */
export async function ownVersion(
  db: DatabaseOrTransaction,
  { id }: Pick<AnalysisRow, 'id'>,
  versionId: string,
): Promise<VersionRow> {
  const [row] = await db
    .select()
    .from(analysisVersion)
    .where(and(eq(analysisVersion.id, versionId), eq(analysisVersion.analysisId, id)));
  if (!row) throw new AppError('not_found');
  return row;
}
