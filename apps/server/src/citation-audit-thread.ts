import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { loadLexicon } from '@mingfa/content/lexicon';
import { chooseTextSearch } from './choose-text-search.ts';
import { connectDatabase } from './db/client.ts';
import { auditInThread } from './features/citation-audit/thread/audit-in-thread.ts';
import type { AuditThreadData, AuditWork } from './features/citation-audit/thread/audit-jobs.ts';

// A brief of three hundred pages takes a processor for seconds: finding its citations, and holding sentences against articles.
const { database } = workerData as AuditThreadData;
const connection = await connectDatabase(database, { maxConnections: 1 });
const library = {
  db: connection.db,
  search: chooseTextSearch(connection),
  everydayWords: await loadLexicon(),
};
// One text at a time is sent; what goes wrong with one ends the thread.
parentPort?.on('message', (work: AuditWork) => {
  const port = parentPort as MessagePort;
  void auditInThread(port, library, work);
});
