import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { MessagePort } from 'node:worker_threads';
import { and, eq, inArray } from 'drizzle-orm';
import type { DatabaseAddress } from '../../db/client.ts';
import { lawImport } from '../../db/schema/law.ts';
import { expireLibrary } from '../../engine/library/index.ts';
import type { JobRun } from '../../ports/jobs.ts';
import { errorForLog } from '../../runtime/error-for-log.ts';
import { runInThread } from '../../runtime/run-in-thread.ts';
import { DOWNLOAD_PREFIX } from './import/open-source.ts';
import type { LawContext } from './law-context.ts';

const QUEUE = 'law.import';
const RETRIES = 2;
/** A library of a whole country takes minutes; a slow machine has a night for it. */
const TIMEOUT_SECONDS = 12 * 3600;
const MEMORY_MB = 4096;

/** How an import is read and written beside the server's event loop. */
export interface ImportThread {
  /** The thread's program, which knows the adapters. */
  program: URL;
  /** How the thread reaches the database by itself. */
  database: DatabaseAddress;
  /** How the thread has Word and HTML read; a port for each. */
  openParserPort(): MessagePort;
  /** Tidies the search index after an import. */
  settleSearch(): Promise<void>;
}

/** What the thread is started with. */
export interface ImportThreadData {
  importId: string;
  database: DatabaseAddress;
  /** Where a download is kept while it is read. */
  folder: string;
  parserPort: MessagePort;
}

/** What the thread says at its end: a bug to log, or null. */
export type ImportThreadAnswer = { name: string; message: string; stack: string } | null;

/** Declares the queue of imports, of which one is worked on at a time; before the jobs start. */
export function registerImports(context: LawContext, thread: ImportThread): void {
  context.jobs.register<{ importId: string }>(
    QUEUE,
    { concurrency: 1, timeoutSeconds: TIMEOUT_SECONDS, retries: RETRIES },
    (job) => runImportInThread(context, thread, job),
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

/** The thread writes progress and end into the row. Stopped or killed in the middle, it is begun again and changes nothing twice. */
async function runImportInThread(
  context: LawContext,
  thread: ImportThread,
  job: JobRun<{ importId: string }>,
): Promise<void> {
  const { importId } = job.data;
  const open = and(eq(lawImport.id, importId), inArray(lawImport.state, ['queued', 'running']));
  const [row] = await context.db.select().from(lawImport).where(open);
  if (!row) return;
  try {
    await mkdir(context.importFolder, { recursive: true, mode: 0o700 });
    // What a killed process had fetched: it takes its import up again here, and one import runs at a time.
    for (const name of await readdir(context.importFolder))
      if (name.startsWith(DOWNLOAD_PREFIX)) await rm(join(context.importFolder, name), { force: true });
    const parserPort = thread.openParserPort();
    const data: ImportThreadData = {
      importId,
      database: thread.database,
      folder: context.importFolder,
      parserPort,
    };
    const limits = { timeoutMs: TIMEOUT_SECONDS * 1000, memoryMb: MEMORY_MB };
    const bug = await runInThread<ImportThreadAnswer>(thread.program, data, limits, job.signal, [parserPort]);
    if (bug) context.logger.error({ importId, ...bug }, 'law import failed');
  } catch (error) {
    if (job.signal.aborted || job.retried < RETRIES) throw error;
    context.logger.error({ importId, error: errorForLog(error) }, 'law import thread died');
    await context.db
      .update(lawImport)
      .set({ state: 'interrupted', finishedAt: context.clock.now() })
      .where(open);
  } finally {
    expireLibrary(context);
  }
  if (row.sourceKind === 'upload') await rm(row.location, { force: true });
  await thread.settleSearch();
}
