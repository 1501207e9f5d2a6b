import { and, eq, inArray } from 'drizzle-orm';
import { evidenceBundle } from '../../../../db/schema/drafting.ts';
import type { JobDeeds } from '../../../../ports/job-desk.ts';
import type { EvidenceContext } from '../evidence-context.ts';
import { makeBundle } from './make-bundle.ts';

const QUEUE = 'evidence_bundle';
const RETRIES = 2;
/** Bundles that are not at their end. */
export const OPEN_BUNDLE = inArray(evidenceBundle.state, ['waiting', 'working']);

/** Declares the making of bundles, one at a time: each holds all of its files at once. Before the jobs start. */
export function registerBundles(context: EvidenceContext): void {
  context.jobs.register<{ bundleId: string }>(
    QUEUE,
    { concurrency: 1, timeoutSeconds: 1800, retries: RETRIES },
    (job) => makeBundle(context, job.data.bundleId, { signal: job.signal, isLast: job.retried >= RETRIES }),
    bundleJobs(context),
  );
}

/** Adds the work on a bundle; after the transaction that made its row. */
export async function queueBundle({ jobs }: Pick<EvidenceContext, 'jobs'>, bundleId: string): Promise<void> {
  await jobs.add(QUEUE, { bundleId }, { key: bundleId });
}

/** Takes up what the last process left. */
export async function resumeBundles(context: EvidenceContext): Promise<void> {
  const open = await context.db.select({ id: evidenceBundle.id }).from(evidenceBundle).where(OPEN_BUNDLE);
  for (const { id } of open) await queueBundle(context, id);
}

function bundleJobs({ db }: EvidenceContext): JobDeeds<{ bundleId: string }> {
  return {
    async describe(jobs) {
      const ids = jobs.map(({ bundleId }) => bundleId);
      const rows = await db.select().from(evidenceBundle).where(inArray(evidenceBundle.id, ids));
      const known = new Map(rows.map((row) => [row.id, row]));
      return ids.map((id) => {
        const row = known.get(id);
        if (!row) return null;
        return { ownerId: row.ownerId, progress: { done: row.done, total: row.total }, isEnding: false };
      });
    },
    async stop(tx, { bundleId }) {
      await tx
        .update(evidenceBundle)
        .set({ state: 'cancelled' })
        .where(and(eq(evidenceBundle.id, bundleId), OPEN_BUNDLE));
      return 'gone';
    },
    async ready(tx, { bundleId }) {
      await tx
        .update(evidenceBundle)
        .set({ state: 'waiting', errorCode: null, errorValues: {} })
        .where(and(eq(evidenceBundle.id, bundleId), eq(evidenceBundle.state, 'failed')));
    },
  };
}
