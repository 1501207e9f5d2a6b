import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { compiledPostgres } from './compiled-postgres.ts';
import { beginDatabaseFolder } from './embedded-folder.ts';
import { makeSocketFolder } from './make-socket-folder.ts';
import type { CopyEnd } from './online-copy.ts';

/** What its thread is asked for. */
export type EmbeddedRequest = 'dump' | 'beginCopy' | 'endCopy' | 'closeCopy' | 'stop';

/** Copies the files of a database that goes on meanwhile: first all but its log, then the log. */
export interface FilesCopy {
  copyData(control: Uint8Array): Promise<void>;
  copyLog(end: CopyEnd): Promise<void>;
}

/** The embedded PostgreSQL, running in a worker thread behind a unix socket. */
export interface EmbeddedDatabase {
  /** Folder of the socket, as `connectDatabase` takes it. */
  socketFolder: string;
  /** The whole data folder as an archive in memory, for cloning in tests. */
  dump(): Promise<ArrayBuffer>;
  /** Lets the folder be copied while nobody waits; clients are held up only for the checkpoint before it. */
  copyOnline(copy: FilesCopy): Promise<void>;
  stop(): Promise<void>;
}

/** Its answers are short-lived: in the usual 48 MB and more they would only lie longer. */
const YOUNG_GENERATION_MB = 16;

/**
 * Starts the embedded database.
 * @param options.dataDir its folder; null keeps everything in memory. In a folder, what a client was told is done is on the disk
 * @param options.snapshot an archive from `dump` to start from
 * @param options.unsynced leaves it to the caller to put the folder on the disk, at one go after the stop
 * @param options.onBegun once its thread runs: from then on it opens beside whatever this thread does
 */
export async function startEmbeddedDatabase(options: {
  dataDir: string | null;
  snapshot?: ArrayBuffer;
  unsynced?: boolean;
  onBegun?: (() => void) | undefined;
}): Promise<EmbeddedDatabase> {
  const folder = options.dataDir ? await beginDatabaseFolder(options.dataDir) : null;
  const { socketFolder, removeSocket } = await makeSocketFolder(options.dataDir);
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), {
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
    workerData: {
      dataDir: options.dataDir,
      unsynced: options.unsynced ?? false,
      isNew: folder?.isNew ?? false,
      socketPath: join(socketFolder, '.s.PGSQL.5432'),
      snapshot: options.snapshot ?? null,
      postgres: await compiledPostgres(),
    },
  });
  worker.once('online', () => options.onBegun?.());
  await answer(worker, 'ready');
  await folder?.finish();
  // A database that cannot write must not be served from: the process ends, and the next start repairs from the log.
  worker.on('error', (error) => {
    throw error;
  });
  const ask = (request: EmbeddedRequest) => {
    const answered = answer(worker, request);
    worker.postMessage(request);
    return answered;
  };
  return {
    socketFolder,
    dump: async () => (await ask('dump')) as ArrayBuffer,
    async copyOnline({ copyData, copyLog }) {
      const control = (await ask('beginCopy')) as Uint8Array;
      try {
        await copyData(control);
        await copyLog((await ask('endCopy')) as CopyEnd);
      } finally {
        await ask('closeCopy');
      }
    },
    async stop() {
      const exited = new Promise((resolve) => worker.once('exit', resolve));
      worker.postMessage('stop' satisfies EmbeddedRequest);
      await exited;
      await removeSocket();
    },
  };
}

function answer(worker: Worker, kind: EmbeddedRequest | 'ready'): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const onExit = () => reject(new Error('The embedded database was stopped.'));
    const onMessage = (message: { kind: string; value?: unknown; error?: string }) => {
      if (message.kind !== kind) return;
      worker.off('message', onMessage).off('error', reject).off('exit', onExit);
      if (message.error === undefined) resolve(message.value);
      else reject(new Error(message.error));
    };
    worker.on('message', onMessage);
    worker.once('error', reject).once('exit', onExit);
  });
}
