import { and, eq, inArray } from 'drizzle-orm';
import { analysis } from '../../../db/schema/analysis.ts';
import type { JobDeeds } from '../../../ports/job-desk.ts';
import type { AnalysisContext } from '../analysis-context.ts';
import type { AnalysisJob } from './queue-analysis.ts';

/** Whose analyses the jobs run, and how many steps are done. One that is stopped is as if its owner had stopped it. */
export function analysisJobs({ db }: Pick<AnalysisContext, 'db'>): JobDeeds<AnalysisJob> {
  return {
    async describe(jobs) {
      const ids = jobs.map(({ analysisId }) => analysisId);
      const rows = await db
        .select({ id: analysis.id, ownerId: analysis.ownerId, run: analysis.run })
        .from(analysis)
        .where(inArray(analysis.id, ids));
      const known = new Map(rows.map((row) => [row.id, row]));
      return ids.map((id) => {
        const row = known.get(id);
        if (!row) return null;
        const progress = row.run && { done: row.run.done, total: row.run.stepIds.length };
        return { ownerId: row.ownerId, isEnding: false, progress };
      });
    },
    async stop(tx, job) {
      await tx
        .update(analysis)
        .set({ state: 'cancelled' })
        .where(and(isOf(job), eq(analysis.state, 'working')));
      return 'gone';
    },
    async ready(tx, job) {
      await tx
        .update(analysis)
        .set({ state: 'working', errorCode: null })
        .where(and(isOf(job), eq(analysis.state, 'failed')));
    },
  };
}

const isOf = ({ analysisId, generation }: AnalysisJob) =>
  and(eq(analysis.id, analysisId), eq(analysis.generation, generation));
