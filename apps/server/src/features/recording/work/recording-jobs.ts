import { and, eq, inArray } from 'drizzle-orm';
import { recording } from '../../../db/schema/recording.ts';
import type { JobDeeds } from '../../../ports/job-desk.ts';
import type { RecordingContext } from '../recording-context.ts';
import type { RecordingJob } from './queue-recording.ts';
import { isUnderWay } from './write-step.ts';

/** Whose recordings the jobs are about, and how far they are. One that is stopped is as if its owner had cancelled it. */
export function recordingJobs({ db }: Pick<RecordingContext, 'db'>): JobDeeds<RecordingJob> {
  return {
    async describe(jobs) {
      const ids = jobs.map(({ recordingId }) => recordingId);
      const rows = await db
        .select({
          id: recording.id,
          ownerId: recording.ownerId,
          done: recording.done,
          total: recording.total,
        })
        .from(recording)
        .where(inArray(recording.id, ids));
      const known = new Map(rows.map((row) => [row.id, row]));
      return ids.map((id) => {
        const row = known.get(id);
        if (!row) return null;
        const { ownerId, done, total } = row;
        return { ownerId, isEnding: false, progress: total ? { done, total } : null };
      });
    },
    async stop(tx, { recordingId, generation }) {
      await tx
        .update(recording)
        .set({ state: 'cancelled', retryAt: null })
        .where(isUnderWay({ id: recordingId, generation }));
      return 'gone';
    },
    async ready(tx, { recordingId, generation }) {
      await tx
        .update(recording)
        .set({ state: 'waiting', errorCode: null, attempts: 0 })
        .where(
          and(
            eq(recording.id, recordingId),
            eq(recording.generation, generation),
            eq(recording.state, 'failed'),
          ),
        );
    },
  };
}
