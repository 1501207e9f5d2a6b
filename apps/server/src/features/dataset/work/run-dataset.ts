import { and, eq, inArray } from 'drizzle-orm';
import { dataset } from '../../../db/schema/dataset.ts';
import { WorkOverridden } from '../../../engine/work/index.ts';
import { AppError } from '../../../ports/app-error.ts';
import { type JobRun, JobsStopping, JobTakenOver } from '../../../ports/jobs.ts';
import type { DatasetContext } from '../dataset-context.ts';
import type { DatasetRow } from '../own-dataset.ts';
import { datasetJobs } from './dataset-jobs.ts';
import { failDataset } from './fail-dataset.ts';
import { loadStage } from './load-stage.ts';
import { type DatasetJob, QUEUES, queueDataset, queueOf } from './queue-dataset.ts';
import { recogniseStage } from './recognise-stage.ts';

/** Declares the queues of the way of a dataset. Failures are recorded with the dataset; a job fails with its database alone. */
export function registerDatasets(context: DatasetContext): void {
  const declare = (queue: string, concurrency: number, timeoutSeconds: number) =>
    context.jobs.register<DatasetJob>(
      queue,
      { concurrency, timeoutSeconds, retries: 20 },
      (run) => runStage(context, queue, run),
      datasetJobs(context),
    );
  declare(QUEUES.recognise, 2, 900);
  declare(QUEUES.load, 1, 2 * 3600);
}

/** Queues every dataset that is under way; one that has its job keeps it. */
export async function resumeDatasets(context: DatasetContext): Promise<void> {
  const rows = await context.db
    .select({
      id: dataset.id,
      generation: dataset.generation,
      stage: dataset.stage,
      retryAt: dataset.retryAt,
    })
    .from(dataset)
    .where(inArray(dataset.state, ['waiting', 'working']));
  const now = context.clock.now().getTime();
  for (const row of rows) {
    const afterSeconds = row.retryAt ? Math.max(0, (row.retryAt.getTime() - now) / 1000) : 0;
    await queueDataset(context, row, afterSeconds);
  }
}

/** Does the stage that a dataset has before it. Killed at any moment, it is begun again from the files. */
async function runStage(
  context: DatasetContext,
  queue: string,
  { data, signal }: JobRun<DatasetJob>,
): Promise<void> {
  const { datasetId, generation } = data;
  const [row] = await context.db
    .select()
    .from(dataset)
    .where(and(eq(dataset.id, datasetId), eq(dataset.generation, generation)));
  if (!row || !isUnderWay(row) || queueOf(row) !== queue) return;
  await context.liveWork.run(datasetId, signal, (both) =>
    attempt(context, row, { signal: both, jobSignal: signal }),
  );
}

const isUnderWay = ({ state }: DatasetRow): boolean => state === 'waiting' || state === 'working';

async function attempt(
  context: DatasetContext,
  row: DatasetRow,
  { signal, jobSignal }: { signal: AbortSignal; jobSignal: AbortSignal },
): Promise<void> {
  try {
    await (row.stage === 'stored' ? recogniseStage : loadStage)(context, row, signal);
  } catch (error) {
    if (jobSignal.aborted) {
      // A process that stops, or was out of reach, leaves the dataset as it is for whoever goes on.
      if (jobSignal.reason instanceof JobsStopping || jobSignal.reason instanceof JobTakenOver) throw error;
      await failDataset(context, row, new AppError('parser_timeout'));
      return;
    }
    if (error instanceof WorkOverridden || signal.aborted) return;
    await failDataset(context, row, error);
  }
}
