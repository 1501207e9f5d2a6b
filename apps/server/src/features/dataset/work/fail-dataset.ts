import { eq } from 'drizzle-orm';
import { dataset } from '../../../db/schema/dataset.ts';
import { AppError } from '../../../ports/app-error.ts';
import { errorForLog } from '../../../runtime/error-for-log.ts';
import type { DatasetContext } from '../dataset-context.ts';
import { queueDataset } from './queue-dataset.ts';
import { isUnderWay, type Step } from './write-step.ts';

/** How many attempts a failure is worth, the first included. What is not named here is a bug, and gets two. */
const ATTEMPTS: Partial<Record<string, number>> = {
  store_unavailable: 20,
  disk_full: 20,
  database_unavailable: 20,
  parser_timeout: 2,
  parser_memory: 2,
};
const FIRST_RETRY_SECONDS = 5;
const LONGEST_RETRY_SECONDS = 900;

/** Records why a dataset does not go on, and when it is tried again. */
export async function failDataset(context: DatasetContext, step: Step, error: unknown): Promise<void> {
  const [current] = await context.db
    .select({ attempts: dataset.attempts, stage: dataset.stage })
    .from(dataset)
    .where(eq(dataset.id, step.id));
  if (!current) return;
  const attempts = current.attempts + 1;
  const isKnown = error instanceof AppError;
  const code = isKnown ? error.code : 'internal';
  const allowed = isKnown ? (ATTEMPTS[code] ?? 1) : 2;
  const waitSeconds =
    attempts < allowed ? Math.min(LONGEST_RETRY_SECONDS, FIRST_RETRY_SECONDS * 3 ** (attempts - 1)) : null;
  if (code === 'internal' || waitSeconds === null)
    context.logger[code === 'internal' ? 'error' : 'warn'](
      { datasetId: step.id, stage: current.stage, code, error: errorForLog(error) },
      'a dataset does not go on',
    );
  const [after] = await context.db
    .update(dataset)
    .set({
      ...{ errorCode: code, errorValues: isKnown ? error.values : {}, attempts },
      ...{ state: waitSeconds === null ? 'failed' : 'waiting' },
      retryAt: waitSeconds === null ? null : new Date(context.clock.now().getTime() + waitSeconds * 1000),
    })
    .where(isUnderWay(step))
    .returning({ id: dataset.id, generation: dataset.generation, stage: dataset.stage });
  if (after && waitSeconds !== null) await queueDataset(context, after, waitSeconds);
}
