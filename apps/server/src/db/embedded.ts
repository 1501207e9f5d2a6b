import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { beginDatabaseFolder } from './embedded-folder.ts';

/** The embedded PostgreSQL, running in a worker thread behind a unix socket. */
export interface EmbeddedDatabase {
  /** Folder of the socket, as `connectDatabase` takes it. */
  socketFolder: string;
  /** The whole data folder as an archive, for backups and for cloning in tests. */
  dump(): Promise<ArrayBuffer>;
  stop(): Promise<void>;
}

/** Its answers are short-lived: in the usual 48 MB and more they would only lie longer. */
const YOUNG_GENERATION_MB = 16;

/**
 * Starts the embedded database.
 * @param options.dataDir its folder; null keeps everything in memory. In a folder, what a client was told is done is on the disk
 * @param options.snapshot an archive from `dump` to start from
 */
export async function startEmbeddedDatabase(options: {
  dataDir: string | null;
  snapshot?: ArrayBuffer;
}): Promise<EmbeddedDatabase> {
  const folder = options.dataDir ? await beginDatabaseFolder(options.dataDir) : null;
  // A socket path may have 107 characters at most, so it does not live in the data folder.
  const socketFolder = await mkdtemp(join(tmpdir(), 'mingfa-'));
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), {
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
    workerData: {
      dataDir: options.dataDir,
      isNew: folder?.isNew ?? false,
      socketPath: join(socketFolder, '.s.PGSQL.5432'),
      snapshot: options.snapshot ?? null,
    },
  });
  await answer(worker, 'ready');
  await folder?.finish();
  // A database that cannot write must not be served from: the process ends, and the next start repairs from the log.
  worker.on('error', (error) => {
    throw error;
  });
  return {
    socketFolder,
    async dump() {
      worker.postMessage({ kind: 'dump' });
      return (await answer(worker, 'dump')).bytes as ArrayBuffer;
    },
    async stop() {
      const exited = new Promise((resolve) => worker.once('exit', resolve));
      worker.postMessage({ kind: 'stop' });
      await exited;
      await rm(socketFolder, { recursive: true, force: true });
    },
  };
}

function answer(worker: Worker, kind: string): Promise<{ kind: string; bytes?: ArrayBuffer }> {
  return new Promise((resolve, reject) => {
    const onMessage = (message: { kind: string; bytes?: ArrayBuffer }) => {
      if (message.kind !== kind) return;
      worker.off('message', onMessage).off('error', reject);
      resolve(message);
    };
    worker.on('message', onMessage);
    worker.once('error', reject);
  });
}
