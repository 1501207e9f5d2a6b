import { and, eq, inArray } from 'drizzle-orm';
import { document } from '../../db/schema/document.ts';
import type { JobDeeds } from '../../ports/job-desk.ts';
import type { IngestionContext } from './ingestion-context.ts';
import type { StageJob } from './queue-stage.ts';

/** Whose files the jobs of a document are about, and how far they are. One that is stopped is as if its owner had cancelled it. */
export function documentJobs({ db }: Pick<IngestionContext, 'db'>): JobDeeds<StageJob> {
  return {
    async describe(jobs) {
      const ids = jobs.map(({ documentId }) => documentId);
      const rows = await db
        .select({
          id: document.id,
          ownerId: document.ownerId,
          done: document.pagesDone,
          total: document.pagesTotal,
          isEnding: document.cancelRequested,
        })
        .from(document)
        .where(inArray(document.id, ids));
      const known = new Map(rows.map((row) => [row.id, row]));
      return ids.map((id) => {
        const row = known.get(id);
        if (!row) return null;
        const { ownerId, done, total, isEnding } = row;
        return { ownerId, isEnding, progress: total ? { done, total } : null };
      });
    },
    async stop(tx, { documentId, generation }) {
      const isThis = and(eq(document.id, documentId), eq(document.generation, generation));
      await tx
        .update(document)
        .set({ state: 'cancelled', cancelRequested: true, retryAt: null })
        .where(and(isThis, inArray(document.state, ['waiting', 'working'])));
      return 'gone';
    },
  };
}
