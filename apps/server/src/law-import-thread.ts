import { parentPort, workerData } from 'node:worker_threads';
import { guardedDownloader } from './adapters/page-fetcher-guarded/guarded-downloader.ts';
import { parserOverPort } from './adapters/reading-processes/parser-over-port.ts';
import { chooseTextSearch } from './choose-text-search.ts';
import { connectDatabase } from './db/client.ts';
import { getInstallationSettings } from './features/administration/index.ts';
import { runImportJob } from './features/law/import/run-import-job.ts';
import type { ImportThreadAnswer, ImportThreadData } from './features/law/import-queue.ts';
import { randomIds } from './runtime/random-ids.ts';

// Reading, parsing and segmenting a library takes a processor for a minute, so it runs beside the server's event loop.
const { importId, database, folder, parserPort } = workerData as ImportThreadData;

const connection = await connectDatabase(database, { maxConnections: 2 });
try {
  const bug = await runImportJob(
    {
      db: connection.db,
      search: chooseTextSearch(connection),
      ids: randomIds,
      parser: parserOverPort(parserPort),
      now: () => new Date(),
      workFolder: folder,
      downloader: guardedDownloader({
        allowedHosts: async () => (await getInstallationSettings({ db: connection.db })).allowedHosts,
      }),
    },
    importId,
  );
  const answer: ImportThreadAnswer = bug && {
    name: bug.name,
    message: bug.message,
    stack: bug.stack ?? '',
  };
  parentPort?.postMessage(answer);
} finally {
  await connection.close();
  parserPort.close();
}
