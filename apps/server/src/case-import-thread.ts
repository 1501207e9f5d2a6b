import { parentPort, workerData } from 'node:worker_threads';
import { guardedDownloader } from './adapters/page-fetcher-guarded/guarded-downloader.ts';
import { parserOverPort } from './adapters/reading-processes/parser-over-port.ts';
import { connectDatabase } from './db/client.ts';
import { answerOf, type ImportThreadData } from './engine/importing/index.ts';
import { createCaseTextIndex } from './engine/retrieval/cases/words/case-text-index.ts';
import { getInstallationSettings } from './features/administration/index.ts';
import { runCaseImport } from './features/case/import/run-case-import.ts';
import { randomIds } from './runtime/random-ids.ts';
import { systemClock } from './runtime/system-clock.ts';

// Reading judgments and making their terms takes a processor for minutes, so it runs beside the server's event loop.
const { importId, database, folder, parserPort } = workerData as ImportThreadData;

const connection = await connectDatabase(database, { maxConnections: 2 });
try {
  const settings = () => getInstallationSettings({ db: connection.db });
  const bug = await runCaseImport(
    {
      db: connection.db,
      search: createCaseTextIndex({ db: connection.db, clock: systemClock }),
      ids: randomIds,
      parser: parserOverPort(parserPort),
      masksNames: (await settings()).caseNamesMasked,
      now: () => systemClock.now(),
      workFolder: folder,
      downloader: guardedDownloader({ allowedHosts: async () => (await settings()).allowedHosts }),
    },
    importId,
  );
  parentPort?.postMessage(answerOf(bug));
} finally {
  await connection.close();
  parserPort.close();
}
