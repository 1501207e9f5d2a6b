import { eq } from 'drizzle-orm';
import { dataset } from '../../../db/schema/dataset.ts';
import { planRetry } from '../../../engine/work/index.ts';
import { errorForLog } from '../../../runtime/error-for-log.ts';
import type { DatasetContext } from '../dataset-context.ts';
import { queueDataset } from './queue-dataset.ts';
import { isUnderWay, type Step } from './write-step.ts';

/** Records why a dataset does not go on, and when it is tried again. */
export async function failDataset(context: DatasetContext, step: Step, error: unknown): Promise<void> {
  const [current] = await context.db
    .select({ attempts: dataset.attempts, stage: dataset.stage })
    .from(dataset)
    .where(eq(dataset.id, step.id));
  if (!current) return;
  const attempts = current.attempts + 1;
  const { code, values, waitSeconds } = planRetry(error, attempts);
  if (code === 'internal' || waitSeconds === null)
    context.logger[code === 'internal' ? 'error' : 'warn'](
      { datasetId: step.id, stage: current.stage, code, error: errorForLog(error) },
      'a dataset does not go on',
    );
  const [after] = await context.db
    .update(dataset)
    .set({
      ...{ errorCode: code, errorValues: values, attempts },
      ...{ state: waitSeconds === null ? 'failed' : 'waiting' },
      retryAt: waitSeconds === null ? null : new Date(context.clock.now().getTime() + waitSeconds * 1000),
    })
    .where(isUnderWay(step))
    .returning({ id: dataset.id, generation: dataset.generation, stage: dataset.stage });
  if (after && waitSeconds !== null) await queueDataset(context, after, waitSeconds);
}
