import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_textsearch } from '@electric-sql/pglite-pg_textsearch';
import { vector } from '@electric-sql/pglite-pgvector';
import { DurableFiles } from './durable-files.ts';
import { EmbeddedSocket } from './embedded-socket.ts';

/** Log segments (16 MiB each) after which a checkpoint is due: what a start after a crash has to repeat. */
const SEGMENTS_BETWEEN_CHECKPOINTS = 8;
/** PGlite switches PostgreSQL's syncing off (-F); its `fdatasync`, the usual way to sync the log, does nothing. */
const DURABLE = [...PGlite.defaultStartParams.filter((one) => one !== '-F'), '-c', 'wal_sync_method=fsync'];

// PGlite blocks its thread while it works, so it lives here and the application speaks to it over a socket.
const { dataDir, isNew, socketPath, snapshot } = workerData as {
  dataDir: string | null;
  isNew: boolean;
  socketPath: string;
  snapshot: ArrayBuffer | null;
};

const files = dataDir ? new DurableFiles(dataDir) : null;
const database = await PGlite.create({
  ...(files ? { fs: files, startParams: DURABLE } : {}),
  ...(snapshot ? { loadDataDir: new Blob([snapshot]) } : {}),
  extensions: { pg_textsearch, vector },
});
await database.exec('create extension if not exists pg_textsearch; create extension if not exists vector;');
if (isNew) files?.syncAll();
// Without a postmaster nothing makes checkpoints, and the log would grow until the next stop.
let segments = 0;
const server = new EmbeddedSocket(database, {
  durability: files,
  async onIdle() {
    segments += files?.takeSegmentsBegun() ?? 0;
    if (segments < SEGMENTS_BETWEEN_CHECKPOINTS) return;
    segments = 0;
    await database.exec('checkpoint');
  },
});
await server.listen(socketPath);
parentPort?.postMessage({ kind: 'ready' });

parentPort?.on('message', async (message: { kind: 'stop' } | { kind: 'dump' }) => {
  if (message.kind === 'dump') {
    const dump = await database.dumpDataDir('none');
    const bytes = await dump.arrayBuffer();
    parentPort?.postMessage({ kind: 'dump', bytes }, [bytes]);
    return;
  }
  await server.stop();
  await database.close();
  parentPort?.postMessage({ kind: 'stopped' });
  process.exit(0);
});
