import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_textsearch } from '@electric-sql/pglite-pg_textsearch';
import { vector } from '@electric-sql/pglite-pgvector';
import type { CompiledPostgres } from './compiled-postgres.ts';
import { DurableFiles } from './durable-files.ts';
import type { EmbeddedRequest } from './embedded.ts';
import { EmbeddedSocket } from './embedded-socket.ts';
import { OnlineCopy } from './online-copy.ts';

/** Log segments (16 MiB each) after which a checkpoint is due: what a start after a crash has to repeat. */
const SEGMENTS_BETWEEN_CHECKPOINTS = 8;
/** PGlite switches PostgreSQL's syncing off (-F); its `fdatasync`, the usual way to sync the log, does nothing. */
const DURABLE = [...PGlite.defaultStartParams.filter((one) => one !== '-F'), '-c', 'wal_sync_method=fsync'];

// PGlite blocks its thread while it works, so it lives here and the application speaks to it over a socket.
const { dataDir, unsynced, isNew, socketPath, snapshot, postgres } = workerData as {
  dataDir: string | null;
  unsynced: boolean;
  isNew: boolean;
  socketPath: string;
  snapshot: ArrayBuffer | null;
  postgres: CompiledPostgres;
};

const files = dataDir && !unsynced ? new DurableFiles(dataDir) : null;
const database = await PGlite.create({
  ...(files ? { fs: files, startParams: DURABLE } : dataDir ? { dataDir } : {}),
  ...(snapshot ? { loadDataDir: new Blob([snapshot]) } : {}),
  pgliteWasmModule: postgres,
  extensions: { pg_textsearch, vector },
}).catch((thrown: unknown) => {
  // Its file layer throws what is no `Error`, of which nothing would be read outside this thread.
  const { errno } = thrown as { errno?: number };
  throw thrown instanceof Error ? thrown : new Error(`The file layer failed, errno: ${errno}`);
});
await database.exec('create extension if not exists pg_textsearch; create extension if not exists vector;');
if (isNew) files?.syncAll();
// Without a postmaster nothing makes checkpoints, and the log would grow until the next stop.
let segments = 0;
const copy = new OnlineCopy(database, dataDir ?? '');
const server = new EmbeddedSocket(database, {
  durability: files,
  async onIdle() {
    segments += files?.takeSegmentsBegun() ?? 0;
    // A checkpoint would remove log that a copy still needs.
    if (segments < SEGMENTS_BETWEEN_CHECKPOINTS || copy.isOpen) return;
    segments = 0;
    await database.exec('checkpoint');
  },
});
await server.listen(socketPath);
parentPort?.postMessage({ kind: 'ready' });

const answers: Record<Exclude<EmbeddedRequest, 'stop'>, () => Promise<unknown>> = {
  dump: async () => {
    // Else each clone would go through the log again.
    await database.exec('checkpoint');
    return (await database.dumpDataDir('none')).arrayBuffer();
  },
  beginCopy: () => server.runBetween(() => copy.begin()),
  endCopy: () => server.runBetween(() => copy.end()),
  closeCopy: () => server.runBetween(() => copy.close()),
};

parentPort?.on('message', async (request: EmbeddedRequest) => {
  if (request === 'stop') {
    await server.stop();
    await database.close();
    process.exit(0);
  }
  try {
    const value = await answers[request]();
    parentPort?.postMessage({ kind: request, value }, value instanceof ArrayBuffer ? [value] : []);
  } catch (error) {
    parentPort?.postMessage({ kind: request, error: error instanceof Error ? error.message : String(error) });
  }
});
