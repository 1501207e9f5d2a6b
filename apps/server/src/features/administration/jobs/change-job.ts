import type { Transaction } from '../../../db/client.ts';
import { recordAudit } from '../../../engine/audit/index.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import type { KnownJob } from '../../../ports/job-desk.ts';
import type { JobsContext } from './list-jobs.ts';

type Context = JobsContext & RequestContext;

/** Stops a job that waits or is worked on. @throws AppError `not_found`, `job_not_stoppable` */
export function stopJob(context: Context, { jobId }: { jobId: number }): Promise<void> {
  return change(context, 'stopped', (tx) => context.jobDesk.stop(tx, jobId));
}

/** Queues a job that was given up again, once. @throws AppError `not_found` */
export function retryJob(context: Context, { jobId }: { jobId: number }): Promise<void> {
  return change(context, 'retried', (tx) => context.jobDesk.retry(tx, jobId));
}

/** Takes a job that was given up off the list. @throws AppError `not_found` */
export function dismissJob(context: Context, { jobId }: { jobId: number }): Promise<void> {
  return change(context, 'dismissed', (tx) => context.jobDesk.dismiss(tx, jobId));
}

async function change(
  context: Context,
  action: 'stopped' | 'retried' | 'dismissed',
  write: (tx: Transaction) => Promise<KnownJob | null>,
): Promise<void> {
  const changed = await context.db.transaction(async (tx) => {
    const known = await write(tx);
    if (!known) throw new AppError('not_found');
    await recordAudit(context, tx, { kind: 'job', action, id: `${known.queue}/${known.jobId}` });
    return known;
  });
  context.jobDesk.settle(changed);
}
