import { and, eq, inArray } from 'drizzle-orm';
import { caseImport } from '../../db/schema/case.ts';
import { expireCases } from '../../engine/cases/index.ts';
import { IMPORT_JOB, type ImportThread, runImportThread } from '../../engine/importing/index.ts';
import type { JobRun } from '../../ports/jobs.ts';
import type { CaseImportsContext } from './case-context.ts';

const QUEUE = 'case.import';
const TIDYING = 'case.search';
const TIDYING_SECONDS = 3600;

/** Declares the queue of imports of cases, of which one is worked on at a time; before the jobs start. */
export function registerCaseImports(context: CaseImportsContext, thread: ImportThread): void {
  context.jobs.register<{ importId: string }>(QUEUE, IMPORT_JOB, (job) =>
    runOpenImport(context, thread, job),
  );
  const tidying = { concurrency: 1, timeoutSeconds: TIDYING_SECONDS, retries: 1 };
  context.jobs.register(TIDYING, tidying, (job) => thread.settleSearch(job.signal));
}

/** Adds the work on an import; after the transaction that made its row. */
export async function addCaseImportJob(
  context: Pick<CaseImportsContext, 'jobs'>,
  importId: string,
): Promise<void> {
  await context.jobs.add(QUEUE, { importId }, { key: importId });
}

/** Takes up the import that the last process left, and the tidying of its search index. */
export async function resumeCaseImports(context: CaseImportsContext): Promise<void> {
  const rows = await context.db
    .select({ id: caseImport.id })
    .from(caseImport)
    .where(inArray(caseImport.state, ['queued', 'running']));
  for (const row of rows) await addCaseImportJob(context, row.id);
  await context.jobs.add(TIDYING, {}, { key: TIDYING });
}

async function runOpenImport(
  context: CaseImportsContext,
  thread: ImportThread,
  job: JobRun<{ importId: string }>,
): Promise<void> {
  const open = and(eq(caseImport.id, job.data.importId), inArray(caseImport.state, ['queued', 'running']));
  const [row] = await context.db.select().from(caseImport).where(open);
  if (!row) return;
  await runImportThread(context, thread, job, {
    copy: row.sourceKind === 'upload' ? row.location : null,
    async interrupt() {
      await context.db
        .update(caseImport)
        .set({ state: 'interrupted', finishedAt: context.clock.now() })
        .where(open);
    },
    changed: () => expireCases(context),
  });
}
