import { and, eq, inArray } from 'drizzle-orm';
import { lawImport } from '../../db/schema/law.ts';
import { IMPORT_JOB, type ImportThread, runImportThread } from '../../engine/importing/index.ts';
import { expireLibrary } from '../../engine/library/index.ts';
import type { JobDeeds } from '../../ports/job-desk.ts';
import type { JobRun } from '../../ports/jobs.ts';
import type { LawContext } from './law-context.ts';

const QUEUE = 'law.import';

/** Declares the queue of imports, of which one is worked on at a time; before the jobs start. */
export function registerImports(context: LawContext, thread: ImportThread): void {
  context.jobs.register<{ importId: string }>(
    QUEUE,
    IMPORT_JOB,
    (job) => runOpenImport(context, thread, job),
    importJobs(context),
  );
}

/** Adds the work on an import; after the transaction that made its row. */
export async function addImportJob(context: Pick<LawContext, 'jobs'>, importId: string): Promise<void> {
  await context.jobs.add(QUEUE, { importId }, { key: importId });
}

/** Takes up the import that the last process left. */
export async function resumeImports(context: LawContext): Promise<void> {
  const rows = await context.db
    .select({ id: lawImport.id })
    .from(lawImport)
    .where(inArray(lawImport.state, ['queued', 'running']));
  for (const row of rows) await addImportJob(context, row.id);
}

async function runOpenImport(
  context: LawContext,
  thread: ImportThread,
  job: JobRun<{ importId: string }>,
): Promise<void> {
  const open = and(eq(lawImport.id, job.data.importId), inArray(lawImport.state, ['queued', 'running']));
  const [row] = await context.db.select().from(lawImport).where(open);
  if (!row) return;
  await runImportThread(context, thread, job, {
    copy: row.sourceKind === 'upload' ? row.location : null,
    async interrupt() {
      await context.db
        .update(lawImport)
        .set({ state: 'interrupted', finishedAt: context.clock.now() })
        .where(open);
    },
    changed: () => expireLibrary(context),
  });
}

/** How far imports are. One that is told to stop does so before its next batch, as where it was begun. */
function importJobs({ db }: LawContext): JobDeeds<{ importId: string }> {
  return {
    async describe(jobs) {
      const ids = jobs.map(({ importId }) => importId);
      const rows = await db.select().from(lawImport).where(inArray(lawImport.id, ids));
      const known = new Map(rows.map((row) => [row.id, row]));
      return ids.map((id) => {
        const row = known.get(id);
        if (!row) return null;
        const progress = row.filesTotal > 0 ? { done: row.filesDone, total: row.filesTotal } : null;
        return { ownerId: null, progress, isEnding: row.cancelRequested };
      });
    },
    async stop(tx, { importId }) {
      await tx
        .update(lawImport)
        .set({ cancelRequested: true })
        .where(and(eq(lawImport.id, importId), inArray(lawImport.state, ['queued', 'running'])));
      return 'ending';
    },
  };
}
