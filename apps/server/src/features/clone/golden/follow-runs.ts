import type * as contract from '@mingfa/contract/clone-golden';
import type { EndpointInput, EndpointOutput } from '@mingfa/contract/endpoint';
import { and, asc, desc, eq } from 'drizzle-orm';
import { goldenResult, goldenRun } from '../../../db/schema/clone.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { ownClone } from '../own-rows.ts';
import type { GoldenContext } from './golden-context.ts';
import { describeResult, describeRun, describeRuns, ownRun } from './golden-rows.ts';

/** How far a run is, with what came out. @throws AppError `not_found` */
export async function getGoldenRun(
  context: GoldenContext & RequestContext,
  { runId }: EndpointInput<typeof contract.getGoldenRun>,
): Promise<EndpointOutput<typeof contract.getGoldenRun>> {
  const row = await ownRun(context, runId);
  const rows = await context.db
    .select()
    .from(goldenResult)
    .where(eq(goldenResult.runId, row.id))
    .orderBy(asc(goldenResult.position));
  const results = rows.map(describeResult);
  // Counted from what is shown: another question may be answered between two readings.
  const counts = {
    total: results.length,
    done: results.filter(({ state }) => state !== 'waiting').length,
    passed: results.filter(({ state }) => state === 'passed').length,
  };
  return { ...(await describeRun(context.db, row)), ...counts, results };
}

/** Stops a run; what came out stays. One that has ended stays as it is. @throws AppError `not_found` */
export async function cancelGoldenRun(
  context: GoldenContext & RequestContext,
  { runId }: EndpointInput<typeof contract.cancelGoldenRun>,
): Promise<contract.GoldenRun> {
  const row = await ownRun(context, runId);
  const [cancelled] = await context.db
    .update(goldenRun)
    .set({ state: 'cancelled', finishedAt: context.clock.now() })
    .where(and(eq(goldenRun.id, row.id), eq(goldenRun.state, 'running')))
    .returning();
  context.liveWork.stop(row.id);
  return describeRun(context.db, cancelled ?? (await ownRun(context, runId)));
}

/** Runs of a clone, newest first. @throws AppError `not_found` */
export async function listGoldenRuns(
  context: GoldenContext & RequestContext,
  { appId, page, pageSize }: EndpointInput<typeof contract.listGoldenRuns>,
): Promise<EndpointOutput<typeof contract.listGoldenRuns>> {
  await ownClone(context, appId);
  const condition = eq(goldenRun.cloneId, appId);
  const total = await context.db.$count(goldenRun, condition);
  const rows = await context.db
    .select()
    .from(goldenRun)
    .where(condition)
    .orderBy(desc(goldenRun.startedAt), desc(goldenRun.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { items: await describeRuns(context.db, rows), total, page, pageSize };
}
