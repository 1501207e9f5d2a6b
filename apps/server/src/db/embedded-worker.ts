import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_textsearch } from '@electric-sql/pglite-pg_textsearch';
import { vector } from '@electric-sql/pglite-pgvector';
import { EmbeddedSocket } from './embedded-socket.ts';

// PGlite blocks its thread while it works, so it lives here and the application speaks to it over a socket.
const { dataDir, socketPath, snapshot } = workerData as {
  dataDir: string | null;
  socketPath: string;
  snapshot: ArrayBuffer | null;
};

const database = await PGlite.create({
  ...(dataDir ? { dataDir } : {}),
  ...(snapshot ? { loadDataDir: new Blob([snapshot]) } : {}),
  extensions: { pg_textsearch, vector },
});
await database.exec('create extension if not exists pg_textsearch; create extension if not exists vector;');
const server = new EmbeddedSocket(database);
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
