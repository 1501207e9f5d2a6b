import { isDeepStrictEqual } from 'node:util';
import { ANALYSIS_LIMITS } from '@mingfa/contract/analysis-step';
import type { AnalysisVersionReason } from '@mingfa/contract/analysis-version';
import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/client.ts';
import { analysis, analysisAnswer, analysisVersion } from '../../../db/schema/analysis.ts';
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
  if ((await tx.$count(analysisVersion, asked)) >= limit || (await isFull(tx, analysisId)))
    throw new AppError('analysis_versions_full', { limit });
}

/** Whether the answers that are kept come to more than an analysis may hold. */
async function isFull(tx: Transaction, analysisId: string): Promise<boolean> {
  const [held] = await tx
    .select({ bytes: sql<number>`coalesce(sum(pg_column_size(${analysisAnswer.rows})), 0)::float8` })
    .from(analysisAnswer)
    .where(eq(analysisAnswer.analysisId, analysisId));
  return (held?.bytes ?? 0) > ANALYSIS_LIMITS.answersBytes;
}

/** Of versions that nobody asked for the oldest go: those beyond the most, and while their answers take too much all but the newest. */
async function makeRoom(tx: Transaction, analysisId: string): Promise<void> {
  const byItself = await tx
    .select({ id: analysisVersion.id })
    .from(analysisVersion)
    .where(and(eq(analysisVersion.analysisId, analysisId), ne(analysisVersion.reason, 'asked')))
    .orderBy(desc(analysisVersion.number));
  let most: number = ANALYSIS_LIMITS.runVersions;
  for (;;) {
    const old = byItself.splice(most).map(({ id }) => id);
    if (old.length > 0) {
      await tx.delete(analysisVersion).where(inArray(analysisVersion.id, old));
      await removeUnheldAnswers(tx, analysisId);
    }
    if (byItself.length <= 1 || !(await isFull(tx, analysisId))) return;
    most = Math.floor(byItself.length / 2);
  }
}
