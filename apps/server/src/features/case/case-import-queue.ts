import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../db/client.ts';
import { caseImport } from '../../db/schema/case.ts';
import { expireCases } from '../../engine/cases/index.ts';
import { IMPORT_JOB, type ImportThread, runImportThread } from '../../engine/importing/index.ts';
import { type JobDeeds, STOPPABLE } from '../../ports/job-desk.ts';
import type { JobRun } from '../../ports/jobs.ts';
import type { CaseImportsContext } from './case-context.ts';
import { maskCasesAnew } from './import/mask-cases-anew.ts';

const QUEUE = 'case.import';
const TIDYING = 'case.search';
const TIDYING_SECONDS = 3600;
const MASKING = 'case.masks';

/** Declares the queue of imports of cases, of which one is worked on at a time; before the jobs start. */
export function registerCaseImports(context: CaseImportsContext, thread: ImportThread): void {
  context.jobs.register(QUEUE, IMPORT_JOB, (job) => runNextImport(context, thread, job), importJobs(context));
  const tidying = { concurrency: 1, timeoutSeconds: TIDYING_SECONDS, retries: 1 };
  context.jobs.register(TIDYING, tidying, (job) => thread.settleSearch(job.signal), STOPPABLE);
  const mask = async ({ signal }: JobRun<object>) => void (await maskCasesAnew(context, signal));
  context.jobs.register(MASKING, tidying, mask, STOPPABLE);
}

/**
 * Adds the work on the imports in line; after the transaction that made a row. All of them are one job's work: of one key one job is
 * worked on, on whatever node.
 */
export async function addCaseImportJob(context: Pick<CaseImportsContext, 'jobs'>): Promise<void> {
  await context.jobs.add(QUEUE, {}, { key: QUEUE });
}

/** Takes up the imports that the last process left, and the tidying of its search index. */
export async function resumeCaseImports(context: CaseImportsContext): Promise<void> {
  if ((await nextImport(context)) !== null) await addCaseImportJob(context);
  await context.jobs.add(TIDYING, {}, { key: TIDYING });
  await context.jobs.add(MASKING, {}, { key: MASKING });
}

const IN_LINE = inArray(caseImport.state, ['queued', 'running']);

/** What was begun goes first, then what has waited longest. */
async function nextImport({ db }: { db: DatabaseOrTransaction }) {
  const [row] = await db
    .select()
    .from(caseImport)
    .where(IN_LINE)
    .orderBy(desc(caseImport.state), asc(caseImport.createdAt), asc(caseImport.id))
    .limit(1);
  return row ?? null;
}

async function runNextImport(
  context: CaseImportsContext,
  thread: ImportThread,
  job: JobRun<object>,
): Promise<void> {
  const row = await nextImport(context);
  if (!row) return;
  await runImportThread(
    context,
    thread,
    { ...job, data: { importId: row.id } },
    {
      copy: row.sourceKind === 'upload' ? row.location : null,
      async interrupt() {
        await context.db
          .update(caseImport)
          .set({ state: 'interrupted', finishedAt: context.clock.now() })
          .where(and(eq(caseImport.id, row.id), IN_LINE));
        await addCaseImportJob(context);
      },
      changed: () => expireCases(context),
    },
  );
  if ((await nextImport(context)) !== null) await addCaseImportJob(context);
}

/**
 * The job is the line's: it is described by the import that is worked on, and stopping it stops that one before its next batch, as its
 * starter could. The next in line follows.
 */
function importJobs(context: CaseImportsContext): JobDeeds<object> {
  return {
    async describe(jobs) {
      const row = await nextImport(context);
      return jobs.map(
        () =>
          row && {
            ownerId: row.startedBy,
            progress: row.filesTotal > 0 ? { done: row.filesDone, total: row.filesTotal } : null,
            isEnding: row.cancelRequested,
          },
      );
    },
    async stop(tx) {
      const row = await nextImport({ db: tx });
      if (row) await tx.update(caseImport).set({ cancelRequested: true }).where(eq(caseImport.id, row.id));
      return 'ending';
    },
  };
}
