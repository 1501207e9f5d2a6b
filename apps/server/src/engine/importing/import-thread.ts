import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { MessagePort } from 'node:worker_threads';
import type { DatabaseAddress } from '../../db/client.ts';
import type { JobOptions, JobRun } from '../../ports/jobs.ts';
import type { Logger } from '../../ports/logger.ts';
import { errorForLog } from '../../runtime/error-for-log.ts';
import { runInThread } from '../../runtime/run-in-thread.ts';
import { DOWNLOAD_PREFIX } from './open-source.ts';

const RETRIES = 2;
/** A library of a whole country takes minutes; a slow machine has a night for it. */
const TIMEOUT_SECONDS = 12 * 3600;
const MEMORY_MB = 4096;
/** The terms of a text are ten thousand short strings: in the usual 48 MB tidying takes a quarter of the reading. */
const YOUNG_MB = 96;

/** Of every queue of imports: one is worked on at a time. */
export const IMPORT_JOB: JobOptions = {
  concurrency: 1,
  timeoutSeconds: TIMEOUT_SECONDS,
  retries: RETRIES,
};

/** How an import is read and written beside the server's event loop. */
export interface ImportThread {
  /** The thread's program, which knows the adapters. */
  program: URL;
  /** How the thread reaches the database by itself. */
  database: DatabaseAddress;
  /** How the thread has Word and HTML read; a port for each. */
  openParserPort(): MessagePort;
  /** Tidies the search index after an import. */
  settleSearch(signal?: AbortSignal): Promise<void>;
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

/** A bug as the thread tells it. */
export function answerOf(bug: Error | null): ImportThreadAnswer {
  return bug && { name: bug.name, message: bug.message, stack: bug.stack ?? '' };
}

/** An import that is queued or under way. */
export interface OpenImport {
  /** A copy to be removed at its end, or null. */
  copy: string | null;
  /** Writes that its thread died too often. */
  interrupt(): Promise<void>;
  /** Whatever was done, readers' caches are to look again. */
  changed(): void;
}

/** The thread writes progress and end into the row. Stopped or killed in the middle, it is begun again and changes nothing twice. */
export async function runImportThread(
  context: { logger: Logger; importFolder: string },
  thread: ImportThread,
  job: JobRun<{ importId: string }>,
  { copy, interrupt, changed }: OpenImport,
): Promise<void> {
  const { importId } = job.data;
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
    const limits = { timeoutMs: TIMEOUT_SECONDS * 1000, memoryMb: MEMORY_MB, youngMb: YOUNG_MB };
    const bug = await runInThread<ImportThreadAnswer>(thread.program, data, limits, job.signal, [parserPort]);
    if (bug) context.logger.error({ importId, ...bug }, 'import failed');
  } catch (error) {
    if (job.signal.aborted || job.retried < RETRIES) throw error;
    context.logger.error({ importId, error: errorForLog(error) }, 'import thread died');
    await interrupt();
  } finally {
    changed();
  }
  if (copy !== null) await rm(copy, { force: true });
  await thread.settleSearch(job.signal);
}
