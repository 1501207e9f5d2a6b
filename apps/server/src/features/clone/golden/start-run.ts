import type { CloneContent } from '@mingfa/contract/clone-content';
import type * as contract from '@mingfa/contract/clone-golden';
import type { EndpointInput } from '@mingfa/contract/endpoint';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../../db/client.ts';
import { goldenResult, goldenRun } from '../../../db/schema/clone.ts';
import { lawLibrary } from '../../../db/schema/law.ts';
import type { MakingContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import { makeFingerprint } from '../make-fingerprint.ts';
import { holdClone, ownClone, readContent, requireVersion } from '../own-rows.ts';
import type { GoldenContext } from './golden-context.ts';
import { queueRun } from './golden-queue.ts';
import { describeRun, type QuestionRow, type RunRow, readQuestions } from './golden-rows.ts';

/** Runs of a clone that are kept, with their answers. */
const RUNS_KEPT = 30;

/** What a run is begun with. */
export interface RunDraft
  extends Pick<RunRow, 'cloneId' | 'version' | 'draftRevision' | 'because' | 'content'> {
  fingerprint: RunRow['fingerprint'];
  questions: readonly QuestionRow[];
}

/**
 * Begins a run over the draft as it is now, or over a version.
 * @throws AppError `not_found`, `golden_run_in_progress`, `nothing_to_run`
 */
export async function runGoldenQuestions(
  context: GoldenContext & MakingContext,
  input: EndpointInput<typeof contract.runGoldenQuestions>,
): Promise<contract.GoldenRun> {
  const { appId, version = null, goldenIds } = input;
  const seen = await ownClone(context, appId);
  const content = version === null ? seen.draft : (await requireVersion(context.db, appId, version)).content;
  const fingerprint = await fingerprintOf(context, content);
  const begun = await context.makeOnce(async (tx) => {
    const held = await holdClone(context, tx, appId);
    const all = await readQuestions(tx, held.id);
    const questions = goldenIds ? all.filter(({ id }) => goldenIds.includes(id)) : all;
    if (goldenIds && questions.length < new Set(goldenIds).size) throw new AppError('not_found');
    if (questions.length === 0) throw new AppError('nothing_to_run');
    const { draftRevision } = seen;
    const draft = { cloneId: held.id, version, draftRevision, because: 'asked', content } as const;
    return describeRun(tx, await insertRun(context, tx, { ...draft, fingerprint, questions }));
  });
  await queueRun(context, begun.runId);
  return begun;
}

/** What a run rests on: library, knowledge and the release. */
export async function fingerprintOf(
  context: GoldenContext,
  content: CloneContent,
): Promise<RunRow['fingerprint']> {
  const [library] = await context.db.select({ revision: lawLibrary.revision }).from(lawLibrary);
  return {
    ...(await makeFingerprint(context, readContent(content))),
    libraryRevision: library?.revision ?? 0,
    release: context.release,
  };
}

/** Begins a run of a clone that the transaction holds. @throws AppError `golden_run_in_progress` */
export async function insertRun(
  context: GoldenContext,
  tx: Transaction,
  { questions, ...draft }: RunDraft,
): Promise<RunRow> {
  const { cloneId } = draft;
  const running = and(eq(goldenRun.cloneId, cloneId), eq(goldenRun.state, 'running'));
  if ((await tx.$count(goldenRun, running)) > 0) throw new AppError('golden_run_in_progress');
  const id = context.ids.make('goldenRun');
  const [row] = await tx
    .insert(goldenRun)
    .values({ id, ...draft, state: 'running', startedAt: context.clock.now() })
    .returning();
  if (!row) throw new Error('A run of golden questions was not stored.');
  await tx.insert(goldenResult).values(
    questions.map(({ id: goldenId, question, expect }, position) => ({
      runId: id,
      goldenId,
      position,
      question,
      expect,
    })),
  );
  await forgetOldRuns(tx, cloneId);
  return row;
}

async function forgetOldRuns(tx: Transaction, cloneId: string): Promise<void> {
  const old = await tx
    .select({ id: goldenRun.id })
    .from(goldenRun)
    .where(eq(goldenRun.cloneId, cloneId))
    .orderBy(desc(goldenRun.startedAt), desc(goldenRun.id))
    .offset(RUNS_KEPT);
  if (old.length === 0) return;
  await tx.delete(goldenRun).where(
    inArray(
      goldenRun.id,
      old.map(({ id }) => id),
    ),
  );
}
