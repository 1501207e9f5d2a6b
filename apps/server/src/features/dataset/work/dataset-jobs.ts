import { and, eq, inArray } from 'drizzle-orm';
import { dataset } from '../../../db/schema/dataset.ts';
import type { JobDeeds } from '../../../ports/job-desk.ts';
import type { DatasetContext } from '../dataset-context.ts';
import type { DatasetJob } from './queue-dataset.ts';
import { isUnderWay } from './write-step.ts';

/** Whose datasets the jobs are about, and how far they are. One that is stopped is as if its owner had cancelled it. */
export function datasetJobs({ db }: Pick<DatasetContext, 'db'>): JobDeeds<DatasetJob> {
  return {
    async describe(jobs) {
      const ids = jobs.map(({ datasetId }) => datasetId);
      const rows = await db
        .select({ id: dataset.id, ownerId: dataset.ownerId, done: dataset.done, total: dataset.total })
        .from(dataset)
        .where(inArray(dataset.id, ids));
      const known = new Map(rows.map((row) => [row.id, row]));
      return ids.map((id) => {
        const row = known.get(id);
        if (!row) return null;
        const { ownerId, done, total } = row;
        return { ownerId, isEnding: false, progress: total ? { done, total } : null };
      });
    },
    async stop(tx, { datasetId, generation }) {
      await tx
        .update(dataset)
        .set({ state: 'cancelled', retryAt: null })
        .where(isUnderWay({ id: datasetId, generation }));
      return 'gone';
    },
    async ready(tx, { datasetId, generation }) {
      await tx
        .update(dataset)
        .set({ state: 'waiting', errorCode: null, attempts: 0 })
        .where(
          and(eq(dataset.id, datasetId), eq(dataset.generation, generation), eq(dataset.state, 'failed')),
        );
    },
  };
}
