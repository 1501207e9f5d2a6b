import { auditEvent } from '../db/schema/audit.ts';
import { chainEvents } from '../engine/audit/index.ts';
import type { Sample } from './sample.ts';

const nothing: Sample = { request: () => ({}) };

/** Sample requests of the overview and the audit log. */
export const ADMINISTRATION_SAMPLES: Record<string, Sample> = {
  'adminOverview.getOverview': nothing,
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
