import { parentPort, workerData } from 'node:worker_threads';
import { guardedDownloader } from './adapters/page-fetcher-guarded/guarded-downloader.ts';
import { parserOverPort } from './adapters/reading-processes/parser-over-port.ts';
import { chooseTextSearch } from './choose-text-search.ts';
import { connectDatabase } from './db/client.ts';
import { answerOf, type ImportThreadData } from './engine/importing/index.ts';
import { getInstallationSettings } from './features/administration/index.ts';
import { runLawImport } from './features/law/import/run-law-import.ts';
import { randomIds } from './runtime/random-ids.ts';

// Reading, parsing and segmenting a library takes a processor for a minute, so it runs beside the server's event loop.
const { importId, database, folder, parserPort } = workerData as ImportThreadData;

const connection = await connectDatabase(database, { maxConnections: 2 });
try {
  const bug = await runLawImport(
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
  parentPort?.postMessage(answerOf(bug));
} finally {
  await connection.close();
  parserPort.close();
}
