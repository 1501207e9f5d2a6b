import { auditEvent } from '../db/schema/audit.ts';
import { failedJob, job } from '../db/schema/job.ts';
import { chainEvents } from '../engine/audit/index.ts';
import type { Sample } from './sample.ts';

const nothing: Sample = { request: () => ({}) };

/** A job that was given up, of work that finds nothing to do. */
const givenUp: Sample['request'] = async ({ server }) => {
  const failed = { queue: 'review', data: { reviewId: 'rev_none' }, attempts: 3, error: 'Error' };
  const values = { ...failed, failedAt: server.clock.now() };
  const [row] = await server.context.db.insert(failedJob).values(values).returning();
  return { params: { jobId: String(row?.id) } };
};

/** Sample requests of the overview, jobs and the audit log. */
export const ADMINISTRATION_SAMPLES: Record<string, Sample> = {
  'adminOverview.getOverview': nothing,
  'adminRecogniser.getLocalRecogniser': nothing,
  'adminRecogniser.testRecogniser': {
    request: () => ({ params: { modelId: 'environment-transcription' }, body: { uploadId: null } }),
  },
  'adminJob.listJobs': { request: () => ({ query: { state: 'failed', kind: 'review' } }) },
  'adminJob.stopJob': {
    request: async ({ server }) => {
      const dueAt = new Date(server.clock.now().getTime() + 3_600_000);
      const values = { queue: 'case.masks', data: {}, dueAt };
      const [row] = await server.context.db.insert(job).values(values).returning();
      return { params: { jobId: String(row?.id) } };
    },
  },
  'adminJob.retryJob': { request: givenUp },
  'adminJob.dismissJob': { request: givenUp },
  'adminAudit.listAuditEntries': { request: () => ({ query: { thingKind: 'account', action: 'locked' } }) },
  'adminAudit.exportAuditEntries': { request: () => ({ query: { format: 'csv' } }) },
  'adminAudit.verifyAudit': { request: () => ({ body: {} }) },
  'adminAudit.getAuditCheckpoint': {
    request: async ({ server, owner }) => {
      const { db } = server.context;
      // An entry old enough to be linked.
      await db.insert(auditEvent).values({
        userId: owner.userId,
        role: 'user',
        thingKind: 'model',
        action: 'saved',
        requestId: 'sample',
        happenedAt: new Date(server.clock.now().getTime() - 3_600_000),
      });
      await chainEvents(server.app.context);
      return {};
    },
  },
};
