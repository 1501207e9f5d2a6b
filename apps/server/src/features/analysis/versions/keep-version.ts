import { isDeepStrictEqual } from 'node:util';
import { ANALYSIS_LIMITS } from '@mingfa/contract/analysis-step';
import type { AnalysisVersionReason } from '@mingfa/contract/analysis-version';
import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import type { Transaction } from '../../../db/client.ts';
import { analysis, analysisVersion } from '../../../db/schema/analysis.ts';
import { AppError } from '../../../ports/app-error.ts';
import type { AnalysisContext } from '../analysis-context.ts';
import type { AnalysisRow } from '../own-analysis.ts';
import { answersOf, currentAnswers } from '../steps/read-answers.ts';
import type { VersionRow } from './own-version.ts';
import { removeUnheldAnswers } from './unheld-answers.ts';

/**
 * Keeps an analysis that is held as it stands, with its answers. By itself nothing is kept twice in a row, and the oldest make room.
 * @throws AppError `analysis_versions_full` where somebody asked for as many as there may be
 */
export async function keepVersion(
  { ids, clock }: Pick<AnalysisContext, 'ids' | 'clock'>,
  tx: Transaction,
  row: AnalysisRow,
  { reason, note = '' }: { reason: AnalysisVersionReason; note?: string },
): Promise<VersionRow> {
  const current = await currentAnswers(tx, row.id);
  const [newest] = await tx
    .select()
    .from(analysisVersion)
    .where(eq(analysisVersion.analysisId, row.id))
    .orderBy(desc(analysisVersion.number))
    .limit(1);
  if (reason === 'asked') await requireRoom(tx, row.id);
  else if (newest && newest.title === row.title && isDeepStrictEqual(newest.steps, row.steps)) {
    const held = await answersOf(tx, row.id, newest.answers);
    if (isDeepStrictEqual(sumsOf(held), sumsOf(current))) return newest;
  }
  const version: VersionRow = {
    ...{ id: ids.make('analysisVersion'), analysisId: row.id, number: row.lastVersion + 1 },
    ...{ reason, note, title: row.title, steps: row.steps, createdAt: clock.now() },
    answers: Object.fromEntries([...current].map(([stepId, { id }]) => [stepId, id])),
  };
  await tx.insert(analysisVersion).values(version);
  await tx.update(analysis).set({ lastVersion: version.number }).where(eq(analysis.id, row.id));
  await makeRoom(tx, row.id);
  return version;
}

const sumsOf = (answers: ReadonlyMap<string, { answerSum: string; askedSum: string }>) =>
  [...answers].map(([stepId, one]) => [stepId, one.askedSum, one.answerSum].join(' ')).toSorted();

async function requireRoom(tx: Transaction, analysisId: string): Promise<void> {
  const limit = ANALYSIS_LIMITS.askedVersions;
  const asked = and(eq(analysisVersion.analysisId, analysisId), eq(analysisVersion.reason, 'asked'));
  if ((await tx.$count(analysisVersion, asked)) >= limit)
    throw new AppError('analysis_versions_full', { limit });
}

/** Of versions that nobody asked for the oldest go. */
async function makeRoom(tx: Transaction, analysisId: string): Promise<void> {
  const old = await tx
    .select({ id: analysisVersion.id })
    .from(analysisVersion)
    .where(and(eq(analysisVersion.analysisId, analysisId), ne(analysisVersion.reason, 'asked')))
    .orderBy(desc(analysisVersion.number))
    .offset(ANALYSIS_LIMITS.runVersions);
  if (old.length === 0) return;
  await tx.delete(analysisVersion).where(
    inArray(
      analysisVersion.id,
      old.map(({ id }) => id),
    ),
  );
  await removeUnheldAnswers(tx, analysisId);
}
