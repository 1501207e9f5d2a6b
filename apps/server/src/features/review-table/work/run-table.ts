import { and, eq } from 'drizzle-orm';
import { reviewRow, reviewTable } from '../../../db/schema/review-table.ts';
import { WorkOverridden } from '../../../engine/work/index.ts';
import { AppError } from '../../../ports/app-error.ts';
import type { JobRun } from '../../../ports/jobs.ts';
import { errorForLog } from '../../../runtime/error-for-log.ts';
import { filledBy } from '../columns/filled-by.ts';
import { configuredModels } from '../model/configured-models.ts';
import { listColumns } from '../own-table.ts';
import type { ReviewTableContext } from '../review-table-context.ts';
import { fillRows, type TableRun } from './fill-rows.ts';
import { nextRows, waitsForDocuments } from './next-rows.ts';
import { QUEUE, queueTable, type TableJob } from './queue-table.ts';
import { tableJobs } from './table-jobs.ts';

const RETRIES = 5;
/** After so long it is looked again whether documents that are on their way have arrived; the first that does is heard at once. */
const LOOK_AGAIN_SECONDS = 60;
/** A job that finds its table at work comes again: what the other has not seen is not lost. */
const MEET_SECONDS = 5;
/** Tables this process works on. */
const atWork = new Set<string>();

/** Declares the work on review tables; before the jobs start. */
export function registerReviewTables(context: ReviewTableContext): void {
  context.jobs.register<TableJob>(
    QUEUE,
    { concurrency: 2, timeoutSeconds: 2 * 3600, retries: RETRIES },
    (run) => runTable(context, run),
    tableJobs(context),
  );
}

/** Takes up what the last process left. */
export async function resumeReviewTables(context: ReviewTableContext): Promise<void> {
  const rows = await context.db
    .select({ id: reviewTable.id, generation: reviewTable.generation })
    .from(reviewTable)
    .where(eq(reviewTable.state, 'working'));
  for (const row of rows) await queueTable(context, row);
}

/** A document was read: tables that wait for it go on. */
export async function goOnWith(context: ReviewTableContext, documentId: string): Promise<void> {
  const rows = await context.db
    .select({ id: reviewTable.id, generation: reviewTable.generation })
    .from(reviewRow)
    .innerJoin(reviewTable, eq(reviewTable.id, reviewRow.tableId))
    .where(and(eq(reviewRow.documentId, documentId), eq(reviewTable.state, 'working')));
  for (const row of rows) await queueTable(context, row);
}

/** Fills what waits, some rows at a time. Killed at any moment, it goes on with the cells that still wait. */
async function runTable(
  context: ReviewTableContext,
  { data, signal, retried }: JobRun<TableJob>,
): Promise<void> {
  const [row] = await context.db.select().from(reviewTable).where(isUnderWay(data));
  if (!row) return;
  const name = `${data.tableId}.${data.generation}`;
  if (atWork.has(name)) return queueTable(context, { id: row.id, generation: row.generation }, MEET_SECONDS);
  atWork.add(name);
  try {
    await context.liveWork.run(row.id, signal, (both) => fillTable(context, data, both));
  } catch (error) {
    if (error instanceof WorkOverridden) return;
    if (signal.aborted || (retried < RETRIES && !(error instanceof AppError))) throw error;
    context.logger.error({ tableId: row.id, error: errorForLog(error) }, 'a review table does not go on');
    await context.db
      .update(reviewTable)
      .set({ state: 'failed', errorCode: error instanceof AppError ? error.code : 'internal' })
      .where(isUnderWay(data));
  } finally {
    atWork.delete(name);
  }
}

const isUnderWay = ({ tableId, generation }: TableJob) =>
  and(eq(reviewTable.id, tableId), eq(reviewTable.generation, generation), eq(reviewTable.state, 'working'));

async function fillTable(context: ReviewTableContext, job: TableJob, signal: AbortSignal): Promise<void> {
  const columns = await listColumns(context.db, job.tableId);
  const models = await configuredModels(context);
  const filled = columns
    .filter((column) => filledBy(column, models.length > 0) !== 'hand')
    .map(({ id }) => id);
  const run: TableRun = { job, columns, models, failures: 0, modelDown: null };
  for (;;) {
    signal.throwIfAborted();
    // Asked first: a document that arrives in between is among the rows then.
    const waits = await waitsForDocuments(context, job.tableId, filled);
    const rows = await nextRows(context, job.tableId, filled);
    if (rows.length > 0) await fillRows(context, run, rows, signal);
    else if (waits)
      return queueTable(context, { id: job.tableId, generation: job.generation }, LOOK_AGAIN_SECONDS);
    else break;
  }
  await context.db
    .update(reviewTable)
    .set({ state: 'idle', updatedAt: context.clock.now() })
    .where(isUnderWay(job));
}
