import { and, eq, inArray } from 'drizzle-orm';
import { citationAudit } from '../../db/schema/citation-audit.ts';
import type { JobDeeds } from '../../ports/job-desk.ts';
import type { AuditContext } from './audit-context.ts';
import { runAudit } from './run-audit.ts';

const QUEUE = 'citation_audit';

/** Declares the work on audits; before the jobs start. */
export function registerAudits(context: AuditContext): void {
  context.jobs.register<{ auditId: string }>(
    QUEUE,
    { concurrency: 2, timeoutSeconds: 900, retries: 2 },
    (job) => runAudit(context, job.data.auditId, { signal: job.signal, isLast: job.retried >= 2 }),
    auditJobs(context),
  );
}

/** Adds the work on an audit; after the transaction that made its row. */
export async function queueAudit(context: Pick<AuditContext, 'jobs'>, auditId: string): Promise<void> {
  await context.jobs.add(QUEUE, { auditId }, { key: auditId });
}

/** Goes on with the audits that waited for a file to be read. */
export async function auditReady(context: AuditContext, documentId: string): Promise<void> {
  const rows = await context.db
    .select({ id: citationAudit.id })
    .from(citationAudit)
    .where(
      and(eq(citationAudit.documentId, documentId), inArray(citationAudit.state, ['waiting', 'working'])),
    );
  for (const row of rows) await queueAudit(context, row.id);
}

/** Takes up what the last process left. */
export async function resumeAudits(context: AuditContext): Promise<void> {
  const rows = await context.db
    .select({ id: citationAudit.id })
    .from(citationAudit)
    .where(inArray(citationAudit.state, ['waiting', 'working']));
  for (const row of rows) await queueAudit(context, row.id);
}

/** Whose audits the jobs are about, and how far they are. One that is stopped keeps what it found. */
function auditJobs({ db, clock }: AuditContext): JobDeeds<{ auditId: string }> {
  return {
    async describe(jobs) {
      const ids = jobs.map(({ auditId }) => auditId);
      const rows = await db
        .select({
          id: citationAudit.id,
          ownerId: citationAudit.ownerId,
          done: citationAudit.charactersDone,
          total: citationAudit.characters,
        })
        .from(citationAudit)
        .where(inArray(citationAudit.id, ids));
      const known = new Map(rows.map((row) => [row.id, row]));
      return ids.map((id) => {
        const row = known.get(id);
        if (!row) return null;
        const { ownerId, done, total } = row;
        return { ownerId, progress: total > 0 ? { done, total } : null, isEnding: false };
      });
    },
    async stop(tx, { auditId }) {
      await tx
        .update(citationAudit)
        .set({ state: 'cancelled', finishedAt: clock.now() })
        .where(and(eq(citationAudit.id, auditId), inArray(citationAudit.state, ['waiting', 'working'])));
      return 'gone';
    },
    async ready(tx, { auditId }) {
      await tx
        .update(citationAudit)
        .set({ state: 'waiting', errorCode: null, finishedAt: null })
        .where(and(eq(citationAudit.id, auditId), eq(citationAudit.state, 'failed')));
    },
  };
}
