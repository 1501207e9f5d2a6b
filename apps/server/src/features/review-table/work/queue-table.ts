import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/client.ts';
import { reviewTable } from '../../../db/schema/review-table.ts';
import type { TableRow } from '../own-table.ts';
import type { ReviewTableContext } from '../review-table-context.ts';

/** The queue that fills cells. */
export const QUEUE = 'review_table';

/** What a job works on; one of an older generation does nothing. */
export interface TableJob {
  tableId: string;
  generation: number;
}

/** Begins to fill what waits, as a new generation of the work; within the transaction that changed the table. */
export async function beginWork(
  { clock }: Pick<ReviewTableContext, 'clock'>,
  tx: Transaction,
  tableId: string,
): Promise<TableRow> {
  return writeTable(tx, tableId, {
    ...{ state: 'working', errorCode: null, updatedAt: clock.now() },
    generation: sql`${reviewTable.generation} + 1`,
  });
}

/** Writes a table that is held, as a new revision of it. */
export async function writeTable(
  tx: Transaction,
  tableId: string,
  change: Parameters<ReturnType<typeof tx.update<typeof reviewTable>>['set']>[0],
): Promise<TableRow> {
  const [row] = await tx
    .update(reviewTable)
    .set({ ...change, revision: sql`${reviewTable.revision} + 1` })
    .where(eq(reviewTable.id, tableId))
    .returning();
  if (!row) throw new Error('A review table that is held is gone.');
  return row;
}

/** Queues the work on a table; after the transaction that began it. What was worked on before ends. */
export async function queueTable(
  context: Pick<ReviewTableContext, 'jobs' | 'liveWork'>,
  { id, generation }: Pick<TableRow, 'id' | 'generation'>,
  afterSeconds = 0,
): Promise<void> {
  const job: TableJob = { tableId: id, generation };
  await context.jobs.add(QUEUE, job, { key: `${id}.${generation}.${afterSeconds}`, afterSeconds });
}
