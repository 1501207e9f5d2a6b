import type * as contract from '@mingfa/contract/analysis';
import type { AnalysisDetail } from '@mingfa/contract/analysis';
import type { EndpointInput } from '@mingfa/contract/endpoint';
import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/client.ts';
import { analysis } from '../../../db/schema/analysis.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import type { AnalysisContext } from '../analysis-context.ts';
import { describeAnalysis } from '../describe-analysis.ts';
import { type AnalysisRow, holdAnalysis, holdSeen, ownAnalysis } from '../own-analysis.ts';
import { isAsking } from '../steps/asked-sum.ts';
import { describeOutcomes } from '../steps/describe-outcomes.ts';
import { currentAnswers, datasetsOf } from '../steps/read-answers.ts';
import { askStep } from './ask-step.ts';
import { keepAnswer } from './keep-answer.ts';
import { queueAnalysis } from './queue-analysis.ts';

type Context = AnalysisContext & RequestContext;

/** Runs steps in the background. @throws AppError `not_found`, `analysis_changed`, `analysis_running` */
export async function runAnalysis(
  context: Context,
  { analysisId, revision, stepIds, onlyStale }: EndpointInput<typeof contract.runAnalysis>,
): Promise<AnalysisDetail> {
  const { language, clock } = context;
  const { row, described } = await context.db.transaction(async (tx) => {
    const held = await holdAtRest(tx, context, { analysisId, revision });
    const wanted = onlyStale ? await staleSteps(tx, held) : null;
    const asked = held.steps
      .filter(isAsking)
      .map(({ stepId }) => stepId)
      .filter((stepId) => stepIds.length === 0 || stepIds.includes(stepId))
      .filter((stepId) => wanted === null || wanted.has(stepId));
    const [begun] = await tx
      .update(analysis)
      .set({
        ...{ state: 'working', errorCode: null, updatedAt: clock.now() },
        ...{ run: { stepIds: asked, done: 0, language } },
        generation: sql`${analysis.generation} + 1`,
      })
      .where(eq(analysis.id, analysisId))
      .returning();
    if (!begun) throw new Error('An analysis that is held is gone.');
    return { row: begun, described: await describeAnalysis(tx, begun, language) };
  });
  await queueAnalysis(context, row);
  return described;
}

/** Runs one step within the request. @throws AppError `not_found`, `analysis_changed`, `analysis_running` */
export async function runAnalysisStep(
  context: Context,
  { analysisId, revision, stepId }: EndpointInput<typeof contract.runAnalysisStep>,
): Promise<AnalysisDetail> {
  const { db, caller, language } = context;
  const seen = await ownAnalysis(db, caller, analysisId);
  if (seen.revision !== revision) throw new AppError('analysis_changed', { revision: seen.revision });
  if (seen.state === 'working') throw new AppError('analysis_running');
  const step = seen.steps.filter(isAsking).find((one) => one.stepId === stepId);
  if (!step) throw new AppError('not_found');
  const answer = await askStep(context, step);
  return db.transaction(async (tx) => {
    // Other steps may have been saved while this one ran: its answer says what it answers.
    const held = await holdAnalysis(tx, caller, analysisId);
    if (held.state === 'working') throw new AppError('analysis_running');
    if (held.steps.some((one) => one.stepId === stepId))
      await keepAnswer(context, tx, { analysisId, stepId }, answer);
    return describeAnalysis(tx, await ownAnalysis(tx, caller, analysisId), language);
  });
}

/** Stops a run. @throws AppError `not_found` */
export async function cancelAnalysis(
  context: Context,
  { analysisId }: { analysisId: string },
): Promise<AnalysisDetail> {
  const described = await context.db.transaction(async (tx) => {
    const held = await holdAnalysis(tx, context.caller, analysisId);
    const change = { state: 'cancelled', updatedAt: context.clock.now() } as const;
    if (held.state === 'working') await tx.update(analysis).set(change).where(eq(analysis.id, analysisId));
    return describeAnalysis(tx, { ...held, ...(held.state === 'working' ? change : {}) }, context.language);
  });
  context.liveWork.stop(analysisId);
  return described;
}

/** An analysis as somebody saw it, of which no step is being run. @throws AppError `not_found`, `analysis_changed`, `analysis_running` */
export async function holdAtRest(
  tx: Transaction,
  { caller }: Pick<Context, 'caller'>,
  seen: { analysisId: string; revision: number },
): Promise<AnalysisRow> {
  const held = await holdSeen(tx, caller, seen);
  if (held.state === 'working') throw new AppError('analysis_running');
  return held;
}

async function staleSteps(tx: Transaction, row: AnalysisRow): Promise<ReadonlySet<string>> {
  const answers = await currentAnswers(tx, row.id);
  const datasets = await datasetsOf(tx, row.ownerId, row.steps);
  const asking = row.steps.filter(isAsking);
  const outcomes = await describeOutcomes(tx, { steps: asking, answers, datasets }, 'zh-CN');
  return new Set(outcomes.filter(({ state }) => state !== 'fresh').map(({ stepId }) => stepId));
}
