import { mkdir, rm } from 'node:fs/promises';
import { type MessagePort, Worker } from 'node:worker_threads';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database, DatabaseAddress } from '../../db/client.ts';
import { lawImport } from '../../db/schema/law.ts';
import { expireLibrary } from '../../engine/library/index.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Logger } from '../../ports/logger.ts';

/** Runs imports, one at a time, each in a thread of its own. */
export interface LawImports {
  /** Begins to work on a queued import. */
  begin(importId: string): void;
  /** Takes up imports that a stopped or killed process left behind. */
  resume(): Promise<void>;
  /** Where uploads wait to be read. */
  folder: string;
  /** Settles when no import runs in this process. */
  idle(): Promise<void>;
  /** Stops the thread; the next start goes on with the import. */
  stop(): Promise<void>;
}

export interface ImportServiceOptions {
  context: { db: Database; clock: Clock; logger: Logger };
  /** How the thread reaches the database by itself. */
  database: DatabaseAddress;
  /** The thread's program, which knows the adapters. */
  program: URL;
  folder: string;
  /** How the thread has Word and HTML read; a port for each. */
  openParserPort: () => MessagePort;
  /** Tidies the search index after an import; nothing waits for it. */
  settleSearch?: () => Promise<void>;
}

/** What the thread is started with. */
export interface ImportThreadData {
  importId: string;
  database: DatabaseAddress;
  folder: string;
  parserPort: MessagePort;
}

/** What the thread says. */
export type ImportThreadMessage =
  | { kind: 'changed' }
  | { kind: 'bug'; name: string; message: string; stack: string };

export function createLawImports(options: ImportServiceOptions): LawImports {
  const { context, folder } = options;
  let running: { worker: Worker; ended: Promise<void> } | null = null;
  /** The last import with everything that follows it. */
  let lastEnded: Promise<void> = Promise.resolve();
  let stopping = false;

  function begin(importId: string): void {
    if (running || stopping) return;
    const parserPort = options.openParserPort();
    const data: ImportThreadData = { importId, database: options.database, folder, parserPort };
    const worker = new Worker(options.program, { workerData: data, transferList: [parserPort] });
    worker.on('message', (message: ImportThreadMessage) => {
      expireLibrary(context);
      if (message.kind === 'bug') context.logger.error({ importId, ...message }, 'law import failed');
    });
    let failure: Error | null = null;
    worker.on('error', (error) => {
      failure = error;
    });
    const ended = new Promise<void>((resolve) => {
      worker.on('exit', () => void finish(importId, failure).finally(resolve));
    });
    running = { worker, ended };
    lastEnded = ended;
  }

  async function finish(importId: string, failure: Error | null): Promise<void> {
    running = null;
    expireLibrary(context);
    if (stopping) return;
    if (failure) context.logger.error({ importId, message: failure.message }, 'law import thread died');
    try {
      // Still running in its row: the thread died without writing its end.
      await context.db
        .update(lawImport)
        .set({ state: 'interrupted', finishedAt: context.clock.now() })
        .where(and(eq(lawImport.id, importId), inArray(lawImport.state, ['queued', 'running'])));
      await removeUpload(importId);
      // Asked for between the end in the row and the end of the thread.
      const next = await findWaiting();
      if (next) begin(next);
      else await options.settleSearch?.();
    } catch (error) {
      context.logger.error({ importId, message: (error as Error).message }, 'law import could not be closed');
    }
  }

  async function removeUpload(importId: string): Promise<void> {
    const [row] = await context.db.select().from(lawImport).where(eq(lawImport.id, importId));
    if (row?.sourceKind === 'upload') await rm(row.location, { force: true });
  }

  async function findWaiting(): Promise<string | null> {
    const [left] = await context.db
      .select({ id: lawImport.id })
      .from(lawImport)
      .where(inArray(lawImport.state, ['queued', 'running']))
      .limit(1);
    return left?.id ?? null;
  }

  return {
    folder,
    begin,
    async resume() {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const importId = await findWaiting();
      if (!importId) return;
      context.logger.info({ importId }, 'going on with an import that was cut off');
      begin(importId);
    },
    async idle() {
      await running?.ended;
    },
    async stop() {
      stopping = true;
      await running?.worker.terminate();
      await lastEnded;
    },
  };
}
