import type * as contract from '@mingfa/contract/dataset';
import type { DatasetDetail, DatasetStep } from '@mingfa/contract/dataset';
import { DATASET_LIMITS } from '@mingfa/contract/dataset-limits';
import type { EndpointInput } from '@mingfa/contract/endpoint';
import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '../../../db/client.ts';
import { datasetStep, datasetTable } from '../../../db/schema/dataset.ts';
import type { MakingContext, RequestContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import type { BuildPlan, Built } from '../../../ports/table-engine.ts';
import { buildDataset, numberBuild, planOf, writeBuilt } from '../asking/build-dataset.ts';
import { type OpenTables, openTables, tableOf } from '../asking/open-tables.ts';
import type { DatasetContext } from '../dataset-context.ts';
import { describeDataset } from '../describe-dataset.ts';
import { holdDataset, ownDataset } from '../own-dataset.ts';

/** The steps that were made, in order. @throws AppError `not_found` */
export async function listDatasetSteps(
  { db, caller }: DatasetContext & RequestContext,
  { datasetId }: { datasetId: string },
): Promise<{ items: DatasetStep[] }> {
  await ownDataset(db, caller, datasetId);
  const rows = await stepsOf(db, datasetId);
  return {
    items: rows.map(({ number, table, step, touched, createdAt }) => ({
      ...{ number, table, step, touched },
      createdAt: createdAt.toISOString(),
    })),
  };
}

/**
 * Changes a table by a step. It is built with the step first: one that cannot be done is never written.
 * @throws AppError `not_found`, `dataset_not_ready`, `dataset_changed`, `step_refused`, `limit_reached`
 */
export async function addDatasetStep(
  context: DatasetContext & MakingContext,
  { datasetId, table, revision, step }: EndpointInput<typeof contract.addDatasetStep>,
): Promise<DatasetDetail> {
  const open = await openTables(context, datasetId);
  requireReady(open);
  if (tableOf(open, table).revision !== revision) throw new AppError('dataset_changed');
  const plan = await planOf(context.db, datasetId);
  if (plan.steps.length >= DATASET_LIMITS.steps)
    throw new AppError('step_refused', { problem: { 'zh-CN': '步骤太多', en: 'there are too many steps' } });
  const changed = await rebuild(context, open, { ...plan, steps: [...plan.steps, { table, step }] });
  const made = await context.makeOnce(async (tx) => {
    await holdUnchanged(context, tx, open);
    const [last] = await tx
      .select({ number: sql<number>`coalesce(max(${datasetStep.number}), 0)::int` })
      .from(datasetStep)
      .where(eq(datasetStep.datasetId, datasetId));
    await tx.insert(datasetStep).values({
      ...{ datasetId, number: (last?.number ?? 0) + 1, table, step },
      ...{ touched: changed.built.touched.at(-1) ?? 0, createdAt: context.clock.now() },
    });
    return writeChanged(context, tx, open, changed, [table]);
  });
  await context.tableEngine.forget(datasetId, changed.build);
  return made;
}

/**
 * Takes back the last step, or all from a number on; of a number that is not there, none.
 * @throws AppError `not_found`, `dataset_not_ready`, `dataset_changed`
 */
export async function undoDatasetStep(
  context: DatasetContext & RequestContext,
  { datasetId, number }: EndpointInput<typeof contract.undoDatasetStep>,
): Promise<DatasetDetail> {
  const open = await openTables(context, datasetId);
  requireReady(open);
  const steps = await stepsOf(context.db, datasetId);
  const first = number ?? steps.at(-1)?.number ?? 1;
  const gone = steps.filter((step) => step.number >= first);
  if (gone.length === 0) return describeDataset(context.db, open.row, context.language);
  const plan = await planOf(context.db, datasetId);
  const changed = await rebuild(context, open, {
    ...plan,
    steps: plan.steps.slice(0, steps.length - gone.length),
  });
  const made = await context.db.transaction(async (tx) => {
    await holdUnchanged(context, tx, open);
    await tx
      .delete(datasetStep)
      .where(and(eq(datasetStep.datasetId, datasetId), gte(datasetStep.number, first)));
    return writeChanged(context, tx, open, changed, [...new Set(gone.map(({ table }) => table))]);
  });
  await context.tableEngine.forget(datasetId, changed.build);
  return made;
}

interface Changed {
  build: number;
  built: Built;
}

async function rebuild(
  context: DatasetContext & RequestContext,
  { row }: OpenTables,
  plan: BuildPlan,
): Promise<Changed> {
  const build = await numberBuild(context.db, row.id);
  return { build, built: await buildDataset(context, row.id, build, context.signal, { plan }) };
}

/** Holds the dataset, if it is still what was changed. @throws AppError `dataset_changed` */
async function holdUnchanged(
  { caller }: RequestContext,
  tx: Transaction,
  { row }: OpenTables,
): Promise<void> {
  const held = await holdDataset(tx, caller, row.id);
  if (held.build !== row.build || held.generation !== row.generation) throw new AppError('dataset_changed');
}

async function writeChanged(
  { caller, language }: RequestContext,
  tx: Transaction,
  { row }: OpenTables,
  { build, built }: Changed,
  tables: string[],
): Promise<DatasetDetail> {
  await writeBuilt(tx, row.id, build, built);
  await tx
    .update(datasetTable)
    .set({ revision: sql`${datasetTable.revision} + 1` })
    .where(and(eq(datasetTable.datasetId, row.id), inArray(datasetTable.name, tables)));
  return describeDataset(tx, await ownDataset(tx, caller, row.id), language);
}

function requireReady({ row }: OpenTables): void {
  if (row.state !== 'ready') throw new AppError('dataset_not_ready');
}

const stepsOf = (db: DatabaseOrTransaction, datasetId: string) =>
  db.select().from(datasetStep).where(eq(datasetStep.datasetId, datasetId)).orderBy(asc(datasetStep.number));
