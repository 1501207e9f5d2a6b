import { and, eq, inArray, sql } from 'drizzle-orm';
import { reviewCell, reviewTable } from '../../../db/schema/review-table.ts';
import type { JobDeeds } from '../../../ports/job-desk.ts';
import type { ReviewTableContext } from '../review-table-context.ts';
import type { TableJob } from './queue-table.ts';

/** Whose tables the jobs are about, and how many cells are filled. One that is stopped is as if its owner had stopped it. */
export function tableJobs({ db }: Pick<ReviewTableContext, 'db'>): JobDeeds<TableJob> {
  return {
    async describe(jobs) {
      const ids = jobs.map(({ tableId }) => tableId);
      const rows = await db
        .select({ id: reviewTable.id, ownerId: reviewTable.ownerId })
        .from(reviewTable)
        .where(inArray(reviewTable.id, ids));
      const counted = await db
        .select({
          id: reviewCell.tableId,
          total: sql<number>`count(*)::int`,
          done: sql<number>`(count(*) filter (where ${reviewCell.state} <> 'waiting'))::int`,
        })
        .from(reviewCell)
        .where(inArray(reviewCell.tableId, ids))
        .groupBy(reviewCell.tableId);
      const known = new Map(rows.map((row) => [row.id, row]));
      const progress = new Map(counted.map(({ id, done, total }) => [id, { done, total }]));
      return ids.map((id) => {
        const row = known.get(id);
        return row ? { ownerId: row.ownerId, isEnding: false, progress: progress.get(id) ?? null } : null;
      });
    },
    async stop(tx, { tableId, generation }) {
      await tx
        .update(reviewTable)
        .set({ state: 'cancelled' })
        .where(and(isOf({ tableId, generation }), eq(reviewTable.state, 'working')));
      return 'gone';
    },
    async ready(tx, { tableId, generation }) {
      await tx
        .update(reviewTable)
        .set({ state: 'working', errorCode: null })
        .where(and(isOf({ tableId, generation }), eq(reviewTable.state, 'failed')));
    },
  };
}

const isOf = ({ tableId, generation }: TableJob) =>
  and(eq(reviewTable.id, tableId), eq(reviewTable.generation, generation));
